import { beforeAll, expect, it } from 'vitest';
import { ROW } from '../rules/versailles/samples.ts';
import type { Bidder, View } from '../types/versailles.ts';
import { dictionary } from '../words/words.svelte.ts';
import { promptText } from './prompt.ts';

beforeAll(() => dictionary.load('en'));

const READY = { waiting: 0, yourTurn: true, ready: true };
const name = (who: Bidder) => (who === 'ludwig' ? 'Ludwig' : (['Ada', 'Bert', 'Cleo', 'Dora'][who] ?? ''));

it.each<[string, Partial<View>, Partial<typeof READY>, chosen?: boolean]>([
  ['Catching up…', {}, { waiting: 3 }],
  ['The others are still choosing…', { phase: 'bidding' }, { yourTurn: false }],
  ['Bert is placing a tile', { phase: 'laying' }, { yourTurn: false }],
  ['', { phase: 'laying', takers: [] }, { yourTurn: false }],
  ['One moment…', {}, { ready: false }],
  ['Choose a card: the lowest takes the first tile', { phase: 'bidding' }, {}],
  ['Place your tile', { phase: 'laying' }, {}],
  ['Place the tile here, or choose another place', { phase: 'laying' }, {}, true],
])('the prompt: %s', (text, change, session, chosen = false) => {
  expect(promptText({ ...READY, ...session }, { ...ROW, ...change }, name, chosen)).toBe(text);
});
