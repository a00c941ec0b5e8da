import { LEVELS, type Level, type TableView } from '../types/server.ts';

/**
 * The place of the strongest bot in the list of levels after the user has lost a game against bots alone; null if
 * somebody else played, and before the end.
 */
function strongestWinner(table: TableView | null, winners: readonly number[]): number | null {
  if (!table || table.you === null || table.phase !== 'over' || winners.includes(table.you)) return null;
  const others = table.seats.filter((_, seat) => seat !== table.you);
  const levels = others.map(({ occupant }) =>
    occupant?.kind === 'bot' ? LEVELS.indexOf(occupant.level) : -1,
  );
  return levels.length === 0 || levels.includes(-1) ? null : Math.max(...levels);
}

/** The level of the next easier bots after the user has lost against bots; null if there are none. */
export function easierLevel(table: TableView | null, winners: readonly number[]): Level | null {
  return LEVELS[(strongestWinner(table, winners) ?? 0) - 1] ?? null;
}

/** Whether the user has lost against the easiest bots, so that lessons help more than other opponents. */
export const needsLessons = (table: TableView | null, winners: readonly number[]): boolean =>
  strongestWinner(table, winners) === 0;
