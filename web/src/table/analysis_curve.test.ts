// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Moment } from '../types/server.ts';
import { curve, most } from './analysis_curve.ts';

const moment = (seq: number, ...margins: (number | null)[]): Moment => ({
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

describe('the curve', () => {
  const moments = [moment(4, 2, null), moment(6, 2, -10), moment(7, 20, -10)];

  it('goes from left to right, high for who is ahead', () => {
    expect(curve(moments, 0, 20).map(({ x, y }) => [x, y])).toEqual([
      [0, 0.45],
      [0.5, 0.45],
      [1, 0],
    ]);
  });

  it('begins where a seat first decides', () => {
    expect(curve(moments, 1, 20).map(({ x, y, moment }) => [x, y, moment.seq])).toEqual([
      [0.5, 0.75, 6],
      [1, 0.75, 7],
    ]);
  });

  it('stays within the field', () => {
    const top = most(moments);
    for (const seat of [0, 1])
      for (const { y } of curve(moments, seat, top)) {
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(1);
      }
  });

  it('is a single point at first, and nothing for who does not play', () => {
    expect(curve([moment(1, 0)], 0, 5).map(({ x, y }) => [x, y])).toEqual([[0, 0.5]]);
    expect(curve(moments, 2, 5)).toEqual([]);
    expect(curve([], 0, 5)).toEqual([]);
  });
});

describe('the largest margin', () => {
  it('is anybody’s, ahead or behind', () => {
    expect(most([moment(1, 3, -7), moment(2, 6, null)])).toBe(7);
  });

  it('is not less than a few points, so that little is shown as little', () => {
    expect(most([moment(1, 0.2, -0.2)])).toBe(5);
    expect(most([])).toBe(5);
  });
});
