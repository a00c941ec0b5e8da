import type { AnalysisStep } from '../types/server.ts';
import { isMistake } from './analysis_mistakes.ts';
import type { RoundStart } from './rounds.ts';

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

/** The decision nearest to a place on the x axis, from 0 to 1. */
export const momentAt = (x: number, moments: AnalysisStep[]): AnalysisStep | undefined =>
  moments[Math.round(Math.min(1, Math.max(0, x)) * (moments.length - 1))];

/** A round on the x axis. */
export type RoundTick = { x: number; label: string; major: boolean };

/** Labels closer than this, as a share of the axis, would touch each other on a phone. */
const MIN_GAP = 0.06;

/** Where the rounds begin on the x axis. Labels that have no room are left empty. */
export function roundTicks(rounds: readonly RoundStart[], moments: AnalysisStep[]): RoundTick[] {
  let labelled = -1;
  return rounds.flatMap(({ seq, label, major }) => {
    const index = moments.findIndex((moment) => moment.seq >= seq);
    if (index < 0) return [];
    const x = positionOf(index, moments);
    const hasRoom = labelled < 0 || x - labelled >= MIN_GAP;
    if (hasRoom) labelled = x;
    return [{ x, label: hasRoom ? label : '', major }];
  });
}

/** The round of a decision; empty before the first round. */
export const roundOf = (seq: number, rounds: readonly RoundStart[]): string =>
  rounds.findLast((round) => round.seq <= seq)?.label ?? '';

/** The decision that a key leads to from the one at `index`; null for keys that lead nowhere. */
export function momentForKey(key: string, index: number, moments: AnalysisStep[]): AnalysisStep | null {
  const last = moments.length - 1;
  const steps: Record<string, number | undefined> = {
    ArrowRight: index + 1,
    ArrowUp: index + 1,
    ArrowLeft: index < 0 ? last : index - 1,
    ArrowDown: index < 0 ? last : index - 1,
    Home: 0,
    End: last,
    PageDown: moments.findIndex((moment, other) => other > index && isMistake(moment)),
    PageUp: moments.findLastIndex((moment, other) => (index < 0 || other < index) && isMistake(moment)),
  };
  const next = steps[key];
  return next === undefined ? null : (moments[Math.min(last, next)] ?? moments[Math.max(0, index)] ?? null);
}
