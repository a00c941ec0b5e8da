import { describe, expect, it } from 'vitest';
import { eventSounds as sanssouci } from '../sanssouci/event_sounds.ts';
import type { Event as SanssouciEvent } from '../types/sanssouci.ts';
import type { Event as VersaillesEvent } from '../types/versailles.ts';
import { eventSounds as versailles } from '../versailles/event_sounds.ts';

const names = (cues: { sound: string; times?: number }[]) =>
  cues.map(({ sound, times }) => (times === undefined ? sound : `${sound} × ${times}`));

describe('the sounds of Sanssouci', () => {
  it.each([
    [{ event: 'played', seat: 0 }, ['card']],
    [{ event: 'laid', seat: 0 }, ['tile']],
    [{ event: 'noble_walked', seat: 0, walk: ['a1', 'a2', 'a3'] }, ['step × 3']],
    [{ event: 'noble_walked', seat: 0, walk: Array(12).fill('a1') }, ['step × 6']],
    [{ event: 'mark_scored', seat: 0, points: 2 }, ['chip']],
    [{ event: 'mark_scored', seat: 0, points: -1 }, []],
    [{ event: 'refilled', seat: 0 }, []],
  ])('fit the event %j', (event, expected) => {
    expect(names(sanssouci(event as unknown as SanssouciEvent))).toEqual(expected);
  });
});

describe('the sounds of Versailles', () => {
  it.each([
    [{ event: 'bid', seat: 0, card: null }, ['card']],
    [{ event: 'revealed', bids: [] }, ['reveal']],
    [{ event: 'laid', seat: 0 }, ['tile']],
    [{ event: 'chip_taken', seat: 0 }, ['chip']],
    [{ event: 'area_grew', seat: 0 }, []],
  ])('fit the event %j', (event, expected) => {
    expect(names(versailles(event as unknown as VersaillesEvent))).toEqual(expected);
  });
});
