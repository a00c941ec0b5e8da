import type { TableSession } from './session.ts';

/** Whether anybody could read a chat message. A user who plays bots at a private table needs no chat. */
export function hasReaders({ you, chat, table }: Pick<TableSession, 'you' | 'chat' | 'table'>): boolean {
  if (you === null || chat.length > 0 || table?.terms.listed) return true;
  return (table?.seats ?? []).some(({ occupant }, seat) => occupant?.kind === 'person' && seat !== you);
}
