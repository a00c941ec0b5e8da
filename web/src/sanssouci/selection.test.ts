import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lay, view, walk } from '../../tests/sample_views.ts';
import type { Entry, View } from '../types/sanssouci.ts';
import { dictionary } from '../words/words.svelte.ts';
import { Selection } from './selection.svelte.ts';

beforeAll(() => dictionary.load('en'));

let decided: Entry[];
let undone: number;
beforeEach(() => {
  decided = [];
  undone = 0;
});

/** A session whose player decides now, unless changed. */
function select(change: Partial<View>, session: object = {}): Selection {
  return new Selection({
    view: view(change),
    deciding: true,
    suggested: [],
    backwards: false,
    canUndo: true,
    decide: async (entry) => {
      decided.push(entry as Entry);
      return true;
    },
    undo: async () => {
      undone += 1;
      return true;
    },
    ...session,
  });
}

const PLAYS: Entry[] = [
  { do: 'play', card: 'a', take: 'w1' },
  { do: 'play', card: 'a', take: 'o2' },
  { do: 'play', card: 'wg', take: 'w1' },
];
const TILE = lay({ field: 'a4' });
const GARDENER = lay({ field: null, places: ['b2', 'c2'] });
const playing = (session: object = {}) => select({ legal: PLAYS, previews: [GARDENER, TILE, TILE] }, session);

describe('a card', () => {
  it('is chosen by a first pick and dropped by a second one', () => {
    const selection = playing();
    expect(selection.card).toBeNull();
    selection.pickCard('wg');
    expect(selection.card).toBe('wg');
    expect([...selection.slots.keys()]).toEqual(['w1']);
    selection.pickCard('wg');
    expect(selection.card).toBeNull();
    expect([...selection.slots.keys()]).toEqual(['w1', 'o2']);
  });

  it('is chosen automatically if it is the only one that can be played', () => {
    expect(select({ legal: PLAYS.slice(0, 2) }).card).toBe('a');
  });

  it('takes the tile that waits for it', () => {
    const selection = playing();
    selection.pickSlot('w1');
    expect(decided).toEqual([]);
    selection.pickCard('wg');
    expect(decided).toEqual([PLAYS[2]]);
  });
});

describe('a tile', () => {
  it('is taken at once with the chosen card', () => {
    const selection = playing();
    selection.pickCard('a');
    selection.pickSlot('w1');
    expect(decided).toEqual([PLAYS[0]]);
    expect(selection.card).toBeNull();
  });

  it('is taken at once if only one card allows it', () => {
    playing().pickSlot('o2');
    expect(decided).toEqual([PLAYS[1]]);
  });

  it('waits for a card if two allow it, and is taken with the narrower one if it is picked again', () => {
    const selection = playing();
    selection.pickSlot('w1');
    expect([selection.slot, selection.proposedCard, selection.shownCard]).toEqual(['w1', 'wg', 'wg']);
    expect(decided).toEqual([]);
    selection.pickSlot('w1');
    expect(decided).toEqual([PLAYS[2]]);
  });

  it('waits for nothing after Escape', () => {
    const selection = playing();
    selection.pickSlot('w1');
    selection.clearChoice();
    expect([selection.slot, selection.proposedCard]).toEqual([null, null]);
  });

  it('is never taken with the free choice if the other card allows it, unless that is picked first', () => {
    const legal: Entry[] = [
      { do: 'play', card: '*', take: 'w1' },
      { do: 'play', card: 'wg', take: 'w1' },
    ];
    select({ legal }).pickSlot('w1');
    expect(decided).toEqual([legal[1]]);
    const selection = select({ legal });
    selection.pickCard('*');
    selection.pickSlot('w1');
    expect(decided).toEqual([legal[1], legal[0]]);
  });

  it('has a badge if it would become a gardener', () => {
    expect([...playing().gardenerSlots]).toEqual([]);
    const previews = [lay({ field: null, gardener: true, places: ['b2'] }), TILE, TILE];
    expect([...select({ legal: PLAYS.slice(0, 2), previews }).gardenerSlots]).toEqual(['w1']);
  });
});

