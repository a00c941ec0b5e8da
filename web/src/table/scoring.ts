import { list, say } from '../words/words.svelte.ts';

/** One item of a scoring, with everybody's points. */
export type ScoringItem = { label: string; points: number[] };
/** The outcome of a game. */
export type ScoringResult = {
  winners: number[];
  you: number | null;
  /** The tie-breaker. */
  tie: { text: string; label: string; values: number[] };
};

/** Formats points with a minus sign, which is as wide as a plus; the keyboard's is a hyphen. */
export const formatPoints = (points: number) => (points < 0 ? `−${-points}` : String(points));

/** Everybody's sum of the first `count` items. */
export function partialSums(items: ScoringItem[], players: number, count: number): number[] {
  return Array.from({ length: players }, (_, seat) =>
    items.slice(0, count).reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
  );
}

/** Whether several players share the most points. */
export function isTie(totals: number[]): boolean {
  const most = Math.max(...totals);
  return totals.filter((total) => total === most).length > 1;
}

/** Says who won. */
export function winnersText({ winners, you }: ScoringResult, names: string[]): string {
  if (you !== null && winners.includes(you))
    return winners.length > 1 ? say('over.you_shared') : say('over.you_won');
  return say('over.won', { names: list(winners.map((seat) => names[seat] ?? '')), count: winners.length });
}
