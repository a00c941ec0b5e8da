import type { Event } from '../types/versailles.ts';

/**
 * The events of a decision that are worth words. The cards of all players matter more than the last one that was chosen, and
 * the row shows who takes which tile.
 */
export function mainEvents(events: Event[]): Event[] {
  const revealed = events.filter(({ event }) => event === 'revealed');
  return revealed.length > 0 ? revealed : events.filter(({ event }) => event !== 'tile_taken');
}

/** What a player did, in one sentence. */
export const headline = (events: Event[], tell: (event: Event) => string | null): string =>
  mainEvents(events)
    .map(tell)
    .filter((text) => text !== null)
    .join(' · ');
