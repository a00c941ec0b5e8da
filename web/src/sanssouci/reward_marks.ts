import type { Field, Marks } from '../types/sanssouci.ts';
import { say } from '../words/words.svelte.ts';

export type Mark = { kind: 'motif' | 'gardener' | 'penalty'; text: string; label: string };

/** The mark that the Rewards board puts on a field: points for a tile or a gardener, or a penalty. */
export function markOf(marks: Marks | null, place: Field): Mark | null {
  const mark = marks?.[place];
  if (!mark) return null;
  if ('motif' in mark)
    return { kind: 'motif', text: `+${mark.motif}`, label: say('mark.motif', { count: mark.motif }) };
  if ('gardener' in mark)
    return {
      kind: 'gardener',
      text: `+${mark.gardener}`,
      label: say('mark.gardener', { count: mark.gardener }),
    };
  return { kind: 'penalty', text: `−${mark.penalty}`, label: say('mark.penalty', { count: mark.penalty }) };
}
