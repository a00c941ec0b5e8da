import type { GameOptions } from '../game_entry.ts';
import { proposedOptions } from '../proposed_options.ts';
import { INFO, type Options } from '../types/sanssouci.ts';

const proposed = proposedOptions(INFO) as unknown as Options;

/** The options of a new game of Sanssouci. */
export class SanssouciOptions implements GameOptions {
  edition = $state(proposed.edition);
  rewards = $state(proposed.rewards);
  boars = $state(proposed.boars);
  choose_sides = $state(proposed.choose_sides);
  choose_stack = $state(proposed.choose_stack);

  /** Restores the edition and the expansions. The other options start as proposed on every visit. */
  constructor({ edition, rewards, boars }: Record<string, unknown> = {}) {
    if (edition === 'classic' || edition === 'revised') this.edition = edition;
    if (typeof rewards === 'boolean') this.rewards = rewards;
    if (typeof boars === 'boolean') this.boars = boars;
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
