import { list, say } from '../words/words.svelte.ts';

/** One item of a scoring, with everybody's points. */
export type ScoringItem = {
  label: string;
  points: number[];
  /** The sprite of the item. */
  icon?: string;
  /** What each seat has points for, if that needs saying. */
  parts?: ScoringPart[][];
};
/** A part of a seat's points: a sprite or a short sign, the words for it, and the points. */
export type ScoringPart = { icon?: string; sign?: string; text: string; points: number };
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

/** A lead of at most this many points was close. */
const CLOSE = 5;

/** Cheers up a player who has not won; null for everybody else. */
export function encouragement({ winners, you }: ScoringResult, totals: number[]): string | null {
  if (you === null || winners.includes(you)) return null;
  const behind = Math.max(...totals) - (totals[you] ?? 0);
  // The tie-breaker has its own text.
  if (behind === 0) return say('over.encourage_tie');
  return behind <= CLOSE ? say('over.close', { count: behind }) : say('over.encourage');
}

/** The outcome with the winners that count: somebody who resigned has not won, whatever the points say. */
export function countedResult(
  result: ScoringResult | null,
  winners: readonly number[] | undefined,
): ScoringResult | null {
  return result && winners ? { ...result, winners: [...winners] } : result;
}

/** Says who won. */
export function winnersText({ winners, you }: ScoringResult, names: string[]): string {
  if (you !== null && winners.includes(you))
    return winners.length > 1 ? say('over.you_shared') : say('over.you_won');
  if (winners.length === 0) return say('over.all_resigned');
  return say('over.won', { names: list(winners.map((seat) => names[seat] ?? '')), count: winners.length });
}
