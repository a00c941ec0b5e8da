// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isPossible, levelTileCounts, readTileCounts, toCount, writeTileCounts } from './tile_counts.ts';

it('is read as it is written', () => {
  const counts = [
    [9, 9, 9, 9, 9, 0, 0, 0, 0],
    [9, 9, 9, 9, 9, 9, 9, 0, 0],
    [9, 9, 9, 9, 9, 9, 9, 9, 9],
  ];
  expect(readTileCounts(writeTileCounts(counts))).toEqual(counts);
  expect(writeTileCounts(counts)).toMatch(/^two = \[9, 9, 9, 9, 9, 0, 0, 0, 0\]\nthree = /);
});

it('starts from the built-in numbers', () => {
  const file = new URL('../../../../crates/sanssouci/data/tiles.toml', import.meta.url);
  expect(readTileCounts(readFileSync(file, 'utf8'))).toEqual(readTileCounts(levelTileCounts()));
  expect(readTileCounts(levelTileCounts())).toEqual([5, 7, 9].map((count) => Array(9).fill(count)));
});

it('reads files of any style, and what is missing as 0', () => {
  const text = '# two = [1]\nthree = [ 7, # a\n 8,\n]\ntwo=[5, x, -1, 300]';
  expect(readTileCounts(text)).toEqual([
    [5, 0, 0, 0, 0, 0, 0, 0, 0],
    [7, 8, 0, 0, 0, 0, 0, 0, 0],
    Array(9).fill(0),
  ]);
  expect(['', '5', '1.5', '-1', '99', '100'].map(toCount)).toEqual([0, 5, 0, 0, 99, 0]);
});

it('has at most nine tiles of a motif, and not fewer for more players', () => {
  const counts = [Array(9).fill(5), [4, 5, 9, 10, 7, 7, 7, 7, 7]];
  expect([0, 1, 2, 3].map((column) => isPossible(counts, 1, column))).toEqual([false, true, true, false]);
  expect(isPossible(counts, 0, 0)).toBe(true);
});
