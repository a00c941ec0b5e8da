import { beforeEach, describe, expect, it } from 'vitest';
import { ROW, tile } from '../rules/versailles/samples.ts';
import type { Entry, Spot, View } from '../types/versailles.ts';
import { Selection } from './selection.svelte.ts';

const entry = (at: Spot, turn = 0): Entry => ({ do: 'lay', at, turn });
const LEGAL = [entry([0, 0]), entry([4, 0]), entry([4, 0], 1)];
const LAYING: View = {
  ...ROW,
  viewer: 0,
  phase: 'laying',
  to_act: [0],
  takers: [{ by: 0, card: 3, index: 0, tile: tile('yygg'), done: false }],
  legal: LEGAL,
  previews: LEGAL.map((_, index) => ({ areas: [], chips: [], gain: index === 1 ? 3 : 0 })),
};

let decided: Entry[];
beforeEach(() => {
  decided = [];
});

function select(view: View, session: object = {}) {
  const state = {
    view: view as unknown,
    deciding: true,
    suggested: [] as unknown[],
    past: null,
    decide: async (action: unknown) => {
      decided.push(action as Entry);
      return true;
    },
    ...session,
  };
  const selection = new Selection(state);
  selection.placeGhost();
  return selection;
}

const place = ({ ghost }: Selection) => (ghost ? [...ghost.at, ghost.turn] : null);

describe('the ghost', () => {
  it('starts at the first place from the top left, whatever it gains', () => {
    expect(place(select(LAYING))).toEqual([0, 0, 0]);
  });

  it('is hidden while there is nothing to lay', () => {
    expect(place(select(LAYING, { deciding: false }))).toBeNull();
    expect(place(select({ ...LAYING, legal: [{ do: 'bid', card: 3 }] }))).toBeNull();
  });

  it('stays where it is when the options are listed again', () => {
    const selection = select(LAYING);
    selection.aim([5, 1]);
    selection.placeGhost();
    expect(place(selection)).toEqual([4, 0, 0]);
  });

  it('moves to the place nearest to the pointer, and keeps its rotation', () => {
    const selection = select(LAYING);
    selection.aim([1, 1]);
    expect(place(selection)).toEqual([0, 0, 0]);
    selection.aim([9, 1]);
    selection.rotate();
    selection.aim([1, 1]);
    expect(place(selection)).toEqual([4, 0, 1]);
  });

  it('moves in a direction', () => {
    const selection = select(LAYING);
    selection.move([1, 0]);
    expect(place(selection)).toEqual([4, 0, 0]);
  });

  it('follows a hint, but not while the player looks back', () => {
    const hinted = select(LAYING, { suggested: [LEGAL[2]] });
    hinted.followHint();
    expect(place(hinted)).toEqual([4, 0, 1]);
    const looking = select(LAYING, { suggested: [LEGAL[2]], past: { seq: 1, view: null } });
    looking.followHint();
    expect(place(looking)).toEqual([0, 0, 0]);
  });

  it('shows the tile that the player has to lay', () => {
    expect(select(LAYING).tile).toEqual(tile('yygg'));
    expect(select(LAYING, { deciding: false }).tile).toBeNull();
  });
});

describe('a drag', () => {
  it('takes the ghost along and chooses the nearest place', () => {
    const selection = select(LAYING);
    expect(selection.isMovable).toBe(true);
    selection.carry([3.2, 1]);
    expect(place(selection)).toEqual([4, 0, 0]);
    expect(selection.chosen).toBe(true);
    selection.carry([2.8, 1]);
    expect(place(selection)).toEqual([0, 0, 0]);
    expect(decided).toEqual([]);
  });

  it('is pointless while there is a single place, whatever the rotation', () => {
    const legal = [entry([0, 0]), entry([0, 0], 1)];
    const preview = { areas: [], chips: [], gain: 0 };
    expect(select({ ...LAYING, legal, previews: [preview, preview] }).isMovable).toBe(false);
    expect(select({ ...LAYING, legal: [], previews: [] }).isMovable).toBe(false);
  });
});

describe('a tap', () => {
  it('of the mouse chooses a place, which the pointer then leaves alone', () => {
    const selection = select(LAYING);
    selection.tap([5, 1], true);
    selection.aim([0, 0]);
    expect(place(selection)).toEqual([4, 0, 0]);
    selection.tap([5, 1], true);
    expect(decided, 'a double click').toEqual([]);
    selection.layGhost();
    expect(decided).toEqual([LEGAL[1]]);
  });

  it('and then the button is deliberate; a second tap or the list may be a slip', () => {
    const deliberate: unknown[] = [];
    const selection = select(LAYING, {
      decide: async (...[, , sure = false]: unknown[]) => deliberate.push(sure),
    });
    selection.tap([5, 1], false);
    selection.layByButton();
    selection.tap([5, 1], false);
    if (selection.ghost) void selection.lay(selection.ghost);
    expect(deliberate).toEqual([true, false, false]);
  });

  it('of the mouse chooses another place, and the ghost follows the pointer again after Escape', () => {
    const selection = select(LAYING);
    selection.tap([5, 1], true);
    selection.tap([1, 1], true);
    expect(place(selection)).toEqual([0, 0, 0]);
    selection.release();
    selection.aim([5, 1]);
    expect(place(selection)).toEqual([4, 0, 0]);
    expect(decided).toEqual([]);
  });

  it.each([[[5, 1]], [[1, 1]]])(
    'of a finger chooses a place, and a second one lays the tile: %j',
    (point) => {
      const selection = select(LAYING);
      const at = point as [number, number];
      selection.tap(at, false);
      expect(decided).toEqual([]);
      selection.tap(at, false);
      expect(decided).toEqual([at[0] === 5 ? LEGAL[1] : LEGAL[0]]);
    },
  );

  it('after a bid by keyboard does not lay the tile: the first Enter chooses, the second lays', () => {
    const selection = select(LAYING);
    selection.layOrChoose();
    expect(decided).toEqual([]);
    selection.layOrChoose();
    expect(decided).toEqual([LEGAL[0]]);
  });

  it('does nothing while there is nothing to lay', () => {
    select(LAYING, { deciding: false }).tap([1, 1], true);
    expect(decided).toEqual([]);
  });
});

it('lists all places for the tile as it is turned, by position', () => {
  const legal = Array.from({ length: 12 }, (_, x) => entry([11 - x, 0], x % 2));
  const previews = legal.map((_, gain) => ({ areas: [], chips: [], gain }));
  const selection = select({ ...LAYING, legal, previews });
  expect(selection.listedLays.map(({ at }) => at[0])).toEqual([0, 2, 4, 6, 8, 10]);
  selection.rotate();
  expect(selection.listedLays.map(({ at }) => at[0])).toEqual([1, 3, 5, 7, 9, 11]);
});

it('bids a card', async () => {
  const selection = select({ ...LAYING, phase: 'bidding', legal: [{ do: 'bid', card: 7 }] });
  expect([...selection.cards]).toEqual([7]);
  await selection.bid(7);
  expect(decided).toEqual([{ do: 'bid', card: 7 }]);
});
