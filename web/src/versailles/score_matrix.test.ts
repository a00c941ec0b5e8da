import { beforeAll, describe, expect, it } from 'vitest';
import type { Sheet } from '../types/versailles.ts';
import { dictionary } from '../words/words.svelte.ts';
import { scoreMatrix } from './score_matrix.ts';

beforeAll(() => dictionary.load('en'));

const SHEETS: Sheet[] = [
  {
    items: [
      { item: 'chip', type: 'red', points: 5 },
      { item: 'area', type: 'blue', points: 6 },
      { item: 'middle', points: 11 },
      { item: 'site', points: 3 },
    ],
    total: 25,
  },
  {
    items: [
      { item: 'area', type: 'red', points: 4 },
      { item: 'area', type: 'blue', points: 2 },
      { item: 'second', type: 'red', points: 3 },
      { item: 'middle', points: 7 },
    ],
    total: 16,
  },
];

describe('the matrix of a scoring', () => {
  it('has a row per type with points, then building ground and half-time', () => {
    expect(scoreMatrix(SHEETS).map(({ label, points, icon }) => [label, points, icon])).toEqual([
      ['fountains', [6, 2], 'v-emblem-blue'],
      ['red flowers', [5, 7], 'v-emblem-red'],
      ['building ground', [3, 0], 'v-site-mark'],
      ['Half-time', [11, 7], undefined],
    ]);
  });

  it('says what the points of a type are for', () => {
    const red = scoreMatrix(SHEETS).find(({ key }) => key === 'red');
    expect(red?.parts).toEqual([
      [{ icon: 'v-chip-red', text: 'Chip: red flowers', points: 5 }],
      [
        { text: 'Largest area: red flowers', points: 4 },
        { sign: '2', text: 'Second place: red flowers', points: 3 },
      ],
    ]);
  });

  it('adds up to the totals', () => {
    for (const [seat, { total }] of SHEETS.entries())
      expect(scoreMatrix(SHEETS).reduce((sum, { points }) => sum + (points[seat] ?? 0), 0)).toBe(total);
  });

  it('is empty without items', () => {
    expect(scoreMatrix([{ items: [], total: 0 }])).toEqual([]);
  });
});
