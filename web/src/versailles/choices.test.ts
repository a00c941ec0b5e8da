// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ROW } from '../rules/versailles/samples.ts';
import type { Entry, Preview, Spot, View } from '../types/versailles.ts';
import { bids, byPosition, lays, nearest, nextInDirection, nextRotation, type Lay } from './choices.ts';

const lay = (at: Spot, turn = 0, gain = 0, fields = 0): Lay => ({
  entry: { do: 'lay', at, turn },
  at,
  turn,
  preview: {
    areas: fields
      ? [{ grows: true, type: 'blue', fields: Array.from({ length: fields }, (_, x): Spot => [x, 0]) }]
      : [],
    chips: [],
    gain,
  },
});

describe('legal decisions', () => {
  const preview: Preview = { areas: [], chips: [], gain: 3 };
  const legal: Entry[] = [
    { do: 'lay', at: [1, 2], turn: 3 },
    { do: 'lay', at: [0, 0] },
  ];
  const view: View = { ...ROW, legal, previews: [preview, null] };

  it('are places with a preview while a tile is to be laid', () => {
    expect(lays(view)).toEqual([
      { entry: legal[0], at: [1, 2], turn: 3, preview },
      { entry: legal[1], at: [0, 0], turn: 0, preview: null },
    ]);
    expect(bids(view.legal)).toEqual(new Set());
  });

  it('are cards while players bid', () => {
    const bidding: View = {
      ...ROW,
      legal: [7, 31].map((card): Entry => ({ do: 'bid', card })),
      previews: [],
    };
    expect(bids(bidding.legal)).toEqual(new Set([7, 31]));
    expect(lays(bidding)).toEqual([]);
  });
});

describe('the nearest place', () => {
  const all = [lay([0, 0]), lay([4, 0]), lay([4, 0], 1), lay([0, 5], 1)];

  it('is the one whose centre is nearest to the point', () => {
    expect(nearest(all, 0, 1, 1)).toBe(all[0]);
    expect(nearest(all, 0, 3.1, 1)).toBe(all[1]);
    expect(nearest(all, 0, 2.9, 1)).toBe(all[0]);
  });

  it('keeps the rotation if any place allows it', () => {
    expect(nearest(all, 1, 1, 1)).toBe(all[2]);
    expect(nearest(all, 1, 1, 3)).toBe(all[3]);
  });

  it('has another rotation if no place allows this one', () => {
    expect(nearest(all, 2, 0, 6)).toBe(all[3]);
    expect(nearest([], 0, 0, 0)).toBeNull();
  });
});

describe('the next place in a direction', () => {
  const [start, right, farRight, aside, down] = [
    lay([0, 0]),
    lay([2, 0]),
    lay([5, 0]),
    lay([1, 3]),
    lay([-1, 4]),
  ];
  const all = [start, right, farRight, aside, down, lay([1, 0], 1), lay([-1, 0], 1)];

  it('is the nearest one in that direction', () => {
    expect(nextInDirection(all, start, [1, 0])).toBe(right);
    expect(nextInDirection(all, right, [1, 0])).toBe(farRight);
    expect(nextInDirection(all, farRight, [-1, 0])).toBe(right);
    expect(nextInDirection(all, start, [0, 1])).toBe(aside);
  });

  it('may lie to the side if none lies straight ahead', () => {
    expect(nextInDirection(all, start, [-1, 0])).toBe(down);
    expect(nextInDirection(all, aside, [0, 1])).toBe(down);
  });

  it('is the same place if none lies in that direction', () => {
    expect(nextInDirection(all, start, [0, -1])).toBe(start);
    expect(nextInDirection(all, farRight, [1, 0])).toBe(farRight);
  });

  it('never rotates the tile', () => {
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const)
      for (const from of all) expect(nextInDirection(all, from, [dx, dy]).turn).toBe(from.turn);
  });
});

describe('rotating', () => {
  it('keeps the place', () => {
    const all = [lay([0, 0]), lay([0, 0], 1), lay([3, 0], 1)];
    expect(nextRotation(all, all[0]!)).toBe(all[1]);
  });

  it('goes to the nearest place that allows the rotation', () => {
    const all = [lay([0, 0]), lay([4, 0], 1), lay([-3, 0], 1)];
    expect(nextRotation(all, all[0]!)).toBe(all[2]);
  });

  it('skips rotations that no place allows', () => {
    const all = [lay([0, 0]), lay([0, 0], 3)];
    expect(nextRotation(all, all[0]!)).toBe(all[1]);
    expect(nextRotation(all, all[1]!)).toBe(all[0]);
  });

  it('does nothing if there is only one rotation', () => {
    const all = [lay([0, 0]), lay([2, 0])];
    expect(nextRotation(all, all[1]!)).toBe(all[1]);
  });
});

describe('places by position', () => {
  const all = [lay([1, 1], 0, 9, 9), lay([-2, 3]), lay([3, 0], 2), lay([3, 0], 1, -1), lay([0, 1])];

  it('are sorted from the top left to the bottom right, whatever they gain', () => {
    expect(byPosition(all).map(({ at, turn }) => [...at, turn])).toEqual([
      [3, 0, 1],
      [3, 0, 2],
      [0, 1, 0],
      [1, 1, 0],
      [-2, 3, 0],
    ]);
  });

  it('leave the original list unchanged', () => {
    byPosition(all);
    expect(all[0]?.at).toEqual([1, 1]);
  });
});
