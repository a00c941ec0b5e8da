import type { Kind, Laid, Tile, Type } from '../types/versailles.ts';

export const TYPES: readonly Type[] = ['yellow', 'green', 'white', 'blue', 'red'];

/** The types that form areas: the five types of gardens and the building site. */
export const AREA_TYPES: readonly (Type | 'site')[] = [...TYPES, 'site'];

/** A tile after quarter turns clockwise. Its fields are in the order nw, ne, se, sw. */
export function rotated(tile: Tile, turn: number): Tile {
  const [nw, ne, se, sw] = tile;
  return turn % 4 === 0 ? tile : rotated([sw, nw, ne, se], (turn % 4) - 1);
}

/** One field of the grid on which gardens grow; y points down. */
export type Square = { x: number; y: number; kind: Kind };

/** The four fields that a tile covers. */
export function squaresOf({ at: [x, y], turn, tile }: Laid): Square[] {
  const [nw, ne, se, sw] = rotated(tile, turn);
  return [
    { x, y, kind: nw },
    { x: x + 1, y, kind: ne },
    { x: x + 1, y: y + 1, kind: se },
    { x, y: y + 1, kind: sw },
  ];
}

export const gardenSquares = (garden: Laid[]) => garden.flatMap(squaresOf);

/** The id of the sprite of a field. */
export const spriteOf = (kind: Kind) =>
  kind === 'joker' || kind === 'site' ? `v-${kind}` : `v-garden-${kind}`;
