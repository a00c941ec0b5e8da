import type { Occupant } from '../types/server.ts';
import type { TableSession } from './session.ts';

/** Whether another person at the table is connected; null if that is unknown or the occupant is no other person. */
export function isPresent(
  { present, you, table }: Pick<TableSession, 'present' | 'you' | 'table'>,
  occupant: Occupant | null,
): boolean | null {
  if (present === null || occupant?.kind !== 'person') return null;
  if (table?.phase === 'over' || table?.phase === 'closed') return null;
  const own = you === null ? null : (table?.seats[you]?.occupant ?? null);
  if (own?.kind === 'person' && own.id === occupant.id) return null;
  return present.includes(occupant.id);
}
