import { beforeAll, describe, expect, it } from 'vitest';
import { view } from '../../tests/sample_views.ts';
import type { View } from '../types/sanssouci.ts';
import { dictionary } from '../words/words.svelte.ts';
import { promptText } from './prompt.ts';

beforeAll(() => dictionary.load('en'));

const READY = { waiting: 0, yourTurn: true, ready: true };
const NOTHING = { card: null, slot: null, proposedCard: null, targets: new Map() };
const NAMES = ['Ada', 'Bert'];
const TARGET = { label: '', points: 1 };

describe('the prompt', () => {
  it.each<[string, Partial<View>, Partial<typeof READY>, object]>([
    ['Catching up…', {}, { waiting: 2 }, {}],
    ['Waiting for Bert', { to_act: [1] }, { yourTurn: false }, {}],
    ['The others are still choosing…', { phase: 'gardens', to_act: [1] }, { yourTurn: false }, {}],
    ['One moment…', {}, { ready: false }, {}],
    ['Choose a side', { phase: 'rewards' }, {}, {}],
    ['Your turn: choose a card or a tile', {}, {}, {}],
    ['Which card? Tap the tile again for: labyrinth', {}, {}, { slot: 'w1', proposedCard: 'a' }],
    ['Take a tile: labyrinth', {}, {}, { card: 'a' }],
    ['Where should the boar go?', { phase: 'boar' }, {}, {}],
    ['Which stack should refill the market?', { phase: 'refill' }, {}, {}],
    ['Move a noble, if you like', { phase: 'noble' }, {}, { targets: new Map([['e2', TARGET]]) }],
    ['No noble can move', { phase: 'noble' }, {}, {}],
  ])('%s', (text, change, session, chosen) => {
    expect(promptText({ ...READY, ...session }, view(change), { ...NOTHING, ...chosen }, NAMES)).toBe(text);
  });
});
