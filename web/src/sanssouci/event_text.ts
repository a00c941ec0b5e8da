import type { Edition, Event } from '../types/sanssouci.ts';
import { say } from '../words/words.svelte.ts';
import { motifOf, rowOf, rowOfSlot } from './grid.ts';
import { cardName, motifName, rowName } from './names.ts';

/** The log text of an event, or null for events that the log leaves out. */
export function eventText(event: Event, name: (seat: number) => string, edition: Edition): string | null {
  switch (event.event) {
    case 'garden_chosen':
    case 'rewards_chosen':
      return say('log.side', { name: name(event.seat) });
    case 'played':
      return say('log.played', {
        name: name(event.seat),
        card: cardName(event.card, edition),
        motif: motifName(event.tile, edition),
        colour: rowName(rowOfSlot(event.slot), edition),
      });
    case 'laid': {
      const row = rowOf(event.field);
      const where = { row, colour: rowName(row, edition), motif: motifName(motifOf(event.field), edition) };
      return say(event.gardener ? 'log.gardener' : 'log.laid', { name: name(event.seat), ...where });
    }
    case 'mark_scored':
      return event.points < 0
        ? say('log.penalty', { name: name(event.seat), count: -event.points })
        : say('log.mark', { name: name(event.seat), count: event.points });
    case 'boar_found':
      return say('log.boar', { name: name(event.seat), count: event.points });
    case 'boar_moved':
      return say('log.boar_flees', {
        name: name(event.seat),
        motif: motifName(motifOf(event.to), edition),
        row: rowOf(event.to),
      });
    case 'boar_left':
      return say('log.boar_left', { name: name(event.seat), count: event.points });
    case 'noble_walked':
      return say('log.noble', {
        name: name(event.seat),
        motif: motifName(event.motif, edition),
        row: rowOf(event.walk.at(-1) ?? 'a0'),
        count: event.points,
      });
    case 'stayed':
      return say('log.stayed', { name: name(event.seat) });
    case 'over':
      return say('log.over');
    default:
      return null;
  }
}
