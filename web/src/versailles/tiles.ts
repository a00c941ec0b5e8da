import type { Kind, Laid, Spot, Tile, Type } from '../types/versailles.ts';
import { say } from '../words/words.svelte.ts';

/** The plan of a garden that grows: fields on a grid, y downwards; tiles cover two by two of them. */
export const TYPES: readonly Type[] = ['yellow', 'green', 'white', 'blue', 'red'];

/** A tile as it lies after quarter turns to the right: nw, ne, se, sw. */
export function turned(tile: Tile, turn: number): Tile {
  const [nw, ne, se, sw] = tile;
  return turn % 4 === 0 ? tile : turned([sw, nw, ne, se], (turn % 4) - 1);
}

export type Square = { x: number; y: number; kind: Kind };

/** The four fields that a tile covers. */
export function squares(at: Spot, turn: number, tile: Tile): Square[] {
  const [x, y] = at;
  const [nw, ne, se, sw] = turned(tile, turn);
  return [
    { x, y, kind: nw },
    { x: x + 1, y, kind: ne },
    { x: x + 1, y: y + 1, kind: se },
    { x, y: y + 1, kind: sw },
  ];
}

export const allSquares = (garden: Laid[]) => garden.flatMap(({ at, turn, tile }) => squares(at, turn, tile));

export type Box = { x: number; y: number; width: number; height: number };

const LEAST = 6;

/** What of the plan is to be seen: the garden with a margin, and never less than a few fields. */
export function frame(spots: Spot[], margin: number): Box {
  const across = span(
    spots.map(([x]) => x),
    margin,
  );
  const down = span(
    spots.map(([, y]) => y),
    margin,
  );
  return { x: across.from, y: down.from, width: across.length, height: down.length };
}

function span(places: number[], margin: number): { from: number; length: number } {
  const from = Math.min(...places, places.length > 0 ? Infinity : 0) - margin;
  const to = Math.max(...places, places.length > 0 ? -Infinity : 0) + 2 + margin;
  const missing = Math.max(0, LEAST - (to - from));
  return { from: from - missing / 2, length: to - from + missing };
}

export const symbol = (kind: Kind) =>
  kind === 'joker' || kind === 'site' ? `v-${kind}` : `v-garden-${kind}`;
export const typeName = (type: Type | 'site') => say(`v.type.${type}`);
export const kindName = (kind: Kind) => say(`v.type.${kind}`);
export const tileName = (tile: Tile) => tile.map(kindName).join(', ');
