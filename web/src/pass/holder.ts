import type { LocalPerson } from '../local/requests.ts';
import type { Summary, TableView } from '../types/server.ts';

type Table = Pick<TableView, 'phase' | 'seats' | 'to_act'>;

/** The people at a table, by seat. */
export const peopleAt = ({ seats }: Pick<Summary, 'seats'>): LocalPerson[] =>
  seats.flatMap((occupant) =>
    occupant?.kind === 'person' ? [{ id: occupant.id, name: occupant.name }] : [],
  );

/** The person on a seat, unless a bot plays for them. */
function playerAt({ seats }: Table, seat: number): LocalPerson | null {
  const at = seats[seat];
  if (at?.occupant?.kind !== 'person' || at.resigned || at.stand_in !== null) return null;
  return { id: at.occupant.id, name: at.occupant.name };
}

/** The people who play on. */
export const playersAt = (table: Table): LocalPerson[] =>
  table.seats.flatMap((_, seat) => playerAt(table, seat) ?? []);

/** Whether a person must decide. */
export const isDeciding = (table: Table, person: string): boolean =>
  table.phase === 'running' && table.to_act.some((seat) => playerAt(table, seat)?.id === person);

/** Whether several people must decide at the same time. */
const isForAll = (table: Table): boolean =>
  playersAt(table).filter(({ id }) => isDeciding(table, id)).length > 1;

/**
 * Whether a person's turn has ended, so that their cards must disappear: they need not decide any more, or a choice of all
 * begins. Somebody who plays on alone keeps the device, because nobody is left to hide the cards from.
 */
export const hasFinished = (before: Table | null, after: Table, person: string): boolean =>
  before !== null &&
  isDeciding(before, person) &&
  (!isDeciding(after, person) || (!isForAll(before) && isForAll(after))) &&
  playersAt(after).some(({ id }) => id !== person);

/**
 * The person who must take the device next, or null while nobody has to. If several people must decide, they do so in the
 * order of their seats, beginning with the last holder.
 */
export function nextHolder(table: Table, last: string | null): LocalPerson | null {
  if (table.phase !== 'running') return null;
  const count = table.seats.length;
  const lastSeat = table.seats.findIndex(
    ({ occupant }) => occupant?.kind === 'person' && occupant.id === last,
  );
  const order = Array.from({ length: count }, (_, step) => (Math.max(0, lastSeat) + step) % count);
  const seat = order.find((seat) => table.to_act.includes(seat) && playerAt(table, seat) !== null);
  return seat === undefined ? null : playerAt(table, seat);
}
