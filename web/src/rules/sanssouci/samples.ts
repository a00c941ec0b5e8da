import { field, MARKET_ROWS, MOTIFS, ROWS, slotsOfRow } from '../../sanssouci/grid.ts';
import type { Field, Motif, SeatView, Slot, View } from '../../types/sanssouci.ts';

// The positions in the pictures of the rules. samples.test.ts checks that they are possible, are scored correctly, and
// have the printed fields and marks of our boards.

/** Row 1, and the first garden of each edition in crates/sanssouci/data. */
const ROW_1 = MOTIFS.map((motif) => field(motif, 1));
const REVISED = [...ROW_1, 'c3', 'g3', 'a6', 'd6', 'f6', 'i6'];
const CLASSIC = [...ROW_1, 'b2', 'h2', 'a4', 'i4', 'c6', 'g6'];

/** A garden at the start of a game, with some changes. */
function garden(special: Partial<SeatView>): SeatView {
  return {
    garden_sides: [],
    garden_chosen: true,
    garden_side: 0,
    rewards_sides: [],
    rewards_chosen: true,
    rewards_side: null,
    printed: REVISED,
    tiles: [],
    gardeners: [],
    marks: null,
    nobles: [0, 0, 0, 0, 0, 0, 0, 0, 0],
    boar: null,
    boar_area: [],
    points: { nobles: 0, rewards: 0, boars: 0 },
    score: 0,
    hand: null,
    hand_size: 2,
    deck_size: 16,
    played: [],
    missions: null,
    ...special,
  };
}

/** A position with these tiles in the market, two for each of the rows 2 to 6. */
function market(tiles: string): View {
  const slots = MARKET_ROWS.flatMap((row) => slotsOfRow(row));
  return {
    options: {
      edition: 'revised',
      players: 2,
      rewards: false,
      boars: false,
      choose_sides: false,
      choose_stack: false,
    },
    viewer: 0,
    phase: 'play',
    to_act: [0],
    mover: 0,
    first: 0,
    round: 1,
    turn: null,
    display: Object.fromEntries(slots.map((slot, index) => [slot, tiles.charAt(index)])) as View['display'],
    supply: [35],
    seats: [],
    legal: [],
    previews: [],
    free_choice: [],
    undoable: 0,
    result: null,
  };
}

export const MARKET = market('bhecfaidgc');
export const MARKET_WITHOUT_STAIRS = market('bhacfaidgc');
const ALL_SLOTS = Object.keys(MARKET.display) as Slot[];
const allowed = (slots: Slot[]) => new Map(slots.map((slot) => [slot, '']));
export const YELLOW_OR_GREY = allowed(['g1', 'g2', 't1', 't2']);
export const FOUNTAIN_ON_BLUE: Slot = 'o1';
export const ONLY_FOUNTAIN = allowed([FOUNTAIN_ON_BLUE]);
export const ANY_TILE = allowed(ALL_SLOTS);

/** The fields of a row and of a column, without occupied ones. */
function lines(motif: Motif, row: number, without: Field[] = []): Field[] {
  const all = [...MOTIFS.map((other) => field(other, row)), ...ROWS.map((other) => field(motif, other))];
  return [...new Set(all)].filter((place) => !without.includes(place));
}

export const MIDDLE = garden({
  tiles: ['a2', 'c2', 'd2', 'd3', 'e3', 'f3', 'f4', 'g4', 'g5', 'h2'],
  gardeners: ['b3', 'e2'],
  nobles: [2, 0, 3, 3, 3, 4, 5, 2, 1],
});

const EARLY = ['c2', 'e2', 'h4'];
export const PLACE = garden({ tiles: EARLY });
export const PLACE_LINES = lines('f', 4);

export const GARDENER = garden({ tiles: EARLY });
export const GARDENER_PLACES = lines('c', 3, [...REVISED, ...EARLY]);

export const NOBLE = garden({ tiles: ['d2', 'd3', 'c4'], nobles: [0, 0, 1, 0, 0, 0, 0, 0, 0] });
export const NOBLE_WALK = ['c1', 'd1', 'd2', 'd3', 'c3', 'c4'];

export const OPTIONAL = garden({
  tiles: ['e2', 'd2', 'd3', 'd4', 'd5', 'e6'],
  nobles: [0, 0, 0, 1, 2, 0, 0, 0, 0],
});
export const OPTIONAL_WALK = ['e2', 'd2', 'd3', 'd4', 'd5', 'd6', 'e6'];

export const REACHED = garden({ tiles: ['e2', 'e3', 'e4'] });
export const REACHED_WALK = ['e1', 'e2', 'e3', 'e4'];

export const STOPPING = garden({
  tiles: ['f2', 'f4'],
  gardeners: ['f3'],
  nobles: [0, 0, 0, 0, 0, 2, 1, 0, 0],
});
export const STOPPING_WALK = ['f2', 'f3', 'f4'];

const BEFORE_SECOND = ['f4', 'e2', 'b4', 'h4'];
export const SECOND = garden({ tiles: BEFORE_SECOND });
export const SECOND_PLACES = lines('f', 4, [...REVISED, ...BEFORE_SECOND]);

/** The end of a game: 18 tiles laid, one full row, three full columns. */
export const END = garden({
  tiles: [
    ...['a3', 'b3', 'd3', 'f3', 'i3'],
    ...['d4', 'd5', 'f2', 'f4', 'f5'],
    ...['e2', 'e3', 'e5', 'e6', 'c2'],
  ],
  gardeners: ['h3', 'd2', 'e4'],
  nobles: [3, 3, 3, 6, 6, 6, 3, 1, 3],
  missions: ['e', 'c'],
});
export const END_ROWS = [3];
export const END_COLUMNS = ['d', 'e', 'f'] as const;
export const END_LINES: Field[] = [...lines('d', 3), ...lines('e', 3), ...lines('f', 3)];
export const END_SCORE = { nobles: 58, rows: 7, columns: 15, missions: 9 };

/** The front of the first Rewards board; it covers two printed fields in row 6. */
export const REWARDS = garden({
  printed: [...ROW_1, 'c3', 'g3', 'a6', 'i6'],
  marks: {
    ...{ e3: { motif: 2 }, d4: null, e4: { penalty: 2 }, f4: { gardener: 3 } },
    ...{ c5: { motif: 1 }, d5: { gardener: 3 }, e5: null, f5: { motif: 3 }, g5: { penalty: 3 } },
    ...{ b6: { motif: 2 }, c6: null, d6: { motif: 3 }, e6: { motif: 1 }, f6: null },
    ...{ g6: { motif: 1 }, h6: { motif: 2 } },
  },
});

export const BOAR = garden({
  tiles: ['e2', 'd3', 'e3', 'c4', 'f4', 'c5', 'f5', 'e6'],
  nobles: [0, 0, 1, 3, 3, 0, 0, 0, 0],
  boar: 'e5',
  boar_area: ['d4', 'e4', 'd5', 'e5'],
});

export const START_REVISED = garden({});
export const START_CLASSIC = garden({ printed: CLASSIC });
