import type { Edition, Field, SeatView } from '../types/sanssouci.ts';
import { say } from '../words/words.svelte.ts';
import type { GardenFields } from './fields.ts';
import { fieldName } from './names.ts';
import { markOf } from './reward_marks.ts';

/** The accessible name of a field: its name, what lies there, and what choosing it does. */
export function fieldText(
  place: Field,
  garden: SeatView,
  fields: GardenFields,
  edition: Edition,
  effect: string | undefined,
): string {
  const words = [fieldName(place, edition), contentText(place, fields)];
  if (fields.hasNoble(place)) words.push(say('cell.noble'));
  if (garden.boar === place) words.push(`${say('cell.boar')} −${garden.boar_area.length}`);
  const mark = markOf(garden.marks, place);
  if (mark && fields.kindOf(place) === 'free') words.push(mark.label);
  if (effect !== undefined) words.push(effect);
  return words.join(', ');
}

function contentText(place: Field, fields: GardenFields): string {
  const kind = fields.kindOf(place);
  if (kind === 'gardener') return say('cell.gardener');
  if (kind === 'free') return say('cell.free');
  return say(fields.isLaid(place) ? 'cell.tile' : 'cell.printed');
}
