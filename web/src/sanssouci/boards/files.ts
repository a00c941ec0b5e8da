import { type BoardFiles, readBoards, tomlStrings, writeBoards } from '../../boards/board_files.ts';
import type { Card, Edition, Field } from '../../types/sanssouci.ts';
import { field, MOTIFS } from '../grid.ts';
import { levelTileCounts } from './tile_counts.ts';

export const FILES = {
  classic: 'sanssouci/classic-gardens.toml',
  revised: 'sanssouci/revised-gardens.toml',
  rewards: 'sanssouci/rewards.toml',
  cards: 'sanssouci/cards.toml',
  tiles: 'sanssouci/tiles.toml',
} as const;

export type SideName = 'front' | 'back';
const BOARDS = 4;
const TWO_SIDES: readonly SideName[] = ['front', 'back'];
const ONE_SIDE: readonly SideName[] = ['front'];

/** The sides of the boards in a file. */
export const sidesOf = (file: string): readonly SideName[] => (file === FILES.revised ? ONE_SIDE : TWO_SIDES);

export const gardenFile = (edition: Edition) => FILES[edition];

/** The rows of a garden that the file shows, from left to right; row 1 is always printed. */
const GARDEN_ROWS = [2, 3, 4, 5, 6];
export const GARDEN_FIELDS: readonly Field[] = GARDEN_ROWS.flatMap((row) =>
  MOTIFS.map((motif) => field(motif, row)),
);

/** The fields that a Rewards board covers, row by row. */
export const REWARD_ROWS: readonly (readonly Field[])[] = [
  ['e3'],
  ['d4', 'e4', 'f4'],
  ['c5', 'd5', 'e5', 'f5', 'g5'],
  ['b6', 'c6', 'd6', 'e6', 'f6', 'g6', 'h6'],
];
export const REWARD_FIELDS: readonly Field[] = REWARD_ROWS.flat();

/** The codes of marks in the file; `.` is no mark. */
export const MARK_CODES = ['m1', 'm2', 'm3', 'g3', 'p2', 'p3'] as const;

/** The printed fields of each side below row 1, by board and side. */
export function readGardens(text: string, file: string): Field[][][] {
  return readBoards(text, BOARDS, sidesOf(file)).map((sides) =>
    sides.map((picture) => {
      const signs = picture.replace(/\s/g, '');
      return GARDEN_FIELDS.filter((_, index) => signs[index] === '#');
    }),
  );
}

export function writeGardens(boards: readonly Field[][][], file: string): string {
  const picture = (printed: readonly Field[]) =>
    GARDEN_ROWS.map(
      (row) => MOTIFS.map((motif) => (printed.includes(field(motif, row)) ? '#' : '.')).join(' ') + '\n',
    ).join('');
  return writeBoards(
    boards.map((sides) => sides.map(picture)),
    sidesOf(file),
  );
}

/** The code of each of the 16 fields of a side, by board and side. */
export function readRewards(text: string): string[][][] {
  return readBoards(text, BOARDS, TWO_SIDES).map((sides) =>
    sides.map((picture) => {
      const codes = picture.trim().split(/\s+/);
      return REWARD_FIELDS.map((_, index) => codes[index] || '.');
    }),
  );
}

export function writeRewards(boards: readonly string[][][]): string {
  const picture = (codes: readonly string[]) =>
    REWARD_ROWS.map(
      (row) => row.map((place) => codes[REWARD_FIELDS.indexOf(place)] ?? '.').join(' ') + '\n',
    ).join('');
  return writeBoards(
    boards.map((sides) => sides.map(picture)),
    TWO_SIDES,
  );
}

const COLOURS = ['w', 'g', 'o', 'v', 't'];
/** Every pair of two colours. */
export const ALL_PAIRS: readonly Card[] = COLOURS.flatMap((first, index) =>
  COLOURS.slice(index + 1).map((second) => `${first}${second}` as Card),
);

export const readPairs = (text: string): Card[] => tomlStrings(text).map(({ value }) => value as Card);
export const writePairs = (pairs: readonly Card[]): string =>
  `pairs = [${pairs.map((pair) => `"${pair}"`).join(', ')}]\n`;

/** A file without anything on its boards; for the numbers of tiles, the split that most boxes have. */
export function emptyFile(file: string): string {
  if (file === FILES.tiles) return levelTileCounts();
  if (file === FILES.cards) return writePairs([]);
  return file === FILES.rewards ? writeRewards(readRewards('')) : writeGardens(readGardens('', file), file);
}

/** The edition whose gardens the user has entered, if it is only one. */
export const enteredEdition = (files: BoardFiles): Edition | null => {
  const [classic, revised] = [FILES.classic in files, FILES.revised in files];
  return classic === revised ? null : classic ? 'classic' : 'revised';
};
