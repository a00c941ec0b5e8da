import type { Card, Edition, Field, Motif } from '../types/sanssouci.ts';
import { say } from '../words/words.svelte.ts';
import { faceOf } from './cards.ts';
import { motifOf, rowOf, type Row } from './grid.ts';

/** The name of a motif, which depends on the edition. */
export const motifName = (motif: Motif, edition: Edition) => say(`motif.${edition}.${motif}`);

/** The colour of a row, which depends on the edition. */
export const rowName = (row: number, edition: Edition) => say(`colour.${edition}.${row as Row}`);

export function cardName(card: Card, edition: Edition): string {
  const face = faceOf(card);
  if (face.kind === 'free') return say('card.free');
  if (face.kind === 'motif') return motifName(face.motif, edition);
  return say('card.colours', {
    first: rowName(face.rows[0], edition),
    second: rowName(face.rows[1], edition),
  });
}

/** A field by name, for example "fountain, row 4 (orange)". */
export function fieldName(place: Field, edition: Edition): string {
  const row = rowOf(place);
  return say('field.name', { motif: motifName(motifOf(place), edition), row, colour: rowName(row, edition) });
}
