import { beforeAll, expect, it } from 'vitest';
import { ROW, HALF, tile } from '../rules/versailles/samples.ts';
import type { Event } from '../types/versailles.ts';
import { dictionary } from '../words/words.svelte.ts';
import { eventText } from './event_text.ts';
import { headline } from './headline.ts';
import { lastTiles } from './last_moves.ts';

beforeAll(() => dictionary.load('en'));

it.each<[string, Event[]]>([
  ['Anna has chosen a card', [{ event: 'bid', seat: 1, card: null }]],
  [
    'The cards: Anna: 3, Anna: 17',
    [
      { event: 'bid', seat: 1, card: 3 },
      {
        event: 'revealed',
        bids: [
          { by: 1, card: 3 },
          { by: 0, card: 17 },
        ],
      },
      { event: 'tile_taken', by: 1, index: 0, tile: tile('jggr') },
    ],
  ],
  [
    'Anna places a tile · hedges: 4 fields · Anna wins the chip: hedges',
    [
      { event: 'laid', seat: 1, at: [0, 0], turn: 0, tile: tile('jggr') },
      { event: 'area_grew', seat: 1, type: 'green', from: 2, to: 4 },
      { event: 'chip_taken', seat: 1, type: 'green', from: null },
      { event: 'king_moved', index: 3 },
      { event: 'tile_taken', by: 0, index: 1, tile: tile('jggr') },
    ],
  ],
])('tells a decision in one sentence: %s', (text, events) => {
  expect(headline(events, (event) => eventText(event, () => 'Anna'))).toBe(text);
});

it('finds the last tile of every garden', () => {
  const garden = [
    { at: [0, 0] as [number, number], turn: 0, tile: tile('jggr') },
    { at: [2, 1] as [number, number], turn: 1, tile: tile('jggr') },
  ];
  const seats = [
    { ...HALF, garden },
    { ...HALF, garden: [] },
  ];
  expect([...lastTiles(seats)]).toEqual([[0, [2, 1]]]);
  expect(lastTiles(ROW.seats.map((seat) => ({ ...seat, garden: [] }))).size).toBe(0);
});

it.each<[string, Event]>([
  [
    'The cards: You: 3, Anna: 17',
    {
      event: 'revealed',
      bids: [
        { by: 1, card: 3 },
        { by: 0, card: 17 },
      ],
    },
  ],
  ['You win the chip: hedges', { event: 'chip_taken', seat: 1, type: 'green', from: null }],
  ['You take the chip from Anna: hedges', { event: 'chip_taken', seat: 1, type: 'green', from: 0 }],
  ['Anna takes the chip from you: hedges', { event: 'chip_taken', seat: 0, type: 'green', from: 1 }],
])('calls the user “you”: %s', (text, event) => {
  expect(headline([event], (one) => eventText(one, () => 'Anna', 1))).toBe(text);
});
