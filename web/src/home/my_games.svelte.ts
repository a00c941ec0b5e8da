import type { MyGames } from '../types/server.ts';
import { me } from '../wire/identity.svelte.ts';
import { get } from '../wire/request.ts';

const RELOAD_INTERVAL = 20_000;

/** The user's games, reloaded while the page is visible. */
export class MyGamesList {
  games = $state.raw<MyGames | null>(null);
  /** Whether the page knows the games, or that there are none to wait for. */
  settled = $state(false);

  get count(): number {
    const { games } = this;
    return games ? games.your_turn.length + games.running.length + games.open.length + games.over.length : 0;
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
    try {
      // A browser without an identity has no games, and does not get one here.
      await me.restore();
      if (me.id !== null) this.games = await get<MyGames>('api/me/games');
    } catch {
      // The last list stays.
    }
    this.settled = true;
  }
}
