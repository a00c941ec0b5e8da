import type { Entry, Laid, Spot } from '../types/versailles.ts';
import { say, type Key } from '../words/words.svelte.ts';

const ACROSS = ['left', 'middle', 'right'] as const;
const DOWN = ['top', 'middle', 'bottom'] as const;
const TURNED = ['v.turned.0', 'v.turned.1', 'v.turned.2', 'v.turned.3'] as const satisfies Key[];

/** A decision in a few words, as in a list of suggestions. A place is told by where it is in the garden. */
export function actionWords(entry: Entry, garden: Laid[]): string {
  if (entry.do === 'bid') return say('v.card', { card: entry.card ?? 0 });
  const where = say(whereabouts(entry.at ?? [0, 0], garden));
  return `${where}, ${say(TURNED[(entry.turn ?? 0) % 4] ?? 'v.turned.0')}`;
}

/** In which third of the garden a tile is, across and down. Nobody counts columns that have no numbers. */
export function whereabouts([x, y]: Spot, garden: Laid[]) {
  const across =
    ACROSS[
      third(
        x,
        garden.map(({ at }) => at[0]),
      )
    ] ?? 'middle';
  const down =
    DOWN[
      third(
        y,
        garden.map(({ at }) => at[1]),
      )
    ] ?? 'middle';
  return `v.where.${down}.${across}` as const;
}

function third(place: number, others: number[]): number {
  if (others.length === 0) return 1;
  const [from, to] = [Math.min(...others), Math.max(...others) + 2];
  const share = (place + 1 - from) / (to - from);
  return share < 1 / 3 ? 0 : share > 2 / 3 ? 2 : 1;
}
