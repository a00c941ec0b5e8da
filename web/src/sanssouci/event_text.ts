import type { Edition, Event } from '../types/sanssouci.ts';
import { saySubject } from '../table/subject.ts';
import { say } from '../words/words.svelte.ts';
import { motifOf, rowOf, rowOfSlot } from './grid.ts';
import { cardName, motifName, rowName } from './names.ts';

/** The log text of an event, or null for events that the log leaves out. It calls the user's seat "you". */
export function eventText(
  event: Event,
  name: (seat: number) => string,
  edition: Edition,
  you: number | null = null,
): string | null {
  switch (event.event) {
    case 'garden_chosen':
    case 'rewards_chosen':
      return saySubject('log.side', event.seat, you, { name: name(event.seat) });
    case 'played':
      return saySubject('log.played', event.seat, you, {
        name: name(event.seat),
        card: cardName(event.card, edition),
        motif: motifName(event.tile, edition),
        colour: rowName(rowOfSlot(event.slot), edition),
      });
    case 'laid': {
      const row = rowOf(event.field);
      const where = { row, colour: rowName(row, edition), motif: motifName(motifOf(event.field), edition) };
      return saySubject(event.gardener ? 'log.gardener' : 'log.laid', event.seat, you, {
        name: name(event.seat),
        ...where,
      });
    }
    case 'mark_scored':
      return event.points < 0
        ? saySubject('log.penalty', event.seat, you, { name: name(event.seat), count: -event.points })
        : saySubject('log.mark', event.seat, you, { name: name(event.seat), count: event.points });
    case 'boar_found':
      return saySubject('log.boar', event.seat, you, { name: name(event.seat), count: event.points });
    case 'boar_moved':
      return saySubject('log.boar_flees', event.seat, you, {
        name: name(event.seat),
        motif: motifName(motifOf(event.to), edition),
        row: rowOf(event.to),
      });
    case 'boar_left':
      return saySubject('log.boar_left', event.seat, you, { name: name(event.seat), count: event.points });
    case 'noble_walked':
      return saySubject('log.noble', event.seat, you, {
        name: name(event.seat),
        motif: motifName(event.motif, edition),
        row: rowOf(event.walk.at(-1) ?? 'a0'),
        count: event.points,
      });
    case 'stayed':
      return saySubject('log.stayed', event.seat, you, { name: name(event.seat) });
    case 'over':
      return say('log.over');
    default:
      return null;
  }
}
