import { DURATIONS } from '../design/durations.ts';
import type { Cue } from '../sound/sounds.ts';
import type { Event } from '../types/sanssouci.ts';

/** The sounds of an event. A tile sounds when it arrives, a noble while it walks. */
export function eventSounds(event: Event): Cue[] {
  switch (event.event) {
    case 'played':
      return [{ sound: 'card' }];
    case 'laid':
      return [{ sound: 'tile', at: DURATIONS.tileFlight.own }];
    case 'noble_walked':
      return [
        { sound: 'step', times: Math.min(event.walk.length, 6), every: DURATIONS.nobleWalk.perField + 20 },
      ];
    case 'mark_scored':
    case 'boar_found':
    case 'boar_left':
      return event.points > 0 ? [{ sound: 'chip', at: DURATIONS.tileFlight.own }] : [];
    default:
      return [];
  }
}
