import type { Event, Spot } from '../types/versailles.ts';

/** The tile in each seat's garden that a log line is about. */
export function highlightedTiles(events: Event[]): Map<number, Spot> {
  return new Map(events.flatMap((event) => (event.event === 'laid' ? [[event.seat, event.at]] : [])));
}
