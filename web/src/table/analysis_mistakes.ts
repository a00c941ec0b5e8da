import type { Analysis, AnalysisStep } from '../types/server.ts';

/**
 * A decision that costs at least this many points is a mistake. Two searches of the same decision differ by about one point,
 * so a loss of three is no chance; and it is what a whole noble's walk to the middle of a garden brings.
 */
export const MISTAKE = 3;

/** A decision that costs less, but more than two searches differ by, is an inaccuracy. */
export const INACCURACY = MISTAKE / 2;

export const isMistake = ({ loss }: Pick<AnalysisStep, 'loss'>) => loss >= MISTAKE;

/** How well a player has decided. */
export type Accuracy = { inaccuracies: number; mistakes: number; meanLoss: number };

/** The accuracy of every player; null for one who had nothing to decide. */
export function accuracies(moments: readonly AnalysisStep[], players: number): (Accuracy | null)[] {
  return Array.from({ length: players }, (_, seat) => {
    const losses = moments.filter((moment) => moment.seat === seat).map(({ loss }) => loss);
    if (losses.length === 0) return null;
    return {
      inaccuracies: losses.filter((loss) => loss >= INACCURACY && loss < MISTAKE).length,
      mistakes: losses.filter((loss) => loss >= MISTAKE).length,
      meanLoss: losses.reduce((sum, loss) => sum + loss, 0) / losses.length,
    };
  });
}

/** The decision of a player that cost the most; null if none was a mistake. */
export function worstDecision(analysis: Analysis | null, seat: number | null): AnalysisStep | null {
  const own = analysis?.decisions.filter((moment) => moment.seat === seat && isMistake(moment)) ?? [];
  return own.reduce<AnalysisStep | null>(
    (worst, moment) => (worst === null || moment.loss > worst.loss ? moment : worst),
    null,
  );
}
