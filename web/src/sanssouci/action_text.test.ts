import { beforeAll, describe, expect, it } from 'vitest';
import { view } from '../../tests/sample_views.ts';
import type { LogEntry } from '../table/session.ts';
import type { Event } from '../types/sanssouci.ts';
import { dictionary } from '../words/words.svelte.ts';
import { tileInSlot } from './action_text.ts';
import { highlightedFields } from './log_highlights.ts';

beforeAll(() => dictionary.load('en'));

const played = (seq: number, tile: 'a' | 'b'): LogEntry => ({
  seq,
  what: { what: 'acted', seat: 0 },
  events: [{ event: 'played', seat: 0, card: 'a', slot: 'w1', tile }],
});

describe('the tile that a decision takes', () => {
  const now = view();

  it('is the next one that was taken from the slot', () => {
    expect(tileInSlot('w1', [played(1, 'a'), played(5, 'b')], now, 2)).toBe('b');
  });

  it('is the one that lies there now, if none was taken since', () => {
    expect(tileInSlot('w1', [played(1, 'a')], now, 2)).toBe(now.display.w1);
    expect(tileInSlot('w1', [played(1, 'a')], now)).toBe(now.display.w1);
  });
});

describe('the fields that a log line highlights', () => {
  const events: Event[] = [
    { event: 'laid', seat: 0, tile: 'f', field: 'f6', gardener: false },
    { event: 'noble_walked', seat: 0, motif: 'c', from: null, walk: ['c1', 'c2'], points: 2 },
    { event: 'laid', seat: 1, tile: 'f', field: 'a6', gardener: true },
    { event: 'drew', seat: 0, card: null },
  ];

  it('are laid tiles and the ends of walks in the garden of the seat', () => {
    expect(highlightedFields(events, 0)).toEqual(['f6', 'c2']);
    expect(highlightedFields(events, 1)).toEqual(['a6']);
  });
});
