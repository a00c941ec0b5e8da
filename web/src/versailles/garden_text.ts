import type { Plot, Tile } from '../types/versailles.ts';
import { say } from '../words/words.svelte.ts';
import type { Lay } from './choices.ts';
import { tileName, typeName } from './names.ts';

/** The accessible name of a garden: its largest areas, and where the ghost is. */
export function gardenText(label: string, largest: Plot[], ghost: Lay | null, tile: Tile | null): string {
  const texts = [label];
  for (const { type, fields } of largest)
    texts.push(say('v.preview.area', { type: typeName(type), count: fields.length }));
  if (ghost && tile) {
    const [x, y] = ghost.at;
    texts.push(say('v.ghost', { tile: tileName(tile), x, y, turn: ghost.turn }));
  }
  return texts.join('; ');
}
