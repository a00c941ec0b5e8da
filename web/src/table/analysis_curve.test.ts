// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { AnalysisStep } from '../types/server.ts';
import { largestMargin, marginCurve, svgPath } from './analysis_curve.ts';

const moment = (seq: number, ...margins: (number | null)[]): AnalysisStep => ({
  margins,
  seq,
  seat: 0,
  played: {},
  best: {},
  best_turn: [],
  points: 0,
  margin: 0,
  best_points: 0,
  best_margin: 0,
  loss: 0,
});

describe('the curve of the margin', () => {
  const moments = [moment(4, 2, null), moment(6, 2, -10), moment(7, 20, -10)];

  it('goes from left to right, and up for the player who is ahead', () => {
    expect(marginCurve(moments, 0, 20)).toEqual([
      { x: 0, y: 0.45 },
      { x: 0.5, y: 0.45 },
      { x: 1, y: 0 },
    ]);
  });

  it('starts at the first decision of the seat', () => {
    expect(marginCurve(moments, 1, 20)).toEqual([
      { x: 0.5, y: 0.75 },
      { x: 1, y: 0.75 },
    ]);
  });

  it('stays within the plot', () => {
    const largest = largestMargin(moments);
    for (const seat of [0, 1])
      for (const { y } of marginCurve(moments, seat, largest)) {
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(1);
      }
  });

  it('is a single point after one decision, and empty for a seat without decisions', () => {
    expect(marginCurve([moment(1, 0)], 0, 5)).toEqual([{ x: 0, y: 0.5 }]);
    expect(marginCurve(moments, 2, 5)).toEqual([]);
    expect(marginCurve([], 0, 5)).toEqual([]);
  });

  it('is drawn as an SVG path', () => {
    expect(svgPath(marginCurve(moments, 0, 20), 600, 160)).toBe('M0.0 72.0L300.0 72.0L600.0 0.0');
    expect(svgPath([], 600, 160)).toBe('');
  });
});

describe('the largest margin', () => {
  it('is the largest of any player, ahead or behind', () => {
    expect(largestMargin([moment(1, 3, -7), moment(2, 6, null)])).toBe(7);
  });

  it('is at least five points, so that small margins look small', () => {
    expect(largestMargin([moment(1, 0.2, -0.2)])).toBe(5);
    expect(largestMargin([])).toBe(5);
  });
});
