import type { Bidder, Event, Preview, Type } from '../types/versailles.ts';
import { say } from '../words/words.svelte.ts';
import { tileName, typeName } from './tiles.ts';

type Name = (who: Bidder) => string;

/** What happened, in words; nothing for what is not worth saying. */
export function tell(event: Event, name: Name): string | null {
  switch (event.event) {
    case 'bid':
      return say('v.log.bid', { name: name(event.seat) });
    case 'revealed':
      return say('v.log.revealed', {
        bids: event.bids.map(({ by, card }) => say('v.log.bid_of', { name: name(by), card })).join(', '),
      });
    case 'tile_taken':
      return say('v.log.taken', { name: name(event.by), tile: tileName(event.tile) });
    case 'laid':
      return say('v.log.laid', { name: name(event.seat) });
    case 'area_grew':
      return say('v.preview.area', { type: typeName(event.type), count: event.to });
    case 'chip_taken':
      return event.from === null
        ? say('v.log.chip', { name: name(event.seat), type: typeName(event.type) })
        : say('v.log.chip_from', {
            name: name(event.seat),
            type: typeName(event.type),
            other: name(event.from),
          });
    case 'middle_scored':
      return say('v.log.middle');
    case 'half_begun':
      return say('v.log.half', { half: event.half });
    case 'over':
      return say('log.over');
    default:
      return null;
  }
}

/** What laying a tile would do, in words. */
export function previewWords(preview: Preview | null, name: Name): string[] {
  if (!preview) return [];
  // Of several areas of a type only the largest counts.
  const largest = new Map<Type | 'site', number>();
  for (const { type, fields, grows } of preview.areas)
    if (grows) largest.set(type, Math.max(fields.length, largest.get(type) ?? 0));
  const words = [...largest].map(([type, count]) => say('v.preview.area', { type: typeName(type), count }));
  for (const { type, from } of preview.chips)
    words.push(
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
  return words.length > 0 ? words : [say('v.preview.nothing')];
}
