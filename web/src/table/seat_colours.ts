import type { SeatColour, TableView } from '../types/server.ts';

/** The colours in the order of the seats that have not chosen any. */
export const SEAT_COLOURS = [
  'red',
  'green',
  'blue',
  'violet',
  'gold',
] as const satisfies readonly SeatColour[];

/** The colour of a seat: the chosen one, or that of its number. */
export function seatColour(table: Pick<TableView, 'seats'> | null, seat: number): SeatColour {
  return table?.seats[seat]?.colour ?? SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? 'red';
}

/** The style that gives everything inside an element the colour of a seat, as `--player`. */
export const playerStyle = (table: Pick<TableView, 'seats'> | null, seat: number): string =>
  `--player: var(--player-${seatColour(table, seat)})`;
