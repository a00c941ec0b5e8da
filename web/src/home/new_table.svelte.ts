import { boardSets } from '../boards/board_sets.svelte.ts';
import { keepBoards } from '../boards/kept_boards.ts';
import { confirmation } from '../design/confirmation.svelte.ts';
import type { GameOptions } from '../game_entry.ts';
import { GAMES, type GameName, gameNames, isGame } from '../game_registry.ts';
import { isLevel } from '../levels.ts';
import { loadEngine } from '../local/load_engine.ts';
import { asObject, storage } from '../storage.ts';
import { MAX_NAME_LENGTH } from '../types/server.ts';
import type { Level, Opened, NewTable as NewTableRequest, Terms, TimeControl } from '../types/server.ts';
import { fitFirst } from '../table/first_player.ts';
import { ApiError } from '../wire/api_error.ts';
import { hasServer } from '../wire/base_path.ts';
import { HttpTable, takeReservedSeat } from '../wire/http_table.ts';
import { me } from '../wire/identity.svelte.ts';
import { post } from '../wire/request.ts';
import { say } from '../words/words.svelte.ts';
import { namePrompt } from './name_prompt.svelte.ts';
import { router } from './router.svelte.ts';

/** The time controls that the start page offers. */
const TIME_CONTROLS = {
  none: { kind: 'none' },
  live: { kind: 'bank', seconds: 900, increment: 15 },
  blitz: { kind: 'bank', seconds: 300, increment: 5 },
  day: { kind: 'per_turn', seconds: 86_400 },
  three_days: { kind: 'per_turn', seconds: 259_200 },
} as const satisfies Record<string, TimeControl>;

export type Time = keyof typeof TIME_CONTROLS;
export const TIMES = Object.keys(TIME_CONTROLS) as Time[];

/** A seat in a game on this device: a person with a name, or a bot. */
export type SeatHere = { person: boolean; name: string };

/** A set of boards that a table is to be dealt from. */
export type ChosenBoards = { id: string; name: string };

/** The options of each game are stored under its name. */
export type StoredNewTable = {
  game: GameName;
  level: Level;
  players: number;
  boards?: { [game in GameName]?: ChosenBoards };
  /** The seats of games on this device. */
  here?: SeatHere[];
} & {
  [game in GameName]?: object;
};

const KEY = 'gloriette.opening';

/** The terms of a quick game. They are the same for everybody, because only equal wishes meet. */
export const quickTerms = (game: GameName): Terms => ({
  game,
  options: GAMES[game].createOptions({}).toTerms(2),
  first: 'random',
  time: TIME_CONTROLS.live,
  listed: true,
  spectator_chat: false,
  undo: true,
  hints: false,
  countdown: true,
  stand_in: 'gardener',
});

/** The form of the start page. It opens tables, and remembers the last choices. */
class NewTable {
  game = $state<GameName>(gameNames[0] as GameName);
  players = $state(2);
  /** A newcomer can beat the first opponent. */
  level = $state<Level>('apprentice');
  time = $state<Time>('none');
  listed = $state(false);
  /** Whether spectators may write at a listed table. */
  spectatorChat = $state(false);
  undo = $state(true);
  /** Whether hints are allowed: against bots they teach, between people only if the host says so. */
  hints = $state({ bots: true, friends: false });
  first = $state<Terms['first']>('random');
  stand_in = $state<Level>('gardener');
  /** The seats of games on this device. A table has the first ones. */
  here = $state<SeatHere[]>(storedSeats(null));
  /** The boards of each game, if they are not the server's default. */
  #boards = $state.raw<{ [game in GameName]?: ChosenBoards }>({});
  /** All games; the one that was played last comes first, and stays there while the user chooses. */
  readonly lastFirst: readonly GameName[];
  /** The options of every game, so that switching between games keeps them. */
  readonly options: Record<GameName, GameOptions>;

