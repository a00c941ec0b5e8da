import type { Entry } from '../types/versailles.ts';
import { say } from '../words/words.svelte.ts';

/** A decision in a few words, as in a list of suggestions. */
export function actionWords(entry: Entry): string {
  if (entry.do === 'bid') return say('v.card', { card: entry.card ?? 0 });
  return say('v.place', { x: entry.at?.[0] ?? 0, y: entry.at?.[1] ?? 0, turn: entry.turn ?? 0 });
}
