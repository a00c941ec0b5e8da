import { isLevel } from '../levels.ts';
import type { Level } from '../types/server.ts';
import { say } from '../words/words.svelte.ts';

/** The name of the person who plays at a level. Records may name bots that the page does not know. */
export const botName = (level: string): string => (isLevel(level) ? say(`level.${level}`) : level);

/** The names of further bots of a level at one table: gardeners and architects of that time. */
const COLLEAGUES: Record<Level, readonly string[]> = {
  apprentice: ['Emil', 'Clara', 'Fritz'],
  gardener: ['Linné', 'Banks', 'Bartram'],
  architect: ['Kent', 'Brown', 'Lenné'],
  lenotre: ['Mansart', 'Le Vau', 'La Quintinie'],
};

/** The name of a bot, by the number of bots of its level on earlier seats of the table; null if there are no more names. */
export const nameOfBot = (level: string, before: number): string | null =>
  before === 0 ? botName(level) : isLevel(level) ? (COLLEAGUES[level][before - 1] ?? null) : null;

/** The name with the strength, for lists to choose from. */
export const botNameAndStrength = (level: Level): string =>
  say('level.choice', { name: botName(level), strength: say(`level.${level}.strength`) });

/** The sprite of a bot's portrait. */
export const botPortrait = (level: string): string => (isLevel(level) ? `bot-${level}` : 'seat-bot');
