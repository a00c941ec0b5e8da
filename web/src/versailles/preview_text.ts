import type { Bidder, Preview, Type } from '../types/versailles.ts';
import { say } from '../words/words.svelte.ts';
import { typeName } from './names.ts';

/** The effect of laying a tile in words: areas that grow, chips, and points. */
export function previewText(preview: Preview | null, name: (who: Bidder) => string): string[] {
  if (!preview) return [];
  const words = [...areaTexts(preview), ...gainTexts(preview, name)];
  return words.length > 0 ? words : [say('v.preview.nothing')];
}

/** What laying a tile wins: chips and points. */
export function gainTexts(preview: Preview, name: (who: Bidder) => string): string[] {
  const words = preview.chips.map(({ type, from }) =>
    from === null
      ? say('v.preview.chip', { type: typeName(type) })
      : say('v.preview.chip_from', { type: typeName(type), name: name(from) }),
  );
  if (preview.gain !== 0)
    words.push(
      say('v.preview.gain', {
        count: preview.gain,
        sign: preview.gain > 0 ? '+' : '−',
        points: Math.abs(preview.gain),
      }),
    );
  return words;
}

/** Only the largest growing area of each type, because no other area counts. */
function areaTexts({ areas }: Preview): string[] {
  const largest = new Map<Type | 'site', number>();
  for (const { type, fields, grows } of areas)
    if (grows) largest.set(type, Math.max(fields.length, largest.get(type) ?? 0));
  return [...largest].map(([type, count]) => say('v.preview.area', { type: typeName(type), count }));
}
