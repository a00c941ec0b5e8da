import { tomlStrings } from '../../boards/board_files.ts';
import type { Kind } from '../../types/versailles.ts';

export const FILE = 'versailles/tiles.toml';
/** How many tiles the box has. The server counts them, too; the editor only needs room for all. */
export const TILES = 72;
const TILES_PER_LINE = 9;

/** The letters of the kinds of fields in the file. */
export const LETTERS: Readonly<Record<string, Kind>> = {
  y: 'yellow',
  g: 'green',
  w: 'white',
  b: 'blue',
  r: 'red',
  j: 'joker',
  s: 'site',
};
/** A field that is not entered yet. */
export const BLANK = '.';
export const BLANK_TILE = BLANK.repeat(4);

/** The tiles as four letters each, clockwise from the top left. There are always 72; the rest is blank. */
export function readTiles(text: string): string[] {
  const words = tomlStrings(text).map(({ value }) => value);
  return Array.from({ length: TILES }, (_, index) =>
    Array.from(BLANK_TILE, (blank, corner) => {
      const letter = words[index]?.[corner] ?? blank;
      return letter in LETTERS ? letter : blank;
    }).join(''),
  );
}

/** Writes tiles as the server does, without the blank ones at the end. */
export function writeTiles(tiles: readonly string[]): string {
  const end = tiles.findLastIndex((tile) => tile !== BLANK_TILE) + 1;
  const words = tiles.slice(0, end).map((tile) => `"${tile}"`);
  const lines: string[] = [];
  for (let index = 0; index < words.length; index += TILES_PER_LINE)
    lines.push(`    ${words.slice(index, index + TILES_PER_LINE).join(', ')},\n`);
  return `tiles = [\n${lines.join('')}]\n`;
}

/** A field of a tile: the tile's index, and the corner clockwise from the top left. */
export type Cursor = { tile: number; corner: number };

/** The next field, on the next tile after the last corner. */
export function cursorAfter({ tile, corner }: Cursor, by: 1 | -1): Cursor {
  const index = Math.min(4 * TILES - 1, Math.max(0, 4 * tile + corner + by));
  return { tile: Math.floor(index / 4), corner: index % 4 };
}

export const withField = (tiles: readonly string[], { tile, corner }: Cursor, letter: string): string[] =>
  tiles.map((old, index) => (index === tile ? old.slice(0, corner) + letter + old.slice(corner + 1) : old));