describe('a field', () => {
  const walking = () =>
    select({
      phase: 'noble',
      legal: [{ do: 'noble', to: 'e2' }, { do: 'stay' }],
      previews: [walk({ from: 'e1', walk: ['e2'], points: 2 }), null],
    });

  it('is a target with the effect in words and the points', () => {
    const selection = walking();
    expect([...selection.targets]).toEqual([['e2', { label: 'stairs noble: +2', points: 2 }]]);
    expect(selection.canStay).toBe(true);
  });

  it('shows its preview while the player points at it', () => {
    const selection = walking();
    expect(selection.walk).toEqual([]);
    selection.pointedField = 'e2';
    expect(selection.walk).toEqual(['e1', 'e2']);
  });

  it('is chosen by a pick, unless it is no target', () => {
    const selection = walking();
    selection.pickField('a1');
    expect(decided).toEqual([]);
    selection.pickField('e2');
    expect(decided).toEqual([{ do: 'noble', to: 'e2' }]);
  });
});

describe('the preview', () => {
  it('shows where the pointed tile would be laid', () => {
    const selection = playing();
    selection.pointedSlot = 'o2';
    expect(selection.ghost).toEqual({ field: 'a4', gardener: false, motif: 'a' });
    expect(selection.gardenerFields).toEqual([]);
  });

  it('shows the fields for a tile that becomes a gardener', () => {
    const selection = playing();
    selection.pickCard('a');
    selection.pointedSlot = 'w1';
    expect(selection.ghost).toBeNull();
    expect(selection.gardenerFields).toEqual(['b2', 'c2']);
  });

  it('shows the hint while the player points at nothing', () => {
    const selection = playing({ suggested: [PLAYS[1]] });
    expect([selection.shownCard, selection.shownSlot]).toEqual(['a', 'o2']);
    expect(selection.ghost?.field).toBe('a4');
    selection.pickCard('a');
    selection.pointedSlot = 'w1';
    expect(selection.gardenerFields).toEqual(['b2', 'c2']);
  });
});

describe('nothing', () => {
  it('can be chosen while the player must wait', () => {
    const selection = playing({ deciding: false });
    expect([selection.playable.size, selection.slots.size, selection.targets.size]).toEqual([0, 0, 0]);
    selection.pickSlot('o2');
    selection.pickField('a1');
    expect(decided).toEqual([]);
  });
});

describe('a choice without alternatives', () => {
  const single: Partial<View> = { phase: 'gardener', legal: [{ do: 'gardener', field: 'a2' }] };

  it('is made automatically', () => {
    select(single).makeAutomaticChoice();
    expect(decided).toEqual(single.legal);
  });

  it('is undone after an undo', () => {
    select(single, { backwards: true }).makeAutomaticChoice();
    expect(decided).toEqual([]);
    expect(undone).toBe(1);
  });

  it('is left alone while there are several', () => {
    playing().makeAutomaticChoice();
    expect([decided.length, undone]).toEqual([0, 0]);
  });
});

describe('a suggested turn', () => {
  const NOBLE: Entry = { do: 'noble', to: 'e2' };

  it('is drawn with the arrow of the noble that follows', () => {
    const selection = playing({ suggested: [PLAYS[1], NOBLE] });
    expect(selection.arrow).toEqual(['e0', 'e2']);
    selection.pointedSlot = 'w1';
    expect(selection.arrow, 'while the player points at nothing else').toEqual([]);
  });

  it('puts the ghost of a gardener on its field', () => {
    const selection = playing({ suggested: [PLAYS[0], { do: 'gardener', field: 'b2' }] });
    expect(selection.ghost).toEqual({ field: 'b2', gardener: true, motif: 'b' });
    expect(selection.gardenerFields).toEqual([]);
  });

  it('is not drawn when its first decision is not possible', () => {
    const selection = playing({ suggested: [NOBLE] });
    expect([selection.arrow, selection.ghost, selection.shownSlot]).toEqual([[], null, null]);
  });
});
