import type { Event, Field } from '../types/sanssouci.ts';

/** The fields of a seat's garden that a log line is about: laid tiles, and the ends of walks. */
export function highlightedFields(events: Event[], seat: number): Field[] {
  return events.flatMap((event) => {
    if (!('seat' in event) || event.seat !== seat) return [];
    if (event.event === 'laid') return [event.field];
    return event.event === 'noble_walked' ? event.walk.slice(-1) : [];
  });
}
