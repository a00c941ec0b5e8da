import type { Entry, Preview, Spot, View } from '../types/versailles.ts';

/** A place where the tile may be laid, as the server lists it, with what that would do. */
export type Lay = { entry: Entry; at: Spot; turn: number; preview: Preview | null };

export function lays(view: View): Lay[] {
  return view.legal.flatMap((entry, index) =>
    entry.do === 'lay' && entry.at
      ? [{ entry, at: entry.at, turn: entry.turn ?? 0, preview: view.previews[index] ?? null }]
      : [],
  );
}

export const bids = (view: View): number[] =>
  view.legal.flatMap((entry) => (entry.do === 'bid' && entry.card !== undefined ? [entry.card] : []));

const distance = (lay: Lay, x: number, y: number) => (lay.at[0] + 1 - x) ** 2 + (lay.at[1] + 1 - y) ** 2;

/** The place nearest to a point of the plan, with the tile turned like this if that is possible at all. */
export function nearest(all: Lay[], turn: number, x: number, y: number): Lay | null {
  const alike = all.filter((lay) => lay.turn === turn);
  return (alike.length > 0 ? alike : all).reduce<Lay | null>(
    (best, lay) => (best === null || distance(lay, x, y) < distance(best, x, y) ? lay : best),
    null,
  );
}

/** The next place in a direction: the nearest of those that lie more that way than to the side. */
export function onward(all: Lay[], from: Lay, dx: number, dy: number): Lay {
  let best: Lay | null = null;
  let cost = Infinity;
  for (const lay of all.filter(({ turn }) => turn === from.turn)) {
    const [along, aside] = [
      (lay.at[0] - from.at[0]) * dx + (lay.at[1] - from.at[1]) * dy,
      Math.abs((lay.at[0] - from.at[0]) * dy) + Math.abs((lay.at[1] - from.at[1]) * dx),
    ];
    if (along <= 0) continue;
    const price = along + aside * 2;
    if (price < cost) [best, cost] = [lay, price];
  }
  return best ?? from;
}

/** The same place with the tile turned; or the nearest where it may lie so. */
export function turnedOn(all: Lay[], from: Lay): Lay {
  for (let step = 1; step < 4; step += 1) {
    const turn = (from.turn + step) % 4;
    const [x, y] = from.at;
    const lay = nearest(
      all.filter((other) => other.turn === turn),
      turn,
      x + 1,
      y + 1,
    );
    if (lay) return lay;
  }
  return from;
}

/** The places by what they give, the best first. */
export function byGain(all: Lay[]): Lay[] {
  const worth = ({ preview }: Lay) =>
    (preview?.gain ?? 0) * 100 + (preview?.areas.reduce((sum, area) => sum + area.fields.length, 0) ?? 0);
  return [...all].sort((one, other) => worth(other) - worth(one));
}
