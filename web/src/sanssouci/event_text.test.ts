import { beforeAll, describe, expect, it } from 'vitest';
import type { Event } from '../types/sanssouci.ts';
import { dictionary } from '../words/words.svelte.ts';
import { eventText } from './event_text.ts';

beforeAll(() => dictionary.load('en'));

describe('the log text of an event', () => {
  const name = (seat: number) => ['Ada', 'Bert'][seat] ?? '';
  it.each<[Event, string | null]>([
    [{ event: 'garden_chosen', seat: 1, side: null }, 'Bert has chosen a side'],
    [{ event: 'rewards_chosen', seat: 0, side: 1 }, 'Ada has chosen a side'],
    [{ event: 'gardens_revealed', sides: [0, 1] }, null],
    [{ event: 'dealt', seat: 0, hand: ['a', 'b'], missions: ['c', 'd'] }, null],
    [
      { event: 'played', seat: 0, card: 'wt', slot: 't2', tile: 'f' },
      'Ada plays white / turquoise and takes: fountain, turquoise',
    ],
    [
      { event: 'laid', seat: 0, tile: 'f', field: 'f6', gardener: false },
      'Ada places: fountain in row 6, turquoise',
    ],
    // A gardener goes to another field than the one of his tile.
    [
      { event: 'laid', seat: 0, tile: 'f', field: 'a6', gardener: true },
      'Ada sends a gardener to labyrinth, row 6',
    ],
    [{ event: 'mark_scored', seat: 1, field: 'a3', points: 2 }, 'Reward for Bert: +2 points'],
    [{ event: 'mark_scored', seat: 1, field: 'a3', points: -1 }, 'Penalty for Bert: −1 point'],
    [{ event: 'boar_found', seat: 0, field: 'a3', points: 4 }, 'Ada finds the boar: +4 points'],
    [
      { event: 'boar_left', seat: 0, field: 'a3', points: 1 },
      'Ada drives the boar out of the garden: +1 point',
    ],
    [{ event: 'boar_moved', seat: 0, from: 'a3', to: 'a4' }, 'The boar of Ada runs to labyrinth, row 4'],
    [
      { event: 'noble_walked', seat: 1, motif: 'c', from: null, walk: ['c1', 'd1', 'c2'], points: 2 },
      'Bert moves the pavilion noble to row 2: +2',
    ],
    [{ event: 'stayed', seat: 1 }, 'Bert doesn’t move a noble'],
    [{ event: 'refilled', seat: 1, slot: 'w1', stack: 0, tile: 'a' }, null],
    [{ event: 'drew', seat: 1, card: null }, null],
    [{ event: 'over', result: { scores: [], winners: [0] } }, 'The game is over'],
  ])('%j', (event, words) => expect(eventText(event, name, 'classic')).toBe(words));

  it.each<[Event, string]>([
    [
      { event: 'laid', seat: 0, tile: 'f', field: 'f6', gardener: false },
      'You place: fountain in row 6, turquoise',
    ],
    [{ event: 'mark_scored', seat: 0, field: 'a3', points: 2 }, 'Your reward: +2 points'],
    [{ event: 'stayed', seat: 0 }, 'You don’t move a noble'],
    [{ event: 'stayed', seat: 1 }, 'Bert doesn’t move a noble'],
  ])('calls the user “you”: %j', (event, words) => expect(eventText(event, name, 'classic', 0)).toBe(words));
});
