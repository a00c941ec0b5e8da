import type { Item, Sheet } from '../types/versailles.ts';
import { say } from '../words/words.svelte.ts';
import { typeName } from './names.ts';

/** The order of the lines. */
const KINDS: Item['item'][] = ['area', 'chip', 'second', 'site', 'middle'];

/** The lines of a scoring table with the points of every seat. */
export function scoreLines(sheets: Sheet[]): { label: string; points: number[] }[] {
  const lines = new Map<string, number[]>();
  for (const kind of KINDS)
    sheets.forEach(({ items }, seat) => {
      for (const item of items.filter(({ item }) => item === kind)) {
        const label = itemName(item);
        const points = lines.get(label) ?? sheets.map(() => 0);
        points[seat] = (points[seat] ?? 0) + item.points;
        lines.set(label, points);
      }
    });
  return [...lines].map(([label, points]) => ({ label, points }));
}

export function itemName(item: Item): string {
  return 'type' in item
    ? say(`v.item.${item.item}`, { type: typeName(item.type) })
    : say(`v.item.${item.item}`);
}
