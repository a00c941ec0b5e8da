import type { GameEntry } from './game_entry.ts';
import * as entries from './games.ts';

export type GameName = keyof typeof entries;

/** The entries of all games by name. */
export const GAMES: Readonly<Record<GameName, GameEntry>> = entries;
export const gameNames = Object.keys(GAMES) as GameName[];

export const isGame = (name: unknown): name is GameName =>
  typeof name === 'string' && Object.hasOwn(GAMES, name);
