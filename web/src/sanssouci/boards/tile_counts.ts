import { MOTIFS } from '../grid.ts';

/** The numbers of players and their keys in the file, fewest first, and the tiles in play. */
const LINES = [
  { players: 2, key: 'two', tiles: 45 },
  { players: 3, key: 'three', tiles: 63 },
  { players: 4, key: 'four', tiles: 81 },
] as const;

/** There are nine tiles of each motif in the box, and four players use all. */
export const MOST_OF_A_MOTIF = 9;

/** The lines that a person can change, because four players use all tiles. */
export const EDITED_LINES = LINES.slice(0, 2);

/** How many tiles of each motif are in play, by line and column. What cannot be read counts as none. */
export function readTileCounts(text: string): number[][] {
  const toml = text.replace(/#[^\n]*/g, '');
  return LINES.map(({ key }) => {
    const numbers =
      new RegExp(`(?:^|\\n)\\s*${key}\\s*=\\s*\\[([^\\]]*)\\]`).exec(toml)?.[1]?.split(',') ?? [];
    return MOTIFS.map((_, column) => toCount(numbers[column] ?? ''));
  });
}

/** Writes the file as the server does. */
export const writeTileCounts = (counts: readonly (readonly number[])[]): string =>
  LINES.map(({ key }, line) => `${key} = [${(counts[line] ?? []).join(', ')}]\n`).join('');

/** The split that the rulebooks suggest: five, seven and nine of each motif. */
export const levelTileCounts = (): string =>
  writeTileCounts(LINES.map(({ tiles }) => MOTIFS.map(() => tiles / MOTIFS.length)));

/** A whole number of tiles that the file can hold. */
export function toCount(text: string): number {
  const number = Number(text);
  return Number.isInteger(number) && number >= 0 && number <= 99 ? number : 0;
}

/** Whether a motif can have this many tiles: tiles for two players are also used by three. */
export function isPossible(counts: readonly (readonly number[])[], line: number, column: number): boolean {
  const fewest = line === 0 ? 0 : (counts[line - 1]?.[column] ?? 0);
  const count = counts[line]?.[column] ?? 0;
  return count >= fewest && count <= MOST_OF_A_MOTIF;
}
