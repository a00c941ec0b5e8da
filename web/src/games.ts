import type { Component } from 'svelte';
import type { TableSession } from './table/session.svelte.ts';
import type { Terms } from './types/server.ts';
import { sanssouciOptions } from './sanssouci/describe_options.ts';

/** A game's own part of the page. It is loaded when a table of it is opened. */
export type Board = Component<{ session: TableSession }>;

export type GameEntry = {
  /** How many can play. */
  players: readonly number[];
  /** Which art stands for it on the first page. */
  emblem: string;
  /** The options in words, beside the number of players. */
  describe: (options: Terms['options']) => string[];
  board: () => Promise<{ default: Board }>;
};

export const GAMES = {
  sanssouci: {
    players: [2, 3, 4],
    emblem: 'gloriette',
    describe: sanssouciOptions,
    board: () => import('./sanssouci/Board.svelte') as unknown as Promise<{ default: Board }>,
  },
  versailles: {
    players: [2, 3, 4, 5],
    emblem: 'sun',
    describe: () => [],
    board: () => import('./versailles/Board.svelte') as unknown as Promise<{ default: Board }>,
  },
} satisfies Record<string, GameEntry>;

export type GameName = keyof typeof GAMES;

export const isGame = (name: string): name is GameName => Object.hasOwn(GAMES, name);
export const gameNames = Object.keys(GAMES) as GameName[];
