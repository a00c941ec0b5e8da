import { beforeAll, expect, it } from 'vitest';
import type { Event } from '../types/sanssouci.ts';
import { dictionary } from '../words/words.svelte.ts';
import { eventText } from './event_text.ts';
import { headline, loggedEvents, summary } from './headline.ts';

beforeAll(() => dictionary.load('en'));

const PLAYED: Event = { event: 'played', seat: 1, card: 'f', slot: 'o2', tile: 'f' };

it.each<[string, Event[]]>([
  [
    'Anna places: fountain in row 4, orange',
    [PLAYED, { event: 'laid', seat: 1, tile: 'f', field: 'f4', gardener: false }],
  ],
  [
    'Anna sends a gardener to labyrinth, row 4 · Reward for Anna: +3 points',
    [
      { event: 'laid', seat: 1, tile: 'f', field: 'a4', gardener: true },
      { event: 'mark_scored', seat: 1, field: 'a4', points: 3 },
    ],
  ],
  ['Anna plays fountain and takes: fountain, orange', [PLAYED]],
  [
    'Anna moves the fountain noble to row 4: +4',
    [
      { event: 'noble_walked', seat: 1, motif: 'f', from: null, walk: ['f1', 'f4'], points: 4 },
      { event: 'refilled', seat: 1, slot: 'o2', stack: 0, tile: 'b' },
      { event: 'drew', seat: 1, card: null },
    ],
  ],
  ['', []],
])('tells a decision in one sentence: %s', (text, events) => {
  expect(headline(events, (event) => eventText(event, () => 'Anna', 'classic'))).toBe(text);
});

const LAID: Event = { event: 'laid', seat: 1, tile: 'f', field: 'f4', gardener: false };
const GARDENER: Event = { event: 'laid', seat: 1, tile: 'f', field: 'a4', gardener: true };
const STAYED: Event = { event: 'stayed', seat: 1 };
const WALKED: Event = {
  event: 'noble_walked',
  seat: 1,
  motif: 'f',
  from: null,
  walk: ['f1', 'f4'],
  points: 4,
};

it.each<[string, Event[]]>([
  ['Anna places: fountain in row 4, orange', [PLAYED, LAID, STAYED]],
  ['Anna sends a gardener to labyrinth, row 4', [PLAYED, GARDENER, STAYED]],
  ['Anna moves the fountain noble to row 4: +4', [PLAYED, LAID, WALKED]],
  // The turn before is not told again, and a move that was taken back is not, either.
  ['Anna places: fountain in row 4, orange', [PLAYED, LAID, WALKED, PLAYED, LAID, STAYED]],
  ['Anna doesn’t move a noble', [STAYED]],
  ['', []],
])('sums up a turn: %s', (text, events) => {
  expect(summary(events, (event) => eventText(event, () => 'Anna', 'classic'))).toBe(text);
});

it('leaves out of the log that a tile goes to its own field', () => {
  expect(loggedEvents([PLAYED, LAID])).toEqual([PLAYED]);
  expect(loggedEvents([PLAYED])).toEqual([PLAYED]);
  expect(loggedEvents([GARDENER])).toEqual([GARDENER]);
});
