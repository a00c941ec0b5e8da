import type { Event } from '../types/versailles.ts';

/**
 * What a player did, in one sentence. The cards of all players matter more than the last one that was chosen. The row shows
 * who takes the next tile.
 */
export function headline(events: Event[], tell: (event: Event) => string | null): string {
  const revealed = events.filter(({ event }) => event === 'revealed');
  return (revealed.length > 0 ? revealed : events.filter(({ event }) => event !== 'tile_taken'))
    .map(tell)
    .filter((text) => text !== null)
    .join(' · ');
}
