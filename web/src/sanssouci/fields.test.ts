import { beforeAll, describe, expect, it } from 'vitest';
import { seatView } from '../../tests/sample_views.ts';
import { dictionary } from '../words/words.svelte.ts';
import { fieldText } from './field_text.ts';
import { GardenFields } from './fields.ts';

beforeAll(() => dictionary.load('en'));

const garden = seatView({
  printed: ['a1', 'b1'],
  tiles: ['a2'],
  gardeners: ['b2'],
  nobles: [2, 0, 0, 0, 0, 0, 0, 0, 0],
  boar: 'c3',
  boar_area: ['c3', 'd3'],
  marks: { e3: { motif: 2 }, a2: { motif: 1 } },
});
const fields = new GardenFields(garden);

describe('the fields of a garden', () => {
  it('are free, gardens or gardeners', () => {
    expect(['a1', 'a2', 'b2', 'c2'].map((place) => fields.kindOf(place))).toEqual([
      'garden',
      'garden',
      'gardener',
      'free',
    ]);
  });

  it('distinguish laid tiles from printed ones', () => {
    expect(['a1', 'a2'].map((place) => fields.isLaid(place))).toEqual([false, true]);
  });

  it('know where the nobles are', () => {
    expect(['a1', 'a2', 'b1'].map((place) => fields.hasNoble(place))).toEqual([false, true, false]);
    expect([fields.isOnTerrace('a'), fields.isOnTerrace('b')]).toEqual([false, true]);
  });
});

describe('the text of a field', () => {
  it.each([
    ['a1', undefined, 'labyrinth, row 1 (beige), printed field'],
    ['a2', undefined, 'labyrinth, row 2 (white), tile, noble'],
    ['b2', undefined, 'statue, row 2 (white), gardener'],
    ['c2', 'boar here', 'pavilion, row 2 (white), empty, boar here'],
    ['c3', undefined, 'pavilion, row 3 (grey), empty, boar −2'],
    ['e3', undefined, 'stairs, row 3 (grey), empty, reward: 2 points for a motif'],
  ])('%s', (place, effect, text) => {
    expect(fieldText(place, garden, fields, 'classic', effect)).toBe(text);
  });
});
