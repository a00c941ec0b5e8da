// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { frameOf } from './frame.ts';

describe('the frame', () => {
  it('shows some fields around an empty garden', () => {
    expect(frameOf([], 0.5)).toEqual({ x: -2, y: -2, width: 6, height: 6 });
  });

  it('is at least six fields wide, with a small garden in the middle', () => {
    const { x, y, width, height } = frameOf([[10, -4]], 0.5);
    expect([width, height]).toEqual([6, 6]);
    expect([x + width / 2, y + height / 2]).toEqual([11, -3]);
  });

  it('contains every tile and the margin', () => {
    const { x, y, width, height } = frameOf(
      [
        [-7, 0],
        [0, 0],
        [12, 3],
        [2, -9],
      ],
      0.2,
    );
    expect(x).toBeCloseTo(-7.2);
    expect(x + width).toBeCloseTo(14.2);
    expect(y).toBeCloseTo(-9.2);
    expect(y + height).toBeCloseTo(5.2);
  });

  it('grows in one direction independently of the other', () => {
    const { width, height } = frameOf(
      [
        [0, 0],
        [8, 0],
      ],
      0,
    );
    expect([width, height]).toEqual([10, 6]);
  });
});
