import { LEVELS, type Level, type TableView } from '../types/server.ts';

/**
 * The level of the next easier bots after the user has lost a game against bots alone; null if somebody else played, or if
 * there are none.
 */
export function easierLevel(table: TableView | null, winners: readonly number[]): Level | null {
  if (!table || table.you === null || table.phase !== 'over' || winners.includes(table.you)) return null;
  const others = table.seats.filter((_, seat) => seat !== table.you);
  const levels = others.map(({ occupant }) =>
    occupant?.kind === 'bot' ? LEVELS.indexOf(occupant.level) : -1,
  );
  if (levels.length === 0 || levels.includes(-1)) return null;
  return LEVELS[Math.max(...levels) - 1] ?? null;
}
