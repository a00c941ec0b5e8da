// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { lay, seatView, view, walk } from '../../tests/sample_views.ts';
import type { Preview, SeatView, View } from '../types/sanssouci.ts';
import { tipsFor } from './tips.ts';

const at = (special: Partial<View> = {}, garden: Partial<SeatView> = {}): View =>
  view({ seats: [seatView({ missions: ['a', 'e'], ...garden })], ...special });

const ids = (seen: View, shown: Preview | null = null) => tipsFor(seen, shown).map(({ id }) => id);

describe('the tips of Sanssouci', () => {
  it('are shown only to the player who decides', () => {
    expect(ids(at({ to_act: [1] }))).toEqual([]);
    expect(ids(at({ viewer: null }))).toEqual([]);
    expect(ids(at({ phase: 'over', to_act: [] }))).toEqual([]);
  });

  it('start with the card, then the field', () => {
    expect(ids(at())).toEqual(['card', 'place']);
  });

  it('mention a free choice first', () => {
    expect(ids(at({ free_choice: ['a'] }))[0]).toBe('free');
  });

  it('say that the pointed tile would become a gardener', () => {
    expect(ids(at(), lay({ field: null, gardener: true }))[0]).toBe('gardener');
    expect(ids(at(), lay())).not.toContain('gardener');
  });

  it('mention missions from the third round on', () => {
    expect(ids(at({ round: 2 }))).not.toContain('missions');
    expect(ids(at({ round: 3 }))).toContain('missions');
  });

  it('mention a row or column that a tile completes', () => {
    const fills = lay({ completes: [{ line: 'row', row: 3, points: 7 }] });
    expect(ids(at({ previews: [lay(), fills] }))).toContain('line');
    expect(ids(at({ previews: [lay(), null] }))).not.toContain('line');
  });

  it('mention expansions only in games with them', () => {
    expect(ids(at({}, { boar: 'e4' }))).toContain('boar');
    expect(ids(at({}, { marks: { e3: { motif: 2 } } }))).toContain('rewards');
    expect(ids(at({ phase: 'rewards' }))).toEqual(['rewards']);
    expect(ids(at({}, { boar: 'e4' }), lay({ field: 'e4' }))[0]).toBe('boar');
    expect(ids(at({ phase: 'boar' }))).toEqual(['boar_flees']);
  });

  it('say when no cards are left to draw', () => {
    expect(ids(at({}, { deck_size: 0, hand_size: 2 }))).toContain('last');
    expect(ids(at({}, { deck_size: 0, hand_size: 1 }))).not.toContain('last');
  });

  it('say where to send a gardener', () => {
    expect(ids(at({ phase: 'gardener' }))).toEqual(['gardener_place']);
  });

  it('say that a noble need not move', () => {
    expect(ids(at({ phase: 'noble', previews: [walk(), null] }))).toEqual(['noble']);
  });

  it('say that only the last row of a walk counts, if a walk crosses several rows', () => {
    const far = walk({ walk: ['e1', 'e2', 'e3'], points: 3 });
    expect(ids(at({ phase: 'noble', previews: [far, null] }))).toEqual(['noble', 'reached']);
    const step = walk({ from: 'e2', walk: ['d2', 'd3', 'e3'], points: 3 });
    expect(ids(at({ phase: 'noble', previews: [step, null] }))).toEqual(['noble']);
  });

  it('mention a gardener ahead of a noble that can walk', () => {
    const step = walk({ from: 'e1', walk: ['e2'], points: 2 });
    const noble = (gardeners: string[]) => ids(at({ phase: 'noble', previews: [step] }, { gardeners }));
    expect(noble(['e3'])).toContain('blocked');
    expect(noble(['f3'])).not.toContain('blocked');
  });

  it('reassure a player who cannot move a noble', () => {
    expect(ids(at({ phase: 'noble', previews: [null] }))).toEqual(['stuck']);
  });
});
