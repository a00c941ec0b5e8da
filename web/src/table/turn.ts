import type { TableView } from '../types/server.ts';
import type { TableSession } from './session.ts';

/** The part of a view that all games have in common. */
type AnyView = { legal: unknown[]; undoable: number };

/** Whether a bot plays for the user. */
export function isAway(table: TableView | null): boolean {
  return table?.you != null && table.seats[table.you]?.stand_in != null;
}

/** Whether the user has given the game up. */
export function hasResigned(table: TableView | null): boolean {
  return table?.you != null && table.seats[table.you]?.resigned === true;
}

/** Whether every person at the table has given the game up. */
export function isGivenUp(table: TableView | null): boolean {
  const people = (table?.seats ?? []).filter(({ occupant }) => occupant?.kind === 'person');
  return people.length > 0 && people.every(({ resigned }) => resigned);
}

/** Whether other people play, too. */
export function hasOpponents(table: TableView | null): boolean {
  return (table?.seats ?? []).some(
    ({ occupant, resigned }, seat) => occupant?.kind === 'person' && seat !== table?.you && !resigned,
  );
}

export function isYourTurn(table: TableView | null): boolean {
  return (
    table?.you != null && table.phase === 'running' && table.to_act.includes(table.you) && !isAway(table)
  );
}

/** Whether the user has legal actions. Others may still have to act before them, so it is not implied by their turn. */
export function hasChoice(table: TableView | null, view: unknown): boolean {
  return isYourTurn(table) && (view as AnyView).legal.length > 0;
}

export function canUndo(table: TableView | null, view: unknown): boolean {
  if (isAway(table) || table?.phase !== 'running' || !table.terms.undo) return false;
  return (view as AnyView).undoable > 0;
}

/** Whether the user can open a rematch: one who has played, or anybody of those who share this device. */
export const mayRematch = ({
  linked,
  you,
  shared,
}: Pick<TableSession, 'linked' | 'you' | 'shared'>): boolean => linked && (you !== null || shared === true);
