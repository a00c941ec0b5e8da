import type { TableView } from '../types/server.ts';

/**
 * The seats of a table at which the user plays the deal of a finished game again: the user on the seat `decider`, or on
 * the same seat as before, or on that of the first person, and bots on the others. A bot plays for each other person.
 */
export function repeatSeats(
  { seats, terms, you }: Pick<TableView, 'seats' | 'terms' | 'you'>,
  decider?: number,
): string[] {
  const first = seats.findIndex(({ occupant }) => occupant !== null && occupant.kind !== 'bot');
  const mine = decider ?? you ?? Math.max(0, first);
  return seats.map(({ occupant }, seat) => {
    if (seat === mine) return 'me';
    return occupant?.kind === 'bot' ? occupant.level : terms.stand_in;
  });
}
