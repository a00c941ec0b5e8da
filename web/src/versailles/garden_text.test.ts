import { beforeAll, describe, expect, it } from 'vitest';
import { FINAL, HALF, tile } from '../rules/versailles/samples.ts';
import type { Event } from '../types/versailles.ts';
import { dictionary } from '../words/words.svelte.ts';
import { largestAreas, outlinedAreas } from './areas.ts';
import { missedLay, type Lay } from './choices.ts';
import { gardenText } from './garden_text.ts';
import { highlightedTiles } from './log_highlights.ts';

beforeAll(() => dictionary.load('en'));

const GHOST: Lay = {
  entry: { do: 'lay', at: [2, -1], turn: 3 },
  at: [2, -1],
  turn: 3,
  preview: {
    areas: [
      {
        grows: true,
        type: 'blue',
        fields: [
          [0, 0],
          [1, 0],
        ],
      },
      {
        grows: false,
        type: 'red',
        fields: [
          [3, 3],
          [4, 3],
        ],
      },
      { grows: true, type: 'white', fields: [[9, 9]] },
    ],
    chips: [],
    gain: 0,
  },
};

describe('the text of a garden', () => {
  it('lists the largest areas', () => {
    const text = gardenText('Garden: Ada', largestAreas(FINAL), null, null);
    expect(text.split('; ')[0]).toBe('Garden: Ada');
    expect(text.match(/\d+/g)?.map(Number).sort()).toEqual(
      largestAreas(FINAL)
        .map(({ fields }) => fields.length)
        .sort(),
    );
  });

  it('says where the ghost is', () => {
    expect(gardenText('Garden', [], GHOST, tile('yygg'))).toMatch(
      /^Garden; .*at column 2, row -1, quarter turns: 3$/,
    );
  });
});

describe('the outlined areas', () => {
  it('are those that the ghost would enlarge', () => {
    expect(outlinedAreas(HALF, GHOST, 'green').map(({ type }) => type)).toEqual(['blue']);
  });

  it('are those of the pointed type if there is no ghost', () => {
    expect(outlinedAreas(HALF, null, 'green').every(({ type }) => type === 'green')).toBe(true);
    expect(outlinedAreas(HALF, null, 'green').length).toBeGreaterThan(0);
    expect(outlinedAreas(HALF, null, null)).toEqual([]);
  });
});

it('shows where the last tile should have been laid', () => {
  const last = HALF.garden.at(-1);
  expect(missedLay(GHOST.entry, HALF.garden)).toEqual({ at: [2, -1], turn: 3, tile: last?.tile });
  expect(missedLay(null, HALF.garden)).toBeNull();
  expect(missedLay(GHOST.entry, [])).toBeNull();
});

it('highlights the tiles that a log line is about', () => {
  const events: Event[] = [
    { event: 'laid', seat: 1, at: [3, 4], turn: 0, tile: tile('yygg') },
    { event: 'king_moved', index: 4 },
  ];
  expect([...highlightedTiles(events)]).toEqual([[1, [3, 4]]]);
});
