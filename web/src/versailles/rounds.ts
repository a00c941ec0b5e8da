import { type RoundStart, standingDecisions } from '../table/rounds.ts';
import type { LogEntry } from '../table/session.ts';
import type { Event } from '../types/versailles.ts';

/** Where the rounds of a game begin: with the first bid after the king has moved. Each half counts from one. */
export function roundStarts(log: readonly LogEntry[]): RoundStart[] {
  const starts: RoundStart[] = [];
  let round = 1;
  let begins = true;
  for (const { seq, events } of standingDecisions(log)) {
    if (begins) starts.push({ seq, label: String(round), major: round === 1 });
    begins = false;
    for (const { event } of (events ?? []) as Event[]) {
      if (event === 'king_moved') [begins, round] = [true, round + 1];
      if (event === 'half_begun') round = 1;
    }
  }
  return starts;
}
