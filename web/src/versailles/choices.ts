import type { Entry, Laid, Preview, Spot, Tile, View } from '../types/versailles.ts';

/** A place and rotation in which the tile can be laid, with the server's preview of the effect. */
export type Lay = { entry: Entry; at: Spot; turn: number; preview: Preview | null };

/** All ways to lay the tile. The page knows no rules: the server's view lists them. */
export function lays(view: View): Lay[] {
  return view.legal.flatMap((entry, index) =>
    entry.do === 'lay' && entry.at
      ? [{ entry, at: entry.at, turn: entry.turn ?? 0, preview: view.previews[index] ?? null }]
      : [],
  );
}

/** The cards that can be bid. */
export const bids = (legal: Entry[]): Set<number> =>
  new Set(legal.flatMap((entry) => (entry.do === 'bid' && entry.card !== undefined ? [entry.card] : [])));

export const sameLay = (one: Pick<Lay, 'at' | 'turn'>, other: Pick<Lay, 'at' | 'turn'>) =>
  one.turn === other.turn && one.at.join() === other.at.join();

export const sameEntry = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The square of the distance from the centre of the tile to a point. */
const distance = (lay: Lay, x: number, y: number) => (lay.at[0] + 1 - x) ** 2 + (lay.at[1] + 1 - y) ** 2;

/** The lay nearest to a point of the grid. It keeps the rotation if any lay has it. */
export function nearest(all: Lay[], turn: number, x: number, y: number): Lay | null {
  const sameTurn = all.filter((lay) => lay.turn === turn);
  return (sameTurn.length > 0 ? sameTurn : all).reduce<Lay | null>(
    (best, lay) => (best === null || distance(lay, x, y) < distance(best, x, y) ? lay : best),
    null,
  );
}

/** The next lay in a direction with the same rotation. Distance to the side counts double. */
export function nextInDirection(all: Lay[], from: Lay, [dx, dy]: readonly [number, number]): Lay {
  let best: Lay | null = null;
  let bestCost = Infinity;
  for (const lay of all.filter(({ turn }) => turn === from.turn)) {
    const [x, y] = [lay.at[0] - from.at[0], lay.at[1] - from.at[1]];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (along <= 0) continue;
    const cost = along + aside * 2;
    if (cost < bestCost) [best, bestCost] = [lay, cost];
  }
  return best ?? from;
}

/** The next possible rotation, at the same place or as near to it as possible. */
export function nextRotation(all: Lay[], from: Lay): Lay {
  const [x, y] = from.at;
  for (let step = 1; step < 4; step += 1) {
    const turn = (from.turn + step) % 4;
    const rotated = all.filter((other) => other.turn === turn);
    const lay = nearest(rotated, turn, x + 1, y + 1);
    if (lay) return lay;
  }
  return from;
}

/** All lays from the top left to the bottom right, and by rotation at the same place. */
export function byPosition(all: Lay[]): Lay[] {
  return [...all].sort(
    (one, other) => one.at[1] - other.at[1] || one.at[0] - other.at[0] || one.turn - other.turn,
  );
}

/** The tile that the player must lay, or null while there is none. */
export function tileToLay(view: View): Tile | null {
  const taker = view.takers.find(({ done, by }) => !done && by !== 'ludwig');
  return taker?.tile ?? null;
}

/** Where the last tile of a garden should have been laid instead, according to an analysis. */
export function missedLay(better: Entry | null, garden: Laid[]): Laid | null {
  const tile = garden.at(-1)?.tile;
  return better?.at && tile ? { at: better.at, turn: better.turn ?? 0, tile } : null;
}
