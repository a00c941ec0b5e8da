import type { TableEvent, TableView } from '../types/server.ts';
import { say } from '../words/words.svelte.ts';
import { isPerson, personName } from './player_names.ts';
import type { TableSession } from './session.ts';

/**
 * Whether anybody could read a chat message. A user who plays bots at a private table needs no chat, and people who share a
 * device sit next to each other.
 */
export function hasReaders({
  you,
  chat,
  table,
  onThisDevice,
}: Pick<TableSession, 'you' | 'chat' | 'table' | 'onThisDevice'>): boolean {
  if (onThisDevice) return false;
  if (you === null || chat.length > 0 || table?.terms.listed) return true;
  return (table?.seats ?? []).some(({ occupant }, seat) => occupant?.kind === 'person' && seat !== you);
}

/** Whether the table lets the user write. */
export function mayChat({ table, host }: Pick<TableSession, 'table' | 'host'>, user: string | null): boolean {
  if (!table) return false;
  if (host) return true;
  if (table.muted || (user !== null && table.muted_people?.includes(user))) return false;
  return table.terms.spectator_chat !== false || isGuest(table, user);
}

/** The author of a chat message as the log names them. People without a seat are marked, whatever name they choose. */
export function authorName(
  { person, name }: Extract<TableEvent, { what: 'said' }>,
  table: TableView | null,
  names: string[],
): string {
  const seat = table?.seats.findIndex(({ occupant }) => isPerson(occupant, person)) ?? -1;
  return names[seat] ?? say('talk.spectator', { name: personName(name) });
}

export type ChatPerson = { id: string; name: string; muted: boolean };

/** The people whom the host can mute: the others who sit here or have written, and those who are muted. */
export function chatPeople(
  { table, log }: Pick<TableSession, 'table' | 'log'>,
  names: string[],
): ChatPerson[] {
  const people = new Map<string, string>();
  table?.seats.forEach(({ occupant }, seat) => {
    if (occupant?.kind === 'person') people.set(occupant.id, names[seat] ?? '');
  });
  for (const { what } of log)
    if (what.what === 'said' && !people.has(what.person))
      people.set(what.person, authorName(what, table, names));
  if (table) people.delete(table.host);
  return [...people].map(([id, name]) => ({ id, name, muted: table?.muted_people?.includes(id) ?? false }));
}

const isGuest = (table: TableView, user: string | null) =>
  table.seats.some(({ occupant }) => isPerson(occupant, user));
