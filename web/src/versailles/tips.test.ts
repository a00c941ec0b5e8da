// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ROW, tile } from '../rules/versailles/samples.ts';
import type { ChipThen, Preview, View } from '../types/versailles.ts';
import { tipsFor } from './tips.ts';

const bidding = (special: Partial<View> = {}): View => ({
  ...ROW,
  viewer: 0,
  phase: 'bidding',
  to_act: [0, 1, 2, 3],
  takers: [],
  ...special,
});

const laying = (letters: string, chips: ChipThen[] = []): View => {
  const preview: Preview = { areas: [], chips, gain: 0 };
  return {
    ...ROW,
    viewer: 0,
    phase: 'laying',
    to_act: [0],
    takers: [{ by: 0, card: 3, index: 0, tile: tile(letters), done: false }],
    previews: [preview, null],
  };
};

const ids = (view: View) => tipsFor(view).map(({ id }) => id);

describe('the tips of Versailles', () => {
  it('are shown only to the player who decides', () => {
    expect(ids(bidding({ to_act: [1] }))).toEqual([]);
    expect(ids(bidding({ viewer: null }))).toEqual([]);
    expect(ids(bidding({ phase: 'over', to_act: [] }))).toEqual([]);
  });

  it('start with the purpose of the cards', () => {
    expect(ids(bidding())).toEqual(['v_bid']);
  });

  it('mention Ludwig in games with him', () => {
    expect(ids(bidding({ ludwig: { stack_size: 10, played: [] } }))).toEqual(['v_bid', 'v_ludwig']);
  });

  it('mention later tiles while there are any', () => {
    expect(ids(bidding({ round: 2 }))).toContain('v_ahead');
    expect(ids(bidding({ round: 2, king: 4 }))).not.toContain('v_ahead');
  });

  it('mention half-time and the end shortly before', () => {
    expect(ids(bidding({ round: 5 }))).not.toContain('v_half');
    expect(ids(bidding({ round: 6 }))).toContain('v_half');
    expect(ids(bidding({ half: 2, round: 1 }))).toContain('v_second');
    expect(ids(bidding({ half: 2, round: 7 }))).toContain('v_end');
    expect(ids(bidding({ half: 2, round: 7 }))).not.toContain('v_half');
  });

  it('explain how to lay a tile', () => {
    expect(ids(laying('yygg'))).toEqual(['v_lay']);
  });

  it('mention jokers and building ground on the tile', () => {
    expect(ids(laying('jyyb'))).toEqual(['v_lay', 'v_joker']);
    expect(ids(laying('ssby'))).toEqual(['v_lay', 'v_site']);
  });

  it('mention chips that can be won or taken from others', () => {
    expect(ids(laying('yygg', [{ type: 'yellow', from: null }]))).toEqual(['v_lay', 'v_chip']);
    expect(ids(laying('yygg', [{ type: 'yellow', from: 2 }]))).toEqual(['v_lay', 'v_chip_from']);
  });
});
