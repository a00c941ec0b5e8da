import type { Field, Motif, Slot } from '../types/sanssouci.ts';

/** The grid of every garden: nine columns by motif, six rows by colour. The terrace above is row 0. */
export const MOTIFS: readonly Motif[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
export const ROWS = [1, 2, 3, 4, 5, 6] as const;
export type Row = (typeof ROWS)[number];

/** The market has tiles for the rows 2 to 6. */
export const MARKET_ROWS: readonly Row[] = [2, 3, 4, 5, 6];

/** The letters of the rows 2 to 6. They are the same in both editions, although the colours differ. */
const COLOURS = ['w', 'g', 'o', 'v', 't'] as const;
type Colour = (typeof COLOURS)[number];

export const field = (motif: Motif, row: number): Field => `${motif}${row}`;
export const motifOf = (place: Field): Motif => place.charAt(0) as Motif;
export const rowOf = (place: Field): number => Number(place.charAt(1));
export const columnOf = (motif: Motif): number => MOTIFS.indexOf(motif);

/** The field that lies some columns and rows away, or the nearest one inside the garden. */
export function neighbour(place: Field, [dx, dy]: readonly [number, number]): Field {
  const column = Math.min(MOTIFS.length - 1, Math.max(0, columnOf(motifOf(place)) + dx));
  const row = Math.min(ROWS.length, Math.max(1, rowOf(place) + dy));
  return field(MOTIFS[column] ?? 'a', row);
}

export const rowOfColour = (colour: string): Row => (COLOURS.indexOf(colour as Colour) + 2) as Row;
export const rowOfSlot = (slot: Slot): Row => rowOfColour(slot.charAt(0));
export const slotsOfRow = (row: Row): [Slot, Slot] => {
  const colour = COLOURS[row - 2] ?? 'w';
  return [`${colour}1`, `${colour}2`];
};
