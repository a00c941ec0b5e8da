import { expect, it } from 'vitest';
import { placeAfter } from './roving.ts';

const PLACES = [
  [1, 0],
  [0, 1],
  [1, 1],
  [2, 1],
] as const;

it.each([
  ['ArrowDown', 0, 2],
  ['ArrowUp', 3, 0],
  ['ArrowUp', 0, 0],
  ['ArrowRight', 2, 3],
  ['ArrowRight', 3, 3],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 0],
])('%s from place %i goes to place %i', (key, from, to) => {
  expect(placeAfter(key, PLACES, from)).toBe(to);
});

it('other keys go nowhere', () => {
  expect(placeAfter('x', PLACES, 0)).toBeNull();
});
