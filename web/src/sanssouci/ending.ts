import type { LogEntry } from '../table/session.ts';
import type { Event, Field, Motif, SeatView } from '../types/sanssouci.ts';
import { GardenFields } from './fields.ts';
import { field, MOTIFS, ROWS } from './grid.ts';

type Garden = Pick<SeatView, 'printed' | 'tiles' | 'gardeners' | 'nobles'>;

/** The fields of each row that the player has filled, from left to right. A row that is printed as a whole is none. */
export function fullRows(garden: Garden): Field[][] {
  return filled(
    garden,
    ROWS.map((row) => MOTIFS.map((motif) => field(motif, row))),
  );
}

/** The fields of each column that the player has filled, from top to bottom. */
export function fullColumns(garden: Garden): Field[][] {
  return filled(
    garden,
    MOTIFS.map((motif) => ROWS.map((row) => field(motif, row))),
  );
}

function filled(garden: Garden, lines: Field[][]): Field[][] {
  const fields = new GardenFields(garden);
  const isFull = (line: Field[]) => line.every((place) => fields.kindOf(place) !== 'free');
  const isPrinted = (line: Field[]) => line.every((place) => garden.printed.includes(place));
  return lines.filter((line) => isFull(line) && !isPrinted(line));
}

/** The whole way of each noble of a seat through the game: all fields over which it has walked. */
export function nobleWays(log: LogEntry[], seat: number): Map<Motif, Field[]> {
  const ways = new Map<Motif, Field[]>();
  let turns: Event[][] = [];
  for (const { what, events } of log) {
    // A decision that was taken back is no part of the way.
    if (what.what === 'undone') turns = turns.slice(0, -1);
    else if (what.what === 'acted') turns.push((events ?? []) as Event[]);
  }
  for (const event of turns.flat())
    if (event.event === 'noble_walked' && event.seat === seat)
      ways.set(event.motif, [...(ways.get(event.motif) ?? []), ...event.walk]);
  return ways;
}
