// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Laid, Tile } from '../types/versailles.ts';
import { allSquares, frame, squares, symbol, turned } from './tiles.ts';

const TILE: Tile = ['yellow', 'green', 'white', 'joker'];

describe('a tile', () => {
  it('lies as it is without a turn', () => {
    expect(turned(TILE, 0)).toEqual(TILE);
  });

  it('turns to the right: what was in the north-west goes to the north-east', () => {
    expect(turned(TILE, 1)).toEqual(['joker', 'yellow', 'green', 'white']);
    expect(turned(TILE, 2)).toEqual(['white', 'joker', 'yellow', 'green']);
    expect(turned(TILE, 3)).toEqual(['green', 'white', 'joker', 'yellow']);
  });

  it('lies as before after four turns', () => {
    expect(turned(TILE, 4)).toEqual(TILE);
    expect(turned(TILE, 7)).toEqual(turned(TILE, 3));
  });

  it('covers two by two fields from its north-west corner, y downwards', () => {
    expect(squares([-3, 5], 0, TILE)).toEqual([
      { x: -3, y: 5, kind: 'yellow' },
      { x: -2, y: 5, kind: 'green' },
      { x: -2, y: 6, kind: 'white' },
      { x: -3, y: 6, kind: 'joker' },
    ]);
  });

  it('covers the same fields however it is turned', () => {
    const fields = (turn: number) =>
      squares([1, 2], turn, TILE)
        .map(({ x, y }) => `${x},${y}`)
        .sort();
    for (const turn of [1, 2, 3]) expect(fields(turn)).toEqual(fields(0));
    expect(squares([1, 2], 1, TILE).find(({ x, y }) => x === 2 && y === 2)?.kind).toBe('yellow');
  });
});

describe('a garden', () => {
  const garden: Laid[] = [
    { at: [0, 0], turn: 0, tile: TILE },
    { at: [2, 1], turn: 2, tile: TILE },
  ];

  it('has four fields a tile', () => {
    const all = allSquares(garden);
    expect(all).toHaveLength(8);
    expect(all.slice(4)).toEqual(squares([2, 1], 2, TILE));
  });

  it('is shown with its symbols', () => {
    expect([symbol('yellow'), symbol('joker'), symbol('site')]).toEqual([
      'v-garden-yellow',
      'v-joker',
      'v-site',
    ]);
  });
});

describe('the frame', () => {
  it('shows a few fields around nothing', () => {
    expect(frame([], 0.5)).toEqual({ x: -2, y: -2, width: 6, height: 6 });
  });

  it('is never less than six fields, with a small garden in the middle', () => {
    const { x, y, width, height } = frame([[10, -4]], 0.5);
    expect([width, height]).toEqual([6, 6]);
    expect([x + width / 2, y + height / 2]).toEqual([11, -3]);
  });

  it('holds every tile and the margin, wherever the garden grew', () => {
    const { x, y, width, height } = frame(
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

  it('grows in one direction alone', () => {
    const { width, height } = frame(
      [
        [0, 0],
        [8, 0],
      ],
      0,
    );
    expect([width, height]).toEqual([10, 6]);
  });
});
