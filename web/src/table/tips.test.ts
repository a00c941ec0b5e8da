import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Tip } from './tips.svelte.ts';

const KEY = 'gloriette.tips';
const CARD: Tip = { id: 'card', key: 'tip.card' };
const PLACE: Tip = { id: 'place', key: 'tip.place' };

/** Loads the tips as a freshly opened page does. */
async function open() {
  vi.resetModules();
  return (await import('./tips.svelte.ts')).tips;
}

beforeEach(() => localStorage.clear());

describe('tips', () => {
  it('are shown once each, in their order', async () => {
    const tips = await open();
    expect(tips.first([CARD, PLACE])).toBe(CARD);
    tips.markSeen(CARD);
    expect(tips.first([CARD, PLACE])).toBe(PLACE);
    tips.markSeen(PLACE);
    expect(tips.first([CARD, PLACE])).toBeNull();
  });

  it('are not shown again on the next visit', async () => {
    (await open()).markSeen(CARD);
    expect((await open()).first([CARD, PLACE])).toEqual(PLACE);
  });

  it('wait while a lesson is shown', async () => {
    const tips = await open();
    tips.paused = true;
    expect(tips.first([CARD])).toBeNull();
    tips.paused = false;
    expect(tips.first([CARD])).toBe(CARD);
  });

  it('can be turned off and restarted', async () => {
    (await open()).turnOff();
    const tips = await open();
    expect(tips.first([CARD])).toBeNull();
    tips.restart();
    expect((await open()).first([CARD])).toEqual(CARD);
  });

  it.each(['{', 'null', '[]', '7', '{"off": "yes", "seen": "card"}', '{"seen": [7, null]}'])(
    'ignore invalid stored values: %s',
    async (stored) => {
      localStorage.setItem(KEY, stored);
      expect((await open()).first([CARD])).toEqual(CARD);
    },
  );
});
