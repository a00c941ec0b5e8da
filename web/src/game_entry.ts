import type { Component } from 'svelte';
import type { BoardFiles } from './boards/board_files.ts';
import type { GameLessons } from './learn/lesson.ts';
import type { TableSession } from './table/session.ts';
import type { BoardProblem, Terms } from './types/server.ts';

/** The board of a game. */
export type Board = Component<{ session: TableSession }>;

/** The options of a game, besides the number of players, as the start page edits them. */
export interface GameOptions {
  /** The options in the format of a table's terms. */
  toTerms(players: number): Terms['options'];
  /** The value that the browser stores for the next visit; undefined for a game without options. */
  toStored(): object | undefined;
}

/** The editor of a game's boards and tiles. */
export interface BoardEditor {
  /** Edits the data files. It keeps nothing itself: every change is a new set of files. */
  Editor: Component<{
    files: BoardFiles;
    /** All data files as they are built in. */
    ours: BoardFiles;
    problems: BoardProblem[];
    onchange: (files: BoardFiles) => void;
  }>;
  /** All boards as one drawing. */
  Picture: Component<{ files: BoardFiles }>;
  Sprites: Component;
  /** Where a problem is, in words; empty if it concerns everything. */
  placeText: (problem: BoardProblem) => string;
}

/** Everything the shared parts of the page know about a game. Each game's folder exports one from its `index.ts`. */
export interface GameEntry<Options extends GameOptions = GameOptions> {
  /** The numbers of players that the game supports. */
  players: readonly number[];
  /** The id of the sprite that represents the game on the start page. */
  emblem: string;
  /** How long a game takes, in minutes, and from which age it is fun. */
  minutes: number;
  age: number;
  /** A turn of the game on a small board, which plays once, for the start page. */
  MiniBoard: Component;
  /** Whether one player begins, so that the start page asks who. */
  hasFirstPlayer: boolean;
  /** The question by which the rulebook of the chosen edition finds the first player. */
  firstPlayerQuestion?: (options: Terms['options']) => string;
  /** Creates the options: the defaults, changed by valid fields of what this browser has stored. */
  createOptions: (stored: Record<string, unknown>) => Options;
  /** The options that are always visible on the start page. */
  Options?: Component<{ options: Options }>;
  /** The options that are folded away. */
  MoreOptions?: Component<{ options: Options }>;
  /** The options of a table in words. */
  describeOptions: (options: Terms['options']) => string[];
  /** Loads the board. */
  board: () => Promise<{ default: Board }>;
  /** Loads the editor of the game's boards. */
  boards: () => Promise<BoardEditor>;
  /** Loads the lessons. */
  lessons: () => Promise<GameLessons>;
  /** Loads the pictures of the rules page, and the sprites they use. */
  rules: () => Promise<{ Pictures: Component<never>; Sprites: Component }>;
}

/** Checks an entry against its own options and forgets their type, so that shared code treats all games alike. */
export function defineGame<Options extends GameOptions>(entry: GameEntry<Options>): GameEntry {
  return entry as unknown as GameEntry;
}
