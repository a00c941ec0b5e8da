import type { Occupant, TableView } from '../types/server.ts';
import { say } from '../words/words.svelte.ts';

/** What somebody at a table is called. */
export function occupantName(who: Occupant | null): string {
  if (who === null) return say('seat.free');
  if (who.kind === 'bot') return say('seat.bot', { level: say(`level.${who.level}`) });
  return who.name || say('you.nobody');
}

/** Everybody's name by seat; who would be called the same gets a number. */
export function seatNames(table: TableView | null): string[] {
  const names = (table?.seats ?? []).map(({ occupant }) => occupantName(occupant));
  return names.map((name, seat) => {
    const alike = names.filter((other) => other === name).length;
    const before = names.slice(0, seat).filter((other) => other === name).length;
    return alike > 1 ? `${name} ${before + 1}` : name;
  });
}
