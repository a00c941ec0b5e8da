import { beforeAll, describe, expect, it } from 'vitest';
import { lay, walk } from '../../tests/sample_views.ts';
import type { Entry, Preview } from '../types/sanssouci.ts';
import { dictionary } from '../words/words.svelte.ts';
import { previewText, reasonText } from './preview_text.ts';

beforeAll(() => dictionary.load('en'));

describe('the text of a preview', () => {
  it.each<[string, Preview | null, string[]]>([
    ['nothing', null, []],
    ['a tile', lay(), ['fountain in row 4, orange']],
    ['a gardener', lay({ gardener: true }), ['gardener on fountain, row 4']],
    ['a tile that becomes a gardener', lay({ field: null, places: ['a4', 'b4'] }), ['becomes a gardener']],
    ['a reward', lay({ points: 1 }), ['fountain in row 4, orange', '+1 point']],
    ['a penalty', lay({ points: -3 }), ['fountain in row 4, orange', '−3 points']],
    [
      'a full row and column',
      lay({
        completes: [
          { line: 'row', row: 4, points: 6 },
          { line: 'column', column: 'f', points: 5 },
        ],
      }),
      [
        'fountain in row 4, orange',
        'fills row 4: +6 points at the end',
        'fills the fountain column: +5 points at the end',
      ],
    ],
    [
      'the best walk that it opens',
      lay({
        opens: [
          { motif: 'e', to: 'e5', points: 5 },
          { motif: 'f', to: 'f4', points: 4 },
        ],
      }),
      ['fountain in row 4, orange', 'opens a path: stairs noble to row 5 (+5)'],
    ],
    [
      'a noble',
      walk({ motif: 'c', from: null, walk: ['c1', 'c2'], points: 2, mission: 0 }),
      ['pavilion noble: +2'],
    ],
    [
      'a noble with a mission',
      walk({ motif: 'c', from: 'c1', walk: ['c2'], points: 2, mission: 1 }),
      ['pavilion noble: +2', 'mission +1'],
    ],
    ['a boar', { preview: 'boar', from: 'e4', to: 'd4', area: ['d4'] }, ['boar here: roams 1 empty field']],
  ])('%s', (_, preview, words) => expect(previewText(preview, 'classic')).toEqual(words));
});

describe('the reason of a turn', () => {
  const NOBLE: Entry[] = [{ do: 'play' }, { do: 'noble', to: 'e4' }];

  it.each<[string, Preview | null, Entry[], string]>([
    ['nothing', null, [], ''],
    ['a tile without effect', lay(), [{ do: 'play' }], ''],
    ['points', lay({ points: 3 }), [{ do: 'play' }], '+3 points'],
    [
      'the walk that the turn takes',
      lay({
        opens: [
          { motif: 'a', to: 'a6', points: 6 },
          { motif: 'e', to: 'e4', points: 4 },
        ],
      }),
      NOBLE,
      'opens a path: stairs noble to row 4 (+4)',
    ],
    ['a walk that was open before', lay(), NOBLE, 'stairs noble to row 4'],
    ['a gardener', lay({ gardener: true, field: 'f4' }), [{ do: 'play' }], 'gardener on fountain, row 4'],
    ['a noble', walk(), [{ do: 'noble', to: 'e1' }], 'stairs noble: +1'],
  ])('says %s', (_, preview, turn, text) => {
    expect(reasonText(preview, turn, 'revised')).toBe(text);
  });
});
