import type { LogEntry } from './session.ts';

/** The first decision of a round, with the number of the round. */
export type RoundStart = {
  seq: number;
  label: string;
  /** Whether a new part of the game begins with it. */
  major: boolean;
};

/** The decisions of a log that were not taken back. */
export function standingDecisions(log: readonly LogEntry[]): LogEntry[] {
  const decisions: LogEntry[] = [];
  for (const entry of log) {
    const { what } = entry;
    if (what.what === 'acted') decisions.push(entry);
    if (what.what !== 'undone') continue;
    // Others may have decided at the same time; their decisions stay.
    const last = decisions.findLastIndex(
      ({ what: other }) => other.what === 'acted' && other.seat === what.seat,
    );
    if (last >= 0) decisions.splice(last, 1);
  }
  return decisions;
}
