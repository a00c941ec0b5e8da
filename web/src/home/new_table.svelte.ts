import type { Options as SanssouciOptions } from '../types/sanssouci.ts';
import type { Level, Opened, Opening, Terms, TimeControl } from '../types/server.ts';
import { GAMES, gameNames, type GameName } from '../games.ts';
import { me } from '../wire/me.svelte.ts';
import { post } from '../wire/request.ts';
import { address } from './router.svelte.ts';

export const LEVELS: readonly Level[] = ['apprentice', 'gardener', 'architect', 'lenotre'];
export const TIMES = ['none', 'live', 'blitz', 'day', 'three_days'] as const;
export type Time = (typeof TIMES)[number];

const CLOCKS: Record<Time, TimeControl> = {
  none: { kind: 'none' },
  live: { kind: 'bank', seconds: 900, increment: 15 },
  blitz: { kind: 'bank', seconds: 300, increment: 5 },
  day: { kind: 'per_turn', seconds: 86_400 },
  three_days: { kind: 'per_turn', seconds: 259_200 },
};

const KEY = 'gloriette.opening';

/** What one would like to play. The first wish is the commonest: Sanssouci against one decent bot. */
class NewTable {
  game = $state<GameName>('sanssouci');
  players = $state(2);
  level = $state<Level>('gardener');
  time = $state<Time>('none');
  listed = $state(false);
  undo = $state(true);
  hints = $state(true);
  first = $state<Terms['first']>('random');
  stand_in = $state<Level>('gardener');
  sanssouci = $state<Omit<SanssouciOptions, 'players'>>({
    edition: 'revised',
    rewards: false,
    boars: false,
    choose_sides: true,
    choose_stack: false,
  });

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<NewTable>;
      if (kept.game && gameNames.includes(kept.game)) this.game = kept.game;
      if (kept.level && LEVELS.includes(kept.level)) this.level = kept.level;
      if (kept.players && GAMES[this.game].players.includes(kept.players)) this.players = kept.players;
      const { edition, rewards, boars } = kept.sanssouci ?? {};
      if (edition === 'classic' || edition === 'revised') this.sanssouci.edition = edition;
      this.sanssouci.rewards = rewards === true;
      this.sanssouci.boars = boars === true;
    } catch {
      localStorage.removeItem(KEY);
    }
  }

  get terms(): Terms {
    const { edition, choose_stack } = this.sanssouci;
    const sanssouci: SanssouciOptions = {
      ...this.sanssouci,
      players: this.players,
      choose_stack: choose_stack && edition === 'classic',
    };
    return {
      game: this.game,
      options: this.game === 'sanssouci' ? sanssouci : { players: this.players },
      first: this.first,
      time: CLOCKS[this.time],
      listed: this.listed,
      undo: this.undo,
      hints: this.hints,
      stand_in: this.stand_in,
    };
  }

  /** Opens a table against bots, which begins at once. */
  alone = () => this.#open({ ...this.terms, time: CLOCKS.none, listed: false }, this.level);

  /** Opens a table with free seats. */
  withFriends = () => this.#open(this.terms, 'open');

  async #open(terms: Terms, others: string): Promise<void> {
    const { game, level, players, sanssouci } = this;
    localStorage.setItem(KEY, JSON.stringify({ game, level, players, sanssouci }));
    await me.hello();
    const seats = ['me', ...Array.from({ length: this.players - 1 }, () => others)];
    const opening: Opening = { terms, seats };
    const { id } = await post<Opened>('api/games', opening);
    address.go(`games/${id}`);
  }
}

export const newTable = new NewTable();