  constructor() {
    const stored = storage.readObject(KEY);
    if (isGame(stored.game)) this.game = stored.game;
    if (isLevel(stored.level)) this.level = stored.level;
    if (typeof stored.players === 'number') this.players = stored.players;
    this.#boards = storedBoards(stored.boards);
    this.here = storedSeats(stored.here);
    this.#fitPlayers();
    this.lastFirst = [this.game, ...gameNames.filter((game) => game !== this.game)];
    this.options = Object.fromEntries(
      gameNames.map((name) => [name, GAMES[name].createOptions(asObject(stored[name]))]),
    ) as Record<GameName, GameOptions>;
  }

  choose(game: GameName) {
    this.game = game;
    this.#fitPlayers();
  }

  /** The boards of the game; null for the server's default. */
  get boards(): ChosenBoards | null {
    return this.#boards[this.game] ?? null;
  }

  /** Chooses a game and its boards. */
  chooseBoards(game: GameName, boards: ChosenBoards | null) {
    this.choose(game);
    const chosen = { ...this.#boards };
    if (boards) chosen[game] = { id: boards.id, name: boards.name };
    else delete chosen[game];
    this.#boards = chosen;
    this.#store();
    // A game on this device may be wanted because the server does not answer any more.
    if (boards) void keepBoards(boards.id).catch(() => undefined);
  }

  /** The game's entry in the registry. */
  get entry() {
    return GAMES[this.game];
  }

  get terms(): Terms {
    return {
      ...this.#privateTerms,
      ...this.#boardTerms,
      ...(this.listed && { listed: true, spectator_chat: this.spectatorChat }),
    };
  }

  /** The chosen boards as a term; none for the server's default. */
  get #boardTerms(): Pick<Terms, 'boards'> {
    return this.boards ? { boards: this.boards.id } : {};
  }

