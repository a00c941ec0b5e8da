import { DURATIONS } from '../design/durations.ts';
import type { Cue } from '../sound/sounds.ts';
import type { Event } from '../types/versailles.ts';

/** The sounds of an event. A tile sounds when it arrives in the garden. */
export function eventSounds(event: Event): Cue[] {
  switch (event.event) {
    case 'bid':
      return [{ sound: 'card' }];
    case 'revealed':
      return [{ sound: 'reveal' }];
    case 'laid':
      return [{ sound: 'tile', at: DURATIONS.gardenTileFlight.own }];
    case 'chip_taken':
      return [{ sound: 'chip', at: DURATIONS.gardenTileFlight.own + DURATIONS.chipFlight }];
    default:
      return [];
  }
}
