import type { Card, Edition, Field, Motif, Slot } from '../types/sanssouci.ts';
import { say } from '../words/words.svelte.ts';

/** The plan of every garden: nine columns by motif, six rows by colour. The terrace above is row 0. */
export const MOTIFS: readonly Motif[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
export const ROWS = [1, 2, 3, 4, 5, 6] as const;
export type Row = (typeof ROWS)[number];

/** The colours' letters stand for rows 2 to 6, whatever the edition paints them. */
const COLOURS = ['w', 'g', 'o', 'v', 't'] as const;
export type Colour = (typeof COLOURS)[number];

export const rowOfColour = (colour: string): Row => (COLOURS.indexOf(colour as Colour) + 2) as Row;
export const rowOfSlot = (slot: Slot): Row => rowOfColour(slot.charAt(0));
export const slotsOfRow = (row: Row): [Slot, Slot] => {
  const colour = COLOURS[row - 2] ?? 'w';
  return [`${colour}1`, `${colour}2`];
};
export const MARKET_ROWS: readonly Row[] = [2, 3, 4, 5, 6];

export const field = (motif: Motif, row: number): Field => `${motif}${row}`;
export const motifOf = (place: Field): Motif => place.charAt(0) as Motif;
export const rowOf = (place: Field): number => Number(place.charAt(1));
export const columnOf = (motif: Motif): number => MOTIFS.indexOf(motif);

export type Face = { kind: 'motif'; motif: Motif } | { kind: 'colours'; rows: [Row, Row] } | { kind: 'free' };

/** What a card shows. */
export function face(card: Card): Face {
  if (card === '*') return { kind: 'free' };
  if (card.length === 1) return { kind: 'motif', motif: card as Motif };
  return { kind: 'colours', rows: [rowOfColour(card.charAt(0)), rowOfColour(card.charAt(1))] };
}

export const motifName = (motif: Motif) => say(`motif.${motif}`);
export const rowName = (row: number, edition: Edition) => say(`colour.${edition}.${row as Row}`);

export function cardName(card: Card, edition: Edition): string {
  const shown = face(card);
  if (shown.kind === 'free') return say('card.free');
  if (shown.kind === 'motif') return motifName(shown.motif);
  return say('card.colours', {
    first: rowName(shown.rows[0], edition),
    second: rowName(shown.rows[1], edition),
  });
}

/** A field by name: "fountain, row 4 (orange)". */
export function fieldName(place: Field, edition: Edition): string {
  const row = rowOf(place);
  return say('field.name', { motif: motifName(motifOf(place)), row, colour: rowName(row, edition) });
}