  /** The terms of a table that the lobby does not list, on the server's default boards. */
  get #privateTerms(): Terms {
    return {
      game: this.game,
      options: this.options[this.game].toTerms(this.players),
      first: fitFirst(this.first, this.players),
      time: TIME_CONTROLS[this.time],
      listed: false,
      undo: this.undo,
      hints: this.hints.friends,
      stand_in: this.stand_in,
    };
  }

  /** Opens a table against bots; the game starts at once. */
  playBots = () =>
    this.#openWithBots(
      { ...this.#privateTerms, ...this.#boardTerms, time: TIME_CONTROLS.none, hints: this.hints.bots },
      this.level,
    );

  /** The seats of people who share this device. A table has at least one person. */
  get peopleHere(): number[] {
    const seats = this.here.slice(0, this.players).flatMap(({ person }, seat) => (person ? [seat] : []));
    return seats.length > 0 ? seats : [0];
  }

  /** Opens a table on this device, against bots or for people who share it. It needs the server only for the page itself. */
  playHere = () => {
    const hints = this.peopleHere.length > 1 ? this.hints.friends : this.hints.bots;
    const terms = { ...this.#privateTerms, ...this.#boardTerms, time: TIME_CONTROLS.none, hints };
    return this.#openHere(terms, this.level, this.peopleHere);
  };

  /** The name of a person who shares this device. */
  nameHere(seat: number): string {
    return this.here[seat]?.name.trim() || say('pass.player', { number: seat + 1 });
  }

  /** Opens a first game: two players, the plain rules, and the easiest bot, whatever was chosen before. */
  playFirstGame(game: GameName): Promise<void> {
    this.choose(game);
    this.players = 2;
    this.level = 'apprentice';
    const options = GAMES[game].createOptions({}).toTerms(this.players);
    return this.#openWithBots({ ...this.#privateTerms, options, time: TIME_CONTROLS.none }, this.level);
  }

  /** Opens a game like another one, against bots of another level; with `here` on this device. */
  playLike({ game, options, boards }: Terms, players: number, level: Level, here = false): Promise<void> {
    if (isGame(game)) this.choose(game);
    this.players = players;
    this.level = level;
    const terms = { ...this.#privateTerms, ...(boards && { boards }), options, time: TIME_CONTROLS.none };
    return here ? this.#openHere(terms, level) : this.#openWithBots(terms, level);
  }

  /** Opens a table with free seats. */
  async inviteFriends(): Promise<void> {
    await namePrompt.ask();
    await this.#open({ ...this.terms, countdown: true }, 'open');
  }

  /** Sits down with somebody who wants the same game, or opens a table where others find the user. */
  async playQuickGame(): Promise<void> {
    this.#store();
    await namePrompt.ask();
    const { id } = await post<Opened>('api/quick?reserve=true', { terms: quickTerms(this.game) });
    await takeReservedSeat(new HttpTable(id));
    router.go(`games/${id}`);
  }

  /** Plays on the server, so that the game follows the user, or on this device if the server cannot. */
  async #openWithBots(terms: Terms, level: Level): Promise<void> {
    if (!hasServer) return this.#openHere(terms, level);
    try {
      await this.#open(terms, level);
    } catch (error) {
      if (!(error instanceof ApiError) || !error.unavailable) throw error;
      const here = await confirmation.ask({
        title: say('local.offer.title'),
        text: say('local.offer'),
        yes: say('local.play'),
      });
      if (here) await this.#openHere(terms, level);
    }
  }

  async #open(terms: Terms, others: string): Promise<void> {
    this.#store();
    await me.signIn();
    const opening: NewTableRequest = { terms, seats: this.#seats('reserved', others) };
    const { id } = await post<Opened>('api/games', opening).catch((error: unknown) => {
      // Their author has deleted them.
      if (error instanceof ApiError && error.place === 'terms.boards') this.chooseBoards(this.game, null);
      throw error;
    });
    await takeReservedSeat(new HttpTable(id));
    router.go(`games/${id}`);
  }

  async #openHere(terms: Terms, bots: Level, people: number[] = [0]): Promise<void> {
    this.#store();
    const wanted = terms.boards ?? operatorsBoards(terms.game);
    const boards = wanted === undefined ? undefined : await keepBoards(wanted);
    const seats = Array.from({ length: this.players }, (_, seat) => {
      if (!people.includes(seat)) return bots;
      return seat === people[0] ? 'me' : 'open';
    });
    const table = { terms: { ...terms, ...(boards && { boards: boards.id }) }, seats };
    const named = people.map((seat) => ({ seat, name: this.nameHere(seat) }));
    const { openLocalTable } = await loadEngine();
    router.go(`games/${await openLocalTable(table, named, boards)}`);
  }

  #seats(first: string, others: string): string[] {
    return [first, ...Array.from({ length: this.players - 1 }, () => others)];
  }

  #store() {
    const { game, level, players } = this;
    const options = Object.fromEntries(gameNames.map((name) => [name, this.options[name].toStored()]));
    const boards = Object.keys(this.#boards).length > 0 ? { boards: this.#boards } : {};
    const seats = $state.snapshot(this.here);
    const here = JSON.stringify(seats) === JSON.stringify(storedSeats(null)) ? {} : { here: seats };
    storage.write(KEY, { game, level, players, ...here, ...boards, ...options });
  }

  #fitPlayers() {
    if (!this.entry.players.includes(this.players)) this.players = 2;
  }
}

/** The boards that a server deals by default, unless they are built in, as far as the page knows them. */
function operatorsBoards(game: string): string | undefined {
  const [first] = boardSets.offered.filter((set) => set.game === game);
  return first?.origin === 'operator' ? first.id : undefined;
}

const MAX_SEATS = 5;

/** The stored seats. Without stored ones, one person plays with bots. */
function storedSeats(stored: unknown): SeatHere[] {
  const seats: unknown[] = Array.isArray(stored) ? stored : [];
  return Array.from({ length: MAX_SEATS }, (_, seat) => {
    const { person = seat === 0, name } = asObject(seats[seat]);
    return { person: person === true, name: typeof name === 'string' ? name.slice(0, MAX_NAME_LENGTH) : '' };
  });
}

/** The boards that this browser has stored, without anything that is not a set. */
function storedBoards(stored: unknown): { [game in GameName]?: ChosenBoards } {
  const chosen = Object.entries(asObject(stored)).flatMap(([game, value]) => {
    const { id, name } = asObject(value);
    return isGame(game) && typeof id === 'string' && typeof name === 'string' ? [[game, { id, name }]] : [];
  });
  return Object.fromEntries(chosen) as { [game in GameName]?: ChosenBoards };
}

export const newTable = new NewTable();
