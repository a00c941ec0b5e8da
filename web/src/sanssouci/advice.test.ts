import { describe, expect, it } from 'vitest';
import { lay, seatView, view, walk } from '../../tests/sample_views.ts';
import type { Entry, Event } from '../types/sanssouci.ts';
import { adviceOf } from './advice.ts';
import { arrowHead, arrowPath } from './arrow.ts';

const PLAY: Entry = { do: 'play', card: 'wg', take: 'w1' };
const garden = seatView({ nobles: [0, 0, 0, 0, 2, 0, 0, 0, 0], boar: 'b3' });
const { display } = view();
const draw = (
  turn: Entry[],
  preview = lay({ field: 'a2' }) as ReturnType<typeof lay> | null,
  played: Event[] = [],
) => adviceOf(turn, { display, garden, preview, played });

describe('a suggested turn', () => {
  it('marks the card and the tile, and puts the ghost on its field', () => {
    expect(draw([PLAY])).toMatchObject({
      card: 'wg',
      slot: 'w1',
      ghost: { field: 'a2', gardener: false, motif: 'a' },
      walk: [],
    });
  });

  it('puts a gardener where it goes', () => {
    const advice = draw([PLAY, { do: 'gardener', field: 'c2' }], lay({ field: null, gardener: true }));
    expect(advice.ghost).toEqual({ field: 'c2', gardener: true, motif: 'c' });
  });

  it('leads a noble from where it stands', () => {
    expect(draw([PLAY, { do: 'noble', to: 'e4' }]).walk).toEqual(['e2', 'e4']);
    expect(draw([PLAY, { do: 'noble', to: 'a1' }]).walk, 'from the terrace').toEqual(['a0', 'a1']);
  });

  it('follows the way that the server knows', () => {
    const preview = walk({ motif: 'e', from: 'e2', walk: ['d2', 'd3', 'e3'] });
    expect(draw([{ do: 'noble', to: 'e3' }], preview).walk).toEqual(['e2', 'd2', 'd3', 'e3']);
  });

  it('moves the boar, refills from a stack or chooses a side', () => {
    expect(draw([{ do: 'boar', field: 'b5' }], null).walk).toEqual(['b3', 'b5']);
    expect(draw([{ do: 'refill', stack: 2 }], null).stack).toBe(2);
    expect(draw([{ do: 'garden', side: 1 }], null).side).toBe(1);
    expect(draw([{ do: 'rewards', side: 0 }], null).side).toBe(0);
  });
});

describe('the better turn of an analysis', () => {
  it('finds the field of a tile without a preview', () => {
    expect(draw([PLAY], null).ghost).toEqual({ field: `${display.w1}2`, gardener: false, motif: display.w1 });
  });

  it('knows the tile that the player took with another card', () => {
    const played: Event[] = [{ event: 'played', seat: 0, card: 'a', slot: 'w1', tile: 'i' }];
    expect(draw([PLAY], null, played).ghost?.field).toBe('i2');
  });

  it('leads pieces from where they stood before the move', () => {
    const walked: Event = { event: 'noble_walked', seat: 0, motif: 'e', from: 'e1', walk: ['e2'], points: 2 };
    expect(draw([{ do: 'noble', to: 'e3' }], null, [walked]).walk).toEqual(['e1', 'e3']);
    const moved: Event = { event: 'boar_moved', seat: 0, from: 'd4', to: 'b3' };
    expect(draw([{ do: 'boar', field: 'd5' }], null, [moved]).walk).toEqual(['d4', 'd5']);
  });
});

describe('an arrow', () => {
  it('is a curve from one field to another that stays in the garden', () => {
    expect(arrowPath(['a1', 'a3'])).toContain('Q84.0 150.0');
    expect(arrowPath(['i1', 'i3'])).toContain('Q816.0 150.0');
  });

  it('follows the corners of a way, and ends with a head', () => {
    expect(arrowPath(['e2', 'd2', 'd3', 'e3'])).toBe('M428.0 150.0L350.0 150.0L350.0 250.0L402.0 250.0');
    expect(arrowHead(['d3', 'e3', 'e4'])).toMatch(/^M450\.0 328\.0L.*Z$/);
  });

  it('is nothing without two fields', () => {
    expect([arrowPath([]), arrowPath(['a1']), arrowHead([])]).toEqual(['', '', '']);
  });
});
