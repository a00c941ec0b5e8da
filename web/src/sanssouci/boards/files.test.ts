// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  ALL_PAIRS,
  emptyFile,
  enteredEdition,
  FILES,
  readGardens,
  readPairs,
  readRewards,
  writeGardens,
  writePairs,
  writeRewards,
} from './files.ts';
import { levelTileCounts } from './tile_counts.ts';

/** A built-in file, with its comments. */
const builtIn = (file: string) =>
  readFileSync(
    new URL(`../../../../crates/sanssouci/data/${file.replace('sanssouci/', '')}`, import.meta.url),
    'utf8',
  );

describe.each([FILES.classic, FILES.revised])('%s', (file) => {
  it('has four boards, and is read as it is written', () => {
    const boards = readGardens(builtIn(file), file);
    expect(boards.map((sides) => sides.map((printed) => printed.length))).toEqual(
      Array(4).fill(file === FILES.classic ? [6, 6] : [6]),
    );
    expect(readGardens(writeGardens(boards, file), file)).toEqual(boards);
  });
});

it('Rewards boards are read as they are written', () => {
  const boards = readRewards(builtIn(FILES.rewards));
  const marked = boards.map((sides) => sides.map((codes) => codes.filter((code) => code !== '.').length));
  expect(marked).toEqual(Array(4).fill([12, 12]));
  expect(readRewards(writeRewards(boards))).toEqual(boards);
});

it('pairs of colours are read as they are written', () => {
  const pairs = readPairs(builtIn(FILES.cards));
  expect(pairs).toHaveLength(8);
  expect(pairs.every((pair) => ALL_PAIRS.includes(pair))).toBe(true);
  expect(readPairs(writePairs(pairs))).toEqual(pairs);
  expect(ALL_PAIRS).toHaveLength(10);
});

it('an empty file has all boards and nothing on them', () => {
  expect(readGardens(emptyFile(FILES.classic), FILES.classic).flat(2)).toEqual([]);
  expect(readRewards(emptyFile(FILES.rewards)).flat(2)).toEqual(Array(128).fill('.'));
  expect(readPairs(emptyFile(FILES.cards))).toEqual([]);
  expect(emptyFile(FILES.tiles)).toBe(levelTileCounts());
});

it('the edition of a box is that of its gardens', () => {
  expect(enteredEdition({})).toBeNull();
  expect(enteredEdition({ [FILES.classic]: '' })).toBe('classic');
  expect(enteredEdition({ [FILES.revised]: '', [FILES.cards]: '' })).toBe('revised');
  expect(enteredEdition({ [FILES.classic]: '', [FILES.revised]: '' })).toBeNull();
});
