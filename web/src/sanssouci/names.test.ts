import { beforeAll, expect, it } from 'vitest';
import { dictionary } from '../words/words.svelte.ts';
import { cardName, fieldName } from './names.ts';

beforeAll(() => dictionary.load('en'));

it('names a card after its motif or its colours in the edition', () => {
  expect(cardName('f', 'classic')).toBe('fountain');
  expect(cardName('*', 'classic')).toBe('free choice');
  expect(cardName('wt', 'classic')).toBe('white / turquoise');
  expect(cardName('wt', 'revised')).toBe('red / grey');
});

it('names a field after its motif, row and colour', () => {
  expect(fieldName('f4', 'classic')).toBe('fountain, row 4 (orange)');
});
