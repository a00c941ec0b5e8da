import type { GameOptions } from '../game_entry.ts';
import type { Options } from '../types/versailles.ts';

/** The options of a new game of Versailles, which has none but the number of players. */
export class VersaillesOptions implements GameOptions {
  toTerms(players: number): Options {
    return { players };
  }

  toStored() {
    return undefined;
  }
}
