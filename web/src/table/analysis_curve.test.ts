// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { AnalysisStep } from '../types/server.ts';
import {
  largestMargin,
  marginCurve,
  momentAt,
  momentForKey,
  roundOf,
  roundTicks,
  svgPath,
} from './analysis_curve.ts';

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

describe('a place on the curve', () => {
  const moments = [moment(4), moment(6), moment(7)];

  it('belongs to the nearest decision', () => {
    const seqs = [-1, 0, 0.3, 0.74, 0.76, 2].map((x) => momentAt(x, moments)?.seq);
    expect(seqs).toEqual([4, 4, 6, 6, 7, 7]);
    expect(momentAt(0.5, [])).toBeUndefined();
  });

  it('is reached by keys', () => {
    const go = (key: string, index: number) => momentForKey(key, index, moments)?.seq;
    expect([go('ArrowRight', 0), go('ArrowRight', 2), go('ArrowLeft', 1), go('ArrowLeft', 0)]).toEqual([
      6, 7, 4, 4,
    ]);
    expect([go('ArrowLeft', -1), go('ArrowRight', -1)], 'from the end of the game').toEqual([7, 4]);
    expect([go('Home', 2), go('End', 0), go('Enter', 0)]).toEqual([4, 7, undefined]);
  });

  it('is reached by keys from mistake to mistake', () => {
    const bad = [moment(4), { ...moment(6), loss: 5 }, moment(7), { ...moment(8), loss: 4 }];
    const go = (key: string, index: number) => momentForKey(key, index, bad)?.seq;
    expect([go('PageDown', 0), go('PageDown', 1), go('PageDown', 3)]).toEqual([6, 8, 8]);
    expect([go('PageUp', 3), go('PageUp', 1), go('PageUp', -1)]).toEqual([6, 6, 8]);
  });
});

describe('the rounds on the axis', () => {
  const rounds = [
    { seq: 3, label: '1', major: true },
    { seq: 5, label: '2', major: false },
    { seq: 9, label: '3', major: false },
  ];

  it('stand where their first analysed decision is', () => {
    expect(roundTicks(rounds, [moment(4), moment(6), moment(7)])).toEqual([
      { x: 0, label: '1', major: true },
      { x: 0.5, label: '2', major: false },
    ]);
  });

  it('have no label where there is no room', () => {
    const many = Array.from({ length: 101 }, (_, index) => moment(index));
    const labels = roundTicks(
      [0, 3, 6, 9, 12].map((seq) => ({ seq, label: String(seq), major: false })),
      many,
    ).map(({ label }) => label);
    expect(labels).toEqual(['0', '', '6', '', '12']);
  });

  it('name the round of a decision', () => {
    expect([roundOf(2, rounds), roundOf(3, rounds), roundOf(8, rounds)]).toEqual(['', '1', '2']);
  });
});
