import type { LogEntry } from '../table/session.ts';
import type { Card, Event, View } from '../types/sanssouci.ts';

/**
 * The card that a seat has played last, from the log up to the entry `until`. The view cannot say it: it lists the played
 * cards in no particular order.
 *
 * Null if the log misses a card of this seat, which can happen while the page is loading: no card is better than a wrong one.
 */
export function lastCard(log: readonly LogEntry[], until: number, view: View, seat: number): Card | null {
  const played = playedCards(log, until, seat);
  const known = view.seats[seat]?.played.length ?? 0;
  return played.length === known ? (played.at(-1) ?? null) : null;
}

/** The cards that a seat has played, in order, without those that were undone. */
function playedCards(log: readonly LogEntry[], until: number, seat: number): Card[] {
  const decisions: (Card | null)[] = [];
  for (const { seq, what, events } of log) {
    if (seq > until) break;
    if (what.what === 'undone' && what.seat === seat) decisions.pop();
    if (what.what !== 'acted' || what.seat !== seat) continue;
    const played = ((events ?? []) as Event[]).find((event) => event.event === 'played');
    decisions.push(played?.card ?? null);
  }
  return decisions.filter((card) => card !== null);
}
