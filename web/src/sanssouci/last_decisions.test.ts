import { beforeAll, describe, expect, it } from 'vitest';
import { lay, view, walk } from '../../tests/sample_views.ts';
import type { Entry, View } from '../types/sanssouci.ts';
import { dictionary } from '../words/words.svelte.ts';
import { LAST_DECISIONS, walkEvent } from './last_decisions.ts';

beforeAll(() => dictionary.load('en'));

const STAY: Entry = { do: 'stay' };
const MOVE: Entry = { do: 'noble', to: 'c3' };
const PREVIEW = walk({ motif: 'c', from: 'c1', walk: ['d1', 'd2', 'd3', 'c3'], points: 3 });
const NOBLE = view({ viewer: 0, phase: 'noble', legal: [MOVE, STAY], previews: [PREVIEW, null] });
const stacks = (supply: number[]): View => ({
  ...NOBLE,
  supply,
  options: { ...NOBLE.options, choose_stack: true },
});

describe('the last decision of a turn in Sanssouci', () => {
  it.each<[string, View, Entry, boolean]>([
    ['moving a noble', NOBLE, MOVE, true],
    ['staying', NOBLE, STAY, true],
    ['staying, which the button calls the end of the turn', { ...NOBLE, legal: [STAY] }, STAY, false],
    ['moving a noble before choosing a stack', stacks([3, 2]), MOVE, false],
    ['staying before choosing a stack', stacks([3, 2]), STAY, false],
    ['moving a noble when no stack is left', stacks([0, 0]), MOVE, true],
    ['choosing a stack', stacks([3, 2]), { do: 'refill', stack: 1 }, true],
    ['taking a tile', NOBLE, { do: 'play', card: 'a', take: 'w1' }, false],
    ['placing a gardener', NOBLE, { do: 'gardener', field: 'a1' }, false],
  ])('%s', (_, before, entry, last) => expect(LAST_DECISIONS.isLast(before, entry)).toBe(last));

  it('is shown as made, with its points', () => {
    const { seats } = LAST_DECISIONS.pretend(NOBLE, MOVE) as View;
    expect(seats[0]?.nobles[2]).toBe(3);
    expect(seats[0]?.score).toBe((NOBLE.seats[0]?.score ?? NaN) + 3);
    expect(seats[1]).toBe(NOBLE.seats[1]);
    expect(NOBLE.seats[0]?.nobles[2], 'the original').not.toBe(3);
    expect(LAST_DECISIONS.pretend(NOBLE, STAY)).toBe(NOBLE);
  });

  it('is described with its points', () => {
    expect(LAST_DECISIONS.describe(NOBLE, MOVE)).toBe('pavilion noble: +3');
    expect(LAST_DECISIONS.describe(NOBLE, STAY)).toBe('Stay put');
  });

  it('is animated as the server would report it', () => {
    expect(walkEvent(NOBLE, MOVE)).toEqual({
      event: 'noble_walked',
      seat: 0,
      motif: 'c',
      from: 'c1',
      walk: ['d1', 'd2', 'd3', 'c3'],
      points: 3,
    });
    expect(walkEvent(NOBLE, STAY)).toBeNull();
    expect(walkEvent(view({ legal: [MOVE], previews: [lay()] }), MOVE)).toBeNull();
  });
});
