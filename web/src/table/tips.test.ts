import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Tip } from './tips.svelte.ts';

const KEY = 'gloriette.tips';
const CARD: Tip = { id: 'card', key: 'tip.card' };
const PLACE: Tip = { id: 'place', key: 'tip.place' };

/** The tips of a page that is opened anew. */
async function open() {
  vi.resetModules();
  return (await import('./tips.svelte.ts')).tips;
}

beforeEach(() => localStorage.clear());

describe('the tips', () => {
  it('are shown once each, in their order', async () => {
    const tips = await open();
    expect(tips.first([CARD, PLACE])).toBe(CARD);
    tips.got(CARD);
    expect(tips.first([CARD, PLACE])).toBe(PLACE);
    tips.got(PLACE);
    expect(tips.first([CARD, PLACE])).toBeNull();
  });

  it('remember what was shown', async () => {
    (await open()).got(CARD);
    expect((await open()).first([CARD, PLACE])).toEqual(PLACE);
  });

  it('can be switched off for good, and on again', async () => {
    (await open()).never();
    const tips = await open();
    expect(tips.first([CARD])).toBeNull();
    tips.again();
    expect((await open()).first([CARD])).toEqual(CARD);
  });

  it.each(['{', 'null', '[]', '7', '{"off": "yes", "seen": "card"}', '{"seen": [7, null]}'])(
    'survive nonsense: %s',
    async (kept) => {
      localStorage.setItem(KEY, kept);
      expect((await open()).first([CARD])).toEqual(CARD);
    },
  );
});
