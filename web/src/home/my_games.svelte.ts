import { localGames, localPersonId } from '../local/local_games.ts';
import type { MyGames, Summary } from '../types/server.ts';
import { hasServer } from '../wire/base_path.ts';
import { me } from '../wire/identity.svelte.ts';
import { get } from '../wire/request.ts';

const RELOAD_INTERVAL = 20_000;

/** A game in the list. `person` is the user's id in it, and `here` whether it is on this device. */
export type ListedGame = { game: Summary; person: string | null; here: boolean };

/** The games of a list by what they wait for. */
type Groups = Record<'your_turn' | 'running' | 'open' | 'over', Summary[]>;

/** The user's games on the server and on this device, reloaded while the page is visible. */
export class MyGamesList {
  #remote = $state.raw<MyGames | null>(null);
  #local = $state.raw<Groups | null>(null);
  /** Whether the page knows the games, or that there are none to wait for. */
  settled = $state(false);
  /** Whether games on this device cannot be read. */
  unreadable = $state(false);

  readonly yourTurn = $derived(this.#both('your_turn'));
  readonly running = $derived(this.#both('running'));
  readonly open = $derived(this.#both('open'));
  readonly over = $derived(this.#both('over'));

  get count(): number {
    return this.yourTurn.length + this.running.length + this.open.length + this.over.length;
  }

  #both(group: keyof Groups): ListedGame[] {
    const remote = (this.#remote?.[group] ?? []).map((game) => ({ game, person: me.id, here: false }));
    const local = this.#local?.[group] ?? [];
    if (local.length === 0) return remote;
    const person = localPersonId();
    const all = [...remote, ...local.map((game) => ({ game, person, here: true }))];
    return all.sort((one, other) => other.game.opened - one.game.opened);
  }

  /** Loads the games now and from time to time. Returns a function that ends it. */
  follow(): () => void {
    void this.#load();
    const reload = () => void this.#load();
    const timer = setInterval(reload, RELOAD_INTERVAL);
    document.addEventListener('visibilitychange', reload);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', reload);
    };
  }

  async #load() {
    if (document.visibilityState === 'hidden') return;
    await Promise.all([this.#loadLocal(), this.#loadRemote()]);
    this.settled = true;
  }

  async #loadRemote() {
    if (!hasServer) return;
    try {
      // A browser without an identity has no games, and does not get one here.
      await me.restore();
      if (me.id !== null) this.#remote = await get<MyGames>('api/me/games');
    } catch {
      // The last list stays.
    }
  }

  async #loadLocal() {
    // Most browsers have none, and need not load what reads them.
    if (localGames().length === 0) return;
    try {
      const { IndexedTables } = await import('../local/table_store.ts');
      const { tables, unreadable } = await new IndexedTables().list();
      this.#local = group(tables.map(({ summary }) => summary));
      this.unreadable = unreadable > 0;
    } catch {
      this.unreadable = true;
    }
  }
}

function group(games: Summary[]): Groups {
  const isRunning = ({ phase }: Summary) => phase === 'running';
  return {
    your_turn: games.filter((game) => isRunning(game) && awaitsPerson(game)),
    running: games.filter((game) => isRunning(game) && !awaitsPerson(game)),
    open: games.filter(({ phase }) => phase === 'open'),
    over: games.filter(({ phase }) => phase === 'over'),
  };
}

/** Whether a person must decide. All people of a game on this device use it. */
const awaitsPerson = ({ to_act, seats }: Summary) => to_act.some((seat) => seats[seat]?.kind === 'person');
