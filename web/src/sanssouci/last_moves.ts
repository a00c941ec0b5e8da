import type { LogEntry } from '../table/session.ts';
import type { Event, Field } from '../types/sanssouci.ts';
import { highlightedFields } from './log_highlights.ts';

/** The fields of each seat's last turn up to the log entry `until`: the laid tile, and the end of a noble's walk. */
export function lastMoves(log: readonly LogEntry[], until: number): Map<number, Field[]> {
  const turns = new Map<number, Event[][]>();
  for (const { seq, what, events } of log) {
    if (seq > until) break;
    if (what.what === 'undone') turns.get(what.seat)?.pop();
    if (what.what !== 'acted') continue;
    const decision = (events ?? []) as Event[];
    const turn = decision.some(({ event }) => event === 'played') ? [] : (turns.get(what.seat) ?? []);
    turns.set(what.seat, [...turn, decision]);
  }
  return new Map(
    [...turns].map(([seat, decisions]) => {
      // A noble may walk to the tile that was just laid.
      return [seat, [...new Set(highlightedFields(decisions.flat(), seat))]];
    }),
  );
}
