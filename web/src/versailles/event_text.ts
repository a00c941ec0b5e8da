import type { Bidder, Event } from '../types/versailles.ts';
import { say } from '../words/words.svelte.ts';
import { tileName, typeName } from './names.ts';

/** The log text of an event, or null for events that the log leaves out. */
export function eventText(event: Event, name: (who: Bidder) => string): string | null {
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
