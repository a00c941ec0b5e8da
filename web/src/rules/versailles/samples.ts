import type * as Versailles from '../../types/versailles.ts';
import { gardenSquares, TYPES } from '../../versailles/tiles.ts';

// The positions in the pictures of the rules. samples.test.ts checks that they are possible and scored correctly, and that
// our set of tiles has them.

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

/** Points after each half, as in the overview. */
export const POINTS = { best: [2, 3], chip: [3, 5], place: [0, 3], site: [0, 3] } as const;
