import type { Occupant, TableView } from '../types/server.ts';
import { say } from '../words/words.svelte.ts';

/** The name of an occupant. */
export function occupantName(who: Occupant | null, number = ''): string {
  if (who === null) return say('seat.free');
  // The number goes before "(bot)", because texts often put a score or a card after the name.
  if (who.kind === 'bot') return say('seat.bot', { level: say(`level.${who.level}`) + number });
  return (who.name || say('you.nobody')) + number;
}

/** The name of every seat. Equal names are numbered. */
export function seatNames(table: TableView | null): string[] {
  const occupants = (table?.seats ?? []).map(({ occupant }) => occupant);
  const names = occupants.map((who) => occupantName(who));
  return occupants.map((who, seat) => {
    const alike = names.filter((other) => other === names[seat]).length;
    const before = names.slice(0, seat).filter((other) => other === names[seat]).length;
    return occupantName(who, alike > 1 ? `\u00a0${before + 1}` : '');
  });
}

/** Whether the person with this id sits or is invited there. */
export const isPerson = (occupant: Occupant | null, id: string | null): boolean =>
  occupant !== null && occupant.kind !== 'bot' && occupant.id === id;
