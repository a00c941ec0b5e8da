import type { Kind, Tile, Type } from '../types/versailles.ts';
import { say } from '../words/words.svelte.ts';

export const typeName = (type: Type | 'site') => say(`v.type.${type}`);
export const tileName = (tile: Tile) => tile.map((kind: Kind) => say(`v.type.${kind}`)).join(', ');
