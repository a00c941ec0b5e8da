import { expect, it } from 'vitest';
import { decidingItem } from './deciding_item.ts';

const ITEMS = [
  { label: 'Nobles', points: [30, 28, 20] },
  { label: 'Full rows', points: [0, 15, 8] },
  { label: 'Missions', points: [9, 4, 12] },
];
const TOTALS = [39, 47, 40];

it('is the item in which the winner gained most on the user', () => {
  expect(decidingItem(ITEMS, { winners: [1], you: 0 }, TOTALS)).toEqual({
    label: 'Full rows',
    winner: 1,
    lead: 15,
  });
  expect(decidingItem(ITEMS, { winners: [1], you: 2 }, TOTALS)).toMatchObject({ label: 'Nobles', lead: 8 });
});

it('is nothing for winners, spectators and ties', () => {
  expect(decidingItem(ITEMS, { winners: [1], you: 1 }, TOTALS)).toBeNull();
  expect(decidingItem(ITEMS, { winners: [1, 0], you: 0 }, TOTALS)).toBeNull();
  expect(decidingItem(ITEMS, { winners: [1], you: null }, TOTALS)).toBeNull();
  expect(decidingItem(ITEMS, { winners: [1], you: 0 }, [47, 47, 40])).toBeNull();
});
