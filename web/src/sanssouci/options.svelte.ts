import type { GameOptions } from '../game_entry.ts';
import type { Options } from '../types/sanssouci.ts';

/** The options of a new game of Sanssouci. */
export class SanssouciOptions implements GameOptions {
  edition = $state<Options['edition']>('revised');
  rewards = $state(false);
  boars = $state(false);
  choose_sides = $state(true);
  choose_stack = $state(false);

  /** Restores the edition and the expansions. The other options start at their defaults on every visit. */
  constructor({ edition, rewards, boars }: Record<string, unknown> = {}) {
    if (edition === 'classic' || edition === 'revised') this.edition = edition;
    this.rewards = rewards === true;
    this.boars = boars === true;
  }

  toTerms(players: number): Options {
    const { edition, choose_stack } = this;
    return { ...this.toStored(), players, choose_stack: choose_stack && edition === 'classic' };
  }

  toStored(): Omit<Options, 'players'> {
    const { edition, rewards, boars, choose_sides, choose_stack } = this;
    return { edition, rewards, boars, choose_sides, choose_stack };
  }
}
