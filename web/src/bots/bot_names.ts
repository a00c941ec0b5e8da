import { isLevel } from '../levels.ts';
import type { Level } from '../types/server.ts';
import { say } from '../words/words.svelte.ts';

/** The name of the person who plays at a level. Records may name bots that the page does not know. */
export const botName = (level: string): string => (isLevel(level) ? say(`level.${level}`) : level);

/** The name with the strength, for lists to choose from. */
export const botNameAndStrength = (level: Level): string =>
  say('level.choice', { name: botName(level), strength: say(`level.${level}.strength`) });

/** The sprite of a bot's portrait. */
export const botPortrait = (level: string): string => (isLevel(level) ? `bot-${level}` : 'seat-bot');
