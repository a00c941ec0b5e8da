import { beforeAll, describe, expect, it } from 'vitest';
import { dictionary } from '../words/words.svelte.ts';
import {
  cardName,
  columnOf,
  face,
  field,
  fieldName,
  MARKET_ROWS,
  MOTIFS,
  motifOf,
  rowOf,
  rowOfSlot,
  ROWS,
  slotsOfRow,
} from './grid.ts';

beforeAll(() => dictionary.load('en'));

describe('the plan', () => {
  it('has a field for every motif and row, and finds both in its name', () => {
    for (const motif of MOTIFS)
      for (const row of ROWS) {
        const place = field(motif, row);
        expect([motifOf(place), rowOf(place)]).toEqual([motif, row]);
      }
    expect(MOTIFS.map(columnOf)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('has two slots for each row from 2 to 6', () => {
    expect(MARKET_ROWS.flatMap(slotsOfRow)).toEqual([
      'w1',
      'w2',
      'g1',
      'g2',
      'o1',
      'o2',
      'v1',
      'v2',
      't1',
      't2',
    ]);
    for (const row of MARKET_ROWS) expect(slotsOfRow(row).map(rowOfSlot)).toEqual([row, row]);
  });
});

describe('a card', () => {
  it.each([
    ['f', { kind: 'motif', motif: 'f' }],
    ['wt', { kind: 'colours', rows: [2, 6] }],
    ['gv', { kind: 'colours', rows: [3, 5] }],
    ['*', { kind: 'free' }],
  ])('%s shows its face', (card, shown) => expect(face(card)).toEqual(shown));

  it('has a name, by the colours of its edition', () => {
    expect(cardName('f', 'classic')).toBe('fountain');
    expect(cardName('*', 'classic')).toBe('free choice');
    expect(cardName('wt', 'classic')).toBe('white / turquoise');
    expect(cardName('wt', 'revised')).toBe('red / grey');
    expect(fieldName('f4', 'classic')).toBe('fountain, row 4 (orange)');
  });
});
