import { botName, nameOfBot } from '../bots/bot_names.ts';
import type { Occupant, TableView } from '../types/server.ts';
import { say } from '../words/words.svelte.ts';

/** The name of an occupant, with a number if others have the same name. */
export function occupantName(
  who: Occupant | null,
  nameNumber: number | null = null,
  botsBefore: number | null = null,
): string {
  const number = nameNumber === null ? '' : `\u00a0${nameNumber}`;
  if (who === null) return say('seat.free');
  // The number goes before "(bot)", because texts often put a score or a card after the name.
  if (who.kind === 'bot') {
    const own = botsBefore === null ? null : nameOfBot(who.level, botsBefore);
    return say('seat.bot', { name: own ?? botName(who.level) + number });
  }
  return personName(who.name) + number;
}

/** The name of a person for texts, or "Guest". */
export const personName = (name: string): string => isolate(name || say('you.nobody'));

/**
 * The name of every seat. Names of people that are equal or look alike are numbered; several bots of a level have names of
 * their own.
 */
export function seatNames(table: TableView | null): string[] {
  const seats = table?.seats ?? [];
  const names = seats.map(({ occupant }) => occupantName(occupant));
  return seats.map(({ occupant, name_number }, seat) => {
    const alike = names.filter((other) => other === names[seat]).length;
    const before = names.slice(0, seat).filter((other) => other === names[seat]).length;
    return occupantName(occupant, name_number ?? (alike > 1 ? before + 1 : null), before);
  });
}

/** The names as short labels, outside of sentences: a user without a name is "You" there. */
export function seatLabels(names: string[], table: TableView | null, you: number | null): string[] {
  return names.map((name, seat) =>
    seat === you && isUnnamed(table?.seats[seat]?.occupant ?? null) ? say('you.title') : name,
  );
}

export const isUnnamed = (who: Occupant | null): boolean => who?.kind === 'person' && who.name === '';

/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Keeps a name that is written from right to left from reordering the text around it, as `<bdi>` does. Most names end up
 * in sentences and labels, where there are no elements.
 */
function isolate(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/** Whether the person with this id sits or is invited there. */
export const isPerson = (occupant: Occupant | null, id: string | null): boolean =>
  occupant !== null && occupant.kind !== 'bot' && occupant.id === id;
