import { beforeAll, describe, expect, it } from 'vitest';
import { dictionary } from '../words/words.svelte.ts';
import { markOf } from './reward_marks.ts';

beforeAll(() => dictionary.load('en'));

describe('a reward mark', () => {
  const marks = { a3: { motif: 2 }, b3: { gardener: 3 }, c3: { penalty: 1 }, d3: null };
  it.each([
    ['a3', { kind: 'motif', text: '+2', label: 'reward: 2 points for a motif' }],
    ['b3', { kind: 'gardener', text: '+3', label: 'reward: 3 points for a gardener' }],
    ['c3', { kind: 'penalty', text: '−1', label: 'penalty: 1 point' }],
    ['d3', null],
    ['e3', null],
  ])('on %s', (place, mark) => expect(markOf(marks, place)).toEqual(mark));

  it('is on no field without a Rewards board', () => expect(markOf(null, 'a3')).toBeNull());
});
