import type { AnalysisStep } from '../types/server.ts';

/** A point in a unit square; y is 0 at the top. */
export type Point = { x: number; y: number };

/** A margin below this many points looks small, so the scale never gets finer. */
const MIN_MARGIN = 5;

/** The expected margin of a seat over the game, scaled by the largest margin. An even game is at y = 0.5. */
export function marginCurve(moments: AnalysisStep[], seat: number, largest: number): Point[] {
  return moments.flatMap(({ margins }, index) => {
    const margin = margins[seat];
    return margin == null ? [] : [{ x: positionOf(index, moments), y: 0.5 - margin / (2 * largest) }];
  });
}

/** Where a decision is on the x axis, from 0 to 1. */
export const positionOf = (index: number, moments: AnalysisStep[]) => index / Math.max(1, moments.length - 1);

/** The largest absolute margin of all seats, so that every curve fits. */
export function largestMargin(moments: AnalysisStep[]): number {
  const margins = moments.flatMap(({ margins }) => margins.map((margin) => Math.abs(margin ?? 0)));
  return Math.max(MIN_MARGIN, ...margins);
}

/** The path of a curve in an SVG of this size. */
export function svgPath(points: Point[], width: number, height: number): string {
  return points
    .map(
      ({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${(x * width).toFixed(1)} ${(y * height).toFixed(1)}`,
    )
    .join('');
}
