import type { Occupant, TableView } from '../types/server.ts';
import { say } from '../words/words.svelte.ts';

/** What somebody at a table is called. */
export function occupantName(who: Occupant | null, number = ''): string {
  if (who === null) return say('seat.free');
  // The number is not last, where points or a card often follow; and no line ends before it.
  if (who.kind === 'bot') return say('seat.bot', { level: say(`level.${who.level}`) + number });
  return (who.name || say('you.nobody')) + number;
}

/** Everybody's name by seat; who would be called the same gets a number. */
export function seatNames(table: TableView | null): string[] {
  const occupants = (table?.seats ?? []).map(({ occupant }) => occupant);
  const names = occupants.map((who) => occupantName(who));
  return occupants.map((who, seat) => {
    const alike = names.filter((other) => other === names[seat]).length;
    const before = names.slice(0, seat).filter((other) => other === names[seat]).length;
    return occupantName(who, alike > 1 ? `\u00a0${before + 1}` : '');
  });
}
