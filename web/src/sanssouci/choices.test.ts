import { describe, expect, it } from 'vitest';
import { view, walk } from '../../tests/sample_views.ts';
import type { Entry } from '../types/sanssouci.ts';
import { cardsFor, choices, fieldsOf, playsOf } from './choices.ts';

const PLAYS: Entry[] = [
  { do: 'play', card: 'a', take: 'w1' },
  { do: 'play', card: 'a', take: 'o2' },
  { do: 'play', card: 'wg', take: 'w1' },
  { do: 'play', card: 'wg', take: 'g2' },
];

describe('choices', () => {
  it('are those that the server lists, with its previews', () => {
    const legal: Entry[] = [{ do: 'noble', to: 'a1' }, { do: 'stay' }];
    expect(choices(view({ legal, previews: [walk(), null] }))).toEqual([
      { entry: legal[0], preview: walk() },
      { entry: legal[1], preview: null },
    ]);
    expect(choices(view({ legal }))).toEqual(legal.map((entry) => ({ entry, preview: null })));
    expect(choices(view())).toEqual([]);
  });

  it('of a card are the tiles that it allows', () => {
    const all = choices(view({ legal: PLAYS }));
    const slots = (card: string | null) => [...playsOf(all, card).keys()];
    expect(slots('a')).toEqual(['w1', 'o2']);
    expect(slots('wg')).toEqual(['w1', 'g2']);
    expect(slots('x')).toEqual([]);
    expect(slots(null)).toEqual(['w1', 'o2', 'g2']);
    expect(playsOf(all, 'wg').get('w1')?.entry).toBe(PLAYS[2]);
  });

  it('of a tile are the cards that allow it', () => {
    const all = choices(view({ legal: PLAYS }));
    expect(cardsFor(all, 'w1')).toEqual(['a', 'wg']);
    expect(cardsFor(all, 'g2')).toEqual(['wg']);
    expect(cardsFor(all, 't1')).toEqual([]);
  });

  it.each<[Entry[], string[]]>([
    [
      [
        { do: 'gardener', field: 'a2' },
        { do: 'gardener', field: 'b3' },
      ],
      ['a2', 'b3'],
    ],
    [[{ do: 'noble', to: 'c4' }, { do: 'stay' }], ['c4']],
    [[{ do: 'boar', field: 'd5' }], ['d5']],
    [PLAYS, []],
    [[{ do: 'refill', stack: 1 }], []],
  ])('name the fields to which a piece can go: %j', (legal, fields) => {
    expect([...fieldsOf(choices(view({ legal }))).keys()]).toEqual(fields);
  });
});
