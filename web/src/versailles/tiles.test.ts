// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Laid, Tile } from '../types/versailles.ts';
import { gardenSquares, rotated, spriteOf, squaresOf } from './tiles.ts';

const TILE: Tile = ['yellow', 'green', 'white', 'joker'];

describe('a tile', () => {
  it('is unchanged without a rotation', () => {
    expect(rotated(TILE, 0)).toEqual(TILE);
  });

  it('rotates clockwise: its north-west field becomes the north-east one', () => {
    expect(rotated(TILE, 1)).toEqual(['joker', 'yellow', 'green', 'white']);
    expect(rotated(TILE, 2)).toEqual(['white', 'joker', 'yellow', 'green']);
    expect(rotated(TILE, 3)).toEqual(['green', 'white', 'joker', 'yellow']);
  });

  it('is unchanged after four quarter turns', () => {
    expect(rotated(TILE, 4)).toEqual(TILE);
    expect(rotated(TILE, 7)).toEqual(rotated(TILE, 3));
  });

  it('covers two by two fields from its north-west corner', () => {
    expect(squaresOf({ at: [-3, 5], turn: 0, tile: TILE })).toEqual([
      { x: -3, y: 5, kind: 'yellow' },
      { x: -2, y: 5, kind: 'green' },
      { x: -2, y: 6, kind: 'white' },
      { x: -3, y: 6, kind: 'joker' },
    ]);
  });

  it('covers the same fields in every rotation', () => {
    const fields = (turn: number) =>
      squaresOf({ at: [1, 2], turn: turn, tile: TILE })
        .map(({ x, y }) => `${x},${y}`)
        .sort();
    for (const turn of [1, 2, 3]) expect(fields(turn)).toEqual(fields(0));
    expect(squaresOf({ at: [1, 2], turn: 1, tile: TILE }).find(({ x, y }) => x === 2 && y === 2)?.kind).toBe(
      'yellow',
    );
  });
});

describe('a garden', () => {
  const garden: Laid[] = [
    { at: [0, 0], turn: 0, tile: TILE },
    { at: [2, 1], turn: 2, tile: TILE },
  ];

  it('has four fields per tile', () => {
    const all = gardenSquares(garden);
    expect(all).toHaveLength(8);
    expect(all.slice(4)).toEqual(squaresOf({ at: [2, 1], turn: 2, tile: TILE }));
  });

  it('has a sprite for every kind of field', () => {
    expect([spriteOf('yellow'), spriteOf('joker'), spriteOf('site')]).toEqual([
      'v-garden-yellow',
      'v-joker',
      'v-site',
    ]);
  });
});
