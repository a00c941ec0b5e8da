import type { ScoringItem, ScoringResult } from './scoring.ts';

/** The item in which a winner gained most on the user, and by how many points. */
export type DecidingItem = { label: string; winner: number; lead: number };

/** What decided a game that the user has lost on points; null if they have not. */
export function decidingItem(
  items: ScoringItem[],
  { winners, you }: Pick<ScoringResult, 'winners' | 'you'>,
  totals: number[],
): DecidingItem | null {
  const [winner] = winners;
  if (you === null || winner === undefined || winners.includes(you)) return null;
  // A tie-breaker has its own sentence.
  if (totals[winner] === totals[you]) return null;
  let most: DecidingItem | null = null;
  for (const { label, points } of items) {
    const lead = (points[winner] ?? 0) - (points[you] ?? 0);
    if (lead > (most?.lead ?? 0)) most = { label, winner, lead };
  }
  return most;
}
