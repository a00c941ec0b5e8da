import { isLevel } from '../levels.ts';
import type { Level, TableView } from '../types/server.ts';

/** When a bot says something. */
export type Moment = 'start' | 'ahead' | 'behind' | 'won' | 'lost';

/** The bot that says something in a game, and when: as the game starts, as the lead changes, or at the end. */
export type Speaker = { seat: number; level: Level; when: 'start' | 'lead' | 'end' };

const WHEN = ['start', 'lead', 'end'] as const;

/** With fewer points, the game has hardly begun: the lead changes with every move. */
const WORTH_A_REMARK = 12;

/**
 * Chooses the bot that may make the only remark of a game. The choice depends on the id of the game and on the seats, which
 * everybody knows, so all viewers read the same remark, also after a reload.
 */
export function chooseSpeaker(table: Pick<TableView, 'id' | 'seats'> | null): Speaker | null {
  const bots = (table?.seats ?? []).flatMap(({ occupant }, seat) =>
    occupant?.kind === 'bot' && isLevel(occupant.level) ? [{ seat, level: occupant.level }] : [],
  );
  const hash = hashOf(table?.id ?? '');
  const bot = bots[(hash >>> 8) % Math.max(1, bots.length)];
  const when = WHEN[hash % WHEN.length];
  return bot && when ? { ...bot, when } : null;
}

/** Whether a seat has just taken the lead or lost it, by points that everybody sees. */
export function leadChange(before: number[], after: number[], seat: number): Moment | null {
  if (Math.max(...after) < WORTH_A_REMARK) return null;
  if (!leads(before, seat) && leads(after, seat)) return 'ahead';
  return leads(before, seat) && isBehind(after, seat) ? 'behind' : null;
}

/** What the speaker says about the result. Between bots there is nothing to say. */
export function endRemark(
  table: Pick<TableView, 'id' | 'seats'> | null,
  winners: number[],
): { level: Level; moment: Moment } | null {
  const speaker = chooseSpeaker(table);
  if (speaker?.when !== 'end') return null;
  if (winners.includes(speaker.seat)) return { level: speaker.level, moment: 'won' };
  const lostToPerson = winners.some((seat) => table?.seats[seat]?.occupant?.kind === 'person');
  return lostToPerson ? { level: speaker.level, moment: 'lost' } : null;
}

const others = (points: number[], seat: number) => points.filter((_, other) => other !== seat);
const leads = (points: number[], seat: number) =>
  others(points, seat).every((other) => other < (points[seat] ?? 0));
const isBehind = (points: number[], seat: number) =>
  others(points, seat).some((other) => other > (points[seat] ?? 0));

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  // The last step of MurmurHash3 spreads the bits, because the remainders above use only some of them.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
