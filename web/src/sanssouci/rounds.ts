import { type RoundStart, standingDecisions } from '../table/rounds.ts';
import type { LogEntry } from '../table/session.ts';
import type { Event } from '../types/sanssouci.ts';

/** Where the rounds of a game begin: every card of the player who began starts one. */
export function roundStarts(log: readonly LogEntry[]): RoundStart[] {
  const plays = standingDecisions(log).flatMap(({ seq, events }) =>
    ((events ?? []) as Event[]).flatMap((event) =>
      event.event === 'played' ? [{ seq, seat: event.seat }] : [],
    ),
  );
  return plays
    .filter(({ seat }) => seat === plays[0]?.seat)
    .map(({ seq }, index) => ({ seq, label: String(index + 1), major: index === 0 }));
}
