import { beforeAll, describe, expect, it } from 'vitest';
import { lay, walk } from '../../tests/sample_views.ts';
import type { Event, Preview } from '../types/sanssouci.ts';
import { dictionary } from '../words/words.svelte.ts';
import { markOf } from './marks.ts';
import { previewWords } from './preview.ts';
import { tell } from './words.ts';

beforeAll(() => dictionary.load('en'));

describe('a preview in words', () => {
  it.each<[string, Preview | null, string[]]>([
    ['nothing', null, []],
    ['a tile', lay(), ['fountain in row 4, orange']],
    ['a gardener', lay({ gardener: true }), ['gardener on fountain, row 4']],
    ['a gardener to be', lay({ field: null, places: ['a4', 'b4'] }), ['becomes a gardener']],
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
      'the best way that it opens',
      lay({
        opens: [
          { motif: 'e', to: 'e5', points: 5 },
          { motif: 'f', to: 'f4', points: 4 },
        ],
      }),
      ['fountain in row 4, orange', 'opens the way: stairs noble to row 5 (+5)'],
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
    [
      'a boar',
      { preview: 'boar', from: 'e4', to: 'd4', area: ['d4'] },
      ['boar here: roams over 1 free field'],
    ],
  ])('%s', (_, preview, words) => expect(previewWords(preview, 'classic')).toEqual(words));
});

describe('a mark', () => {
  const marks = { a3: { motif: 2 }, b3: { gardener: 3 }, c3: { penalty: 1 }, d3: null };
  it.each([
    ['a3', { kind: 'motif', text: '+2', label: 'reward: 2 points for its tile' }],
    ['b3', { kind: 'gardener', text: '+3', label: 'reward: 3 points for a gardener' }],
    ['c3', { kind: 'penalty', text: '−1', label: 'penalty: 1 point' }],
    ['d3', null],
    ['e3', null],
  ])('on %s', (place, mark) => expect(markOf(marks, place)).toEqual(mark));

  it('is nowhere without a Rewards board', () => expect(markOf(null, 'a3')).toBeNull());
});

describe('an event in words', () => {
  const name = (seat: number) => ['Ada', 'Bert'][seat] ?? '';
  it.each<[Event, string | null]>([
    [{ event: 'garden_chosen', seat: 1, side: null }, 'Bert has chosen a side.'],
    [{ event: 'rewards_chosen', seat: 0, side: 1 }, 'Ada has chosen a side.'],
    [{ event: 'gardens_revealed', sides: [0, 1] }, null],
    [{ event: 'dealt', seat: 0, hand: ['a', 'b'], missions: ['c', 'd'] }, null],
    [
      { event: 'played', seat: 0, card: 'wt', slot: 't2', tile: 'f' },
      'Ada plays white / turquoise and takes: fountain, turquoise',
    ],
    [
      { event: 'laid', seat: 0, tile: 'f', field: 'f6', gardener: false },
      'Ada lays: fountain in row 6, turquoise',
    ],
    // A gardener works on another field than his tile's own.
    [
      { event: 'laid', seat: 0, tile: 'f', field: 'a6', gardener: true },
      'Ada sends a gardener to labyrinth, row 6',
    ],
    [{ event: 'mark_scored', seat: 1, field: 'a3', points: 2 }, 'Reward for Bert: +2 points'],
    [{ event: 'mark_scored', seat: 1, field: 'a3', points: -1 }, 'Penalty for Bert: −1 point'],
    [{ event: 'boar_found', seat: 0, field: 'a3', points: 4 }, 'Ada finds the boar: +4 points'],
    [{ event: 'boar_left', seat: 0, field: 'a3', points: 1 }, 'The boar leaves the garden of Ada: +1 point'],
    [{ event: 'boar_moved', seat: 0, from: 'a3', to: 'a4' }, 'The boar of Ada flees: labyrinth, row 4'],
    [
      { event: 'noble_walked', seat: 1, motif: 'c', from: null, walk: ['c1', 'd1', 'c2'], points: 2 },
      'Bert moves the pavilion noble to row 2: +2',
    ],
    [{ event: 'stayed', seat: 1 }, 'Bert moves no noble'],
    [{ event: 'refilled', seat: 1, slot: 'w1', stack: 0, tile: 'a' }, null],
    [{ event: 'drew', seat: 1, card: null }, null],
    [{ event: 'over', result: { scores: [], winners: [0] } }, 'The game is over.'],
  ])('%j', (event, words) => expect(tell(event, name, 'classic')).toBe(words));
});
