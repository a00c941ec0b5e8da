import type { ScoringItem, ScoringPart } from '../table/scoring.ts';
import type { Item, Sheet, Type } from '../types/versailles.ts';
import { say } from '../words/words.svelte.ts';
import { typeName } from './names.ts';
import { AREA_TYPES } from './tiles.ts';

/** A row of the matrix: a type of garden, building ground, or the points of half-time. */
export type MatrixRow = ScoringItem & { key: Type | 'site' | 'middle' };

const keyOf = (item: Item): MatrixRow['key'] => ('type' in item ? item.type : item.item);

/** The points of a scoring as a matrix: a row per type, a column per seat. Rows without points are left out. */
export function scoreMatrix(sheets: Sheet[]): MatrixRow[] {
  return [...AREA_TYPES, 'middle' as const].flatMap((key) => {
    const items = sheets.map((sheet) => sheet.items.filter((item) => keyOf(item) === key));
    if (items.every((all) => all.length === 0)) return [];
    const row: MatrixRow = {
      key,
      label: key === 'middle' ? say('v.item.middle') : typeName(key),
      points: items.map((all) => all.reduce((sum, { points }) => sum + points, 0)),
      parts: items.map((all) => all.flatMap(partOf)),
    };
    if (key !== 'middle') row.icon = key === 'site' ? 'v-site-mark' : `v-emblem-${key}`;
    return [row];
  });
}

/** What a seat has points for, if it is more than the area that the row stands for. */
function partOf(item: Item): ScoringPart[] {
  switch (item.item) {
    case 'chip':
      return [{ icon: `v-chip-${item.type}`, text: itemName(item), points: item.points }];
    case 'second':
      return [{ sign: '2', text: itemName(item), points: item.points }];
    case 'area':
      return [{ text: itemName(item), points: item.points }];
    default:
      return [];
  }
}

export function itemName(item: Item): string {
  return 'type' in item
    ? say(`v.item.${item.item}`, { type: typeName(item.type) })
    : say(`v.item.${item.item}`);
}
