import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { Card, SeatView } from '../types/sanssouci.ts';
import Hand from './Hand.svelte';

let shown: Record<string, unknown> | null = null;

function show(hand: Card[], chosen: Card | null) {
  const own = { hand, deck_size: 3, nobles: [0, 0, 0, 0, 0, 0, 0, 0, 0], missions: null };
  const props = { own: own as unknown as SeatView, edition: 'classic' as const, chosen };
  shown = mount(Hand, {
    target: document.body,
    props: { ...props, playable: new Set(hand), free: new Set<Card>(), onpick: () => undefined },
  });
  flushSync();
  return [...document.body.querySelectorAll('button')];
}

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

describe('the hand', () => {
  it('shows two equal cards, and picks one of them', () => {
    const cards = show(['gt', 'gt'], 'gt');
    expect(cards.map(({ dataset }) => dataset.card)).toEqual(['gt', 'gt']);
    expect(cards.map((card) => card.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
  });
  it('shows which of two different cards is picked', () => {
    const cards = show(['gt', 'c'], 'c');
    expect(cards.map((card) => card.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
  });
});
