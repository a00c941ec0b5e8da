import type { Bidder, Event } from '../types/versailles.ts';
import { saySubject } from '../table/subject.ts';
import { say } from '../words/words.svelte.ts';
import { tileName, typeName } from './names.ts';

/** The log text of an event, or null for events that the log leaves out. It calls the user's seat "you". */
export function eventText(
  event: Event,
  name: (who: Bidder) => string,
  you: number | null = null,
): string | null {
  const label = (who: Bidder) => (who === you ? say('you.title') : name(who));
  switch (event.event) {
    case 'bid':
      return saySubject('v.log.bid', event.seat, you, { name: name(event.seat) });
    case 'revealed':
      return say('v.log.revealed', {
        bids: event.bids.map(({ by, card }) => say('v.log.bid_of', { name: label(by), card })).join(', '),
      });
    case 'tile_taken':
      return saySubject('v.log.taken', event.by, you, { name: name(event.by), tile: tileName(event.tile) });
    case 'laid':
      return saySubject('v.log.laid', event.seat, you, { name: name(event.seat) });
    case 'area_grew':
      return say('v.preview.area', { type: typeName(event.type), count: event.to });
    case 'chip_taken':
      if (event.from === null)
        return saySubject('v.log.chip', event.seat, you, {
          name: name(event.seat),
          type: typeName(event.type),
        });
      if (event.from === you)
        return say('v.log.chip_from_you', { name: name(event.seat), type: typeName(event.type) });
      return saySubject('v.log.chip_from', event.seat, you, {
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
