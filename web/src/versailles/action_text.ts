import type { Entry, Laid, Spot } from '../types/versailles.ts';
import { say, type Key } from '../words/words.svelte.ts';

const ACROSS = ['left', 'middle', 'right'] as const;
const DOWN = ['top', 'middle', 'bottom'] as const;
const ROTATIONS = ['v.turned.0', 'v.turned.1', 'v.turned.2', 'v.turned.3'] as const satisfies Key[];

/** A short text for a decision, as in a list of hints. It names a place by its part of the garden. */
export function actionText(entry: Entry, garden: Laid[]): string {
  if (entry.do === 'bid') return say('v.card', { card: entry.card ?? 0 });
  const rotation = ROTATIONS[(entry.turn ?? 0) % 4] ?? 'v.turned.0';
  return `${say(partOfGarden(entry.at ?? [0, 0], garden))}, ${say(rotation)}`;
}

/** The third of the garden that a tile lies in, across and down. The grid has no numbers that players could count. */
export function partOfGarden([x, y]: Spot, garden: Laid[]) {
  const columns = garden.map(({ at }) => at[0]);
  const rows = garden.map(({ at }) => at[1]);
  const across = ACROSS[third(x, columns)] ?? 'middle';
  const down = DOWN[third(y, rows)] ?? 'middle';
  return `v.where.${down}.${across}` as const;
}

/** The third (0, 1 or 2) of the range of the others in which the centre of a tile lies. */
function third(place: number, others: number[]): number {
  if (others.length === 0) return 1;
  const [from, to] = [Math.min(...others), Math.max(...others) + 2];
  const share = (place + 1 - from) / (to - from);
  return share < 1 / 3 ? 0 : share > 2 / 3 ? 2 : 1;
}
