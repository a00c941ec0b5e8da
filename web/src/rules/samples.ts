import { field, MOTIFS, ROWS, MARKET_ROWS, slotsOfRow } from '../sanssouci/grid.ts';
import type * as Sanssouci from '../types/sanssouci.ts';
import type * as Versailles from '../types/versailles.ts';
import { gardenSquares, TYPES } from '../versailles/tiles.ts';

// The positions in the pictures of the rules. rules.test.ts checks that they are possible and scored correctly.

type Field = Sanssouci.Field;
type Slot = Sanssouci.Slot;

const ROW_1 = MOTIFS.map((motif) => field(motif, 1));
const REVISED = [...ROW_1, 'c3', 'g3', 'a6', 'd6', 'f6', 'i6'];
const CLASSIC = [...ROW_1, 'd2', 'f2', 'a4', 'i4', 'c6', 'g6'];

/** A garden at the start of a game, with some changes. */
function garden(special: Partial<Sanssouci.SeatView>): Sanssouci.SeatView {
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
function market(tiles: string): Sanssouci.View {
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
    display: Object.fromEntries(
      slots.map((slot, index) => [slot, tiles.charAt(index)]),
    ) as Sanssouci.View['display'],
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
function lines(motif: Sanssouci.Motif, row: number, without: Field[] = []): Field[] {
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

export const REWARDS = garden({
  printed: [...ROW_1, 'c3', 'g3', 'a6', 'i6'],
  marks: {
    ...{ e3: { motif: 2 }, d4: null, e4: { penalty: 2 }, f4: { motif: 1 } },
    ...{ c5: { motif: 1 }, d5: { gardener: 3 }, e5: null, f5: { motif: 3 }, g5: { penalty: 3 } },
    ...{ b6: { motif: 2 }, c6: null, d6: { motif: 3 }, e6: { gardener: 3 }, f6: null },
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

const LETTERS: Record<string, Versailles.Kind> = {
  y: 'yellow',
  g: 'green',
  w: 'white',
  b: 'blue',
  r: 'red',
  j: 'joker',
  s: 'site',
};

/** A tile from the letters of its fields, clockwise from the top left. */
export const tile = (letters: string) =>
  [...letters].map((letter) => LETTERS[letter] ?? 'site') as Versailles.Tile;

type Sketch = readonly [letters: string, x: number, y: number, turn: Versailles.Turn];

/** The areas of a garden with at least two fields, largest first. */
export function plotsOf(laid: Versailles.Laid[]): Versailles.Plot[] {
  const kinds = new Map(gardenSquares(laid).map(({ x, y, kind }) => [`${x},${y}`, kind]));
  const found: Versailles.Plot[] = [];
  for (const type of [...TYPES, 'site' as const]) {
    const belongs = (at: string) => kinds.get(at) === type || (type !== 'site' && kinds.get(at) === 'joker');
    const done = new Set<string>();
    for (const [start, kind] of kinds) {
      if (kind !== type || done.has(start)) continue;
      const area = new Set([start]);
      for (const at of area) {
        const [x = 0, y = 0] = at.split(',').map(Number);
        for (const beside of [`${x + 1},${y}`, `${x - 1},${y}`, `${x},${y + 1}`, `${x},${y - 1}`])
          if (belongs(beside)) area.add(beside);
      }
      area.forEach((at) => done.add(at));
      const fields = [...area].map((at) => at.split(',').map(Number) as Versailles.Spot);
      if (fields.length > 1) found.push({ type, fields });
    }
  }
  return found.sort((one, other) => other.fields.length - one.fields.length);
}

const sizeOf = (plots: Versailles.Plot[], type: Versailles.Type | 'site') =>
  plots.find((plot) => plot.type === type)?.fields.length ?? 1;

/** A garden with these tiles. */
function grown(sketch: readonly Sketch[]): Versailles.SeatView {
  const laid = sketch.map(([letters, x, y, turn]) => ({
    at: [x, y] as Versailles.Spot,
    turn,
    tile: tile(letters),
  }));
  const plots = plotsOf(laid);
  return {
    hand: null,
    hand_size: 0,
    has_bid: false,
    bid: null,
    played: [],
    garden: laid,
    areas: {
      types: Object.fromEntries(TYPES.map((type) => [type, sizeOf(plots, type)])) as Record<
        Versailles.Type,
        number
      >,
      site: sizeOf(plots, 'site'),
    },
    plots,
    sheet: { items: [], total: 0 },
  };
}

const FIRST_HALF: readonly Sketch[] = [
  ['jbrw', 0, 0, 0],
  ['jbbg', -2, 0, 1],
  ['yyyg', -2, -2, 0],
  ['ggyr', 0, -2, 2],
  ['sggg', -4, -2, 0],
  ['jygr', -3, -4, 1],
  ['ggbb', -4, 0, 0],
];
const SECOND_HALF: readonly Sketch[] = [
  ['gggw', -5, -4, 0],
  ['jrrw', -1, -4, 0],
  ['gwrb', 2, -1, 0],
  ['bbbr', 2, 1, 0],
  ['bbwg', -6, 0, 2],
  ['ssgb', -6, -2, 0],
  ['ggwb', 2, -3, 2],
];
export const HALF = grown(FIRST_HALF);
export const FINAL = grown([...FIRST_HALF, ...SECOND_HALF]);

export const HALF_ITEMS: Versailles.Item[] = [
  { item: 'area', type: 'green', points: 12 },
  { item: 'area', type: 'yellow', points: 8 },
  { item: 'chip', type: 'green', points: 3 },
  { item: 'chip', type: 'yellow', points: 3 },
];
export const FINAL_ITEMS: Versailles.Item[] = [
  { item: 'area', type: 'green', points: 20 },
  { item: 'area', type: 'blue', points: 13 },
  { item: 'area', type: 'yellow', points: 9 },
  { item: 'chip', type: 'green', points: 5 },
  { item: 'chip', type: 'blue', points: 5 },
  { item: 'second', type: 'yellow', points: 3 },
  { item: 'site', points: 3 },
  { item: 'middle', points: 26 },
];

/** A garden, and a tile that could be laid in it. */
export type Laying = {
  view: Versailles.SeatView;
  tile: Versailles.Tile;
  lay: {
    entry: Versailles.Entry;
    at: Versailles.Spot;
    turn: number;
    preview: Versailles.Preview | null;
  };
};

function laying(sketch: readonly Sketch[], next: Sketch, shown: Versailles.Type | null = null): Laying {
  const [letters, x, y, turn] = next;
  const then = grown([...sketch, next]);
  const plot = then.plots.find(({ type }) => type === shown);
  return {
    view: { ...grown(sketch), plots: [] },
    tile: tile(letters),
    lay: {
      entry: { do: 'lay', at: [x, y], turn },
      at: [x, y],
      turn,
      preview: { areas: plot ? [{ ...plot, grows: true }] : [], chips: [], gain: 0 },
    },
  };
}

export const SIDE = laying([['yyyg', 0, 0, 0]], ['yygg', 2, 0, 0]);
export const SHIFTED = laying([['yyyg', 0, 0, 0]], ['yygg', 2, 1, 0]);
export const CORNER = laying([['yyyg', 0, 0, 0]], ['yygg', 2, 2, 0]);
export const HOLE = laying(
  [
    ['yyyg', 0, 0, 0],
    ['rrgg', 2, -1, 0],
    ['swww', 3, 1, 0],
  ],
  ['yygg', 1, 2, 0],
);
export const CHIP = laying([['bbbr', 0, 0, 0]], ['byby', 2, 0, 0], 'blue');

export const JOKER = grown([
  ['jyyb', 0, 0, 0],
  ['gggw', -2, 0, 0],
  ['yyrb', 2, 0, 0],
]);

/** A position after the bids have been revealed. */
function row(tiles: string[], group: number, bids: [Versailles.Bidder, number][]): Versailles.View {
  const laidOut = tiles.map(tile);
  return {
    options: { players: group },
    viewer: null,
    phase: 'laying',
    to_act: [],
    half: 1,
    round: 1,
    row: laidOut,
    group,
    king: 0,
    takers: bids.map(([by, card], index) => ({
      by,
      card,
      index,
      tile: laidOut[index] ?? tile('ssss'),
      done: by === 'ludwig',
    })),
    seats: [],
    ludwig: null,
    chips: { yellow: null, green: null, white: null, blue: null, red: null },
    middle: null,
    legal: [],
    previews: [],
    undoable: 0,
    result: null,
  };
}

/** The players in the pictures. */
export const NAMES = ['Anna', 'Ben', 'Clara', 'Emil'];
export const ROW = row(['jggr', 'wwbr', 'syyw', 'bbrr', 'gwrb', 'yyyg', 'sbbb', 'jrrw'], 4, [
  [1, 9],
  [3, 16],
  [0, 23],
  [2, 40],
]);
export const LUDWIG = row(['byby', 'jwwy', 'sggg', 'rrry', 'bbwg', 'ssyw'], 3, [
  [0, 12],
  ['ludwig', 27],
  [1, 44],
]);

/** Numbers of tiles: players, tiles per round, tiles per half. */
export const TILES: readonly (readonly [players: number, group: number, tiles: number])[] = [
  [2, 3, 21],
  [3, 3, 21],
  [4, 4, 28],
  [5, 5, 35],
];
