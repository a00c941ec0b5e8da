import { beforeAll, describe, expect, it } from 'vitest';
import type { Sheet } from '../types/versailles.ts';
import { dictionary } from '../words/words.svelte.ts';
import { scoreLines } from './score_lines.ts';

beforeAll(() => dictionary.load('en'));

describe('the lines of a scoring', () => {
  const sheets: Sheet[] = [
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

  it('are ordered by kind, with 0 for seats without points', () => {
    expect(scoreLines(sheets)).toEqual([
      { label: 'Largest area: fountains', points: [6, 2] },
      { label: 'Largest area: red flowers', points: [0, 4] },
      { label: 'Chip: red flowers', points: [5, 0] },
      { label: 'Second place: red flowers', points: [0, 3] },
      { label: 'Largest building ground', points: [3, 0] },
      { label: 'Half-time', points: [11, 7] },
    ]);
  });

  it('add up to the totals', () => {
    for (const [seat, { total }] of sheets.entries())
      expect(scoreLines(sheets).reduce((sum, { points }) => sum + (points[seat] ?? 0), 0)).toBe(total);
  });

  it('add up items of the same kind', () => {
    const twice: Sheet = {
      items: [
        { item: 'second', type: 'red', points: 3 },
        { item: 'second', type: 'red', points: 3 },
      ],
      total: 6,
    };
    expect(scoreLines([twice])).toEqual([{ label: 'Second place: red flowers', points: [6] }]);
  });

  it('are empty without items', () => {
    expect(scoreLines([{ items: [], total: 0 }])).toEqual([]);
  });
});
