import { ApiError } from '../wire/api_error.ts';
import { me } from '../wire/identity.svelte.ts';
import { get } from '../wire/request.ts';
import type { Me, MyGames } from '../types/server.ts';

/** A page of the user's finished games is full at this number, so there may be more. */
const PAGE = 50;

/**
 * What a device link would do on this device: `new` gives it its first identity, or replaces one without games; `replace`
 * takes games away from it; `same` changes nothing; `gone` means that the link no longer works.
 */
type Effect = 'loading' | 'failed' | 'new' | 'replace' | 'same' | 'gone';

/** A one-time link on the device that opens it. It is looked at first, and used when the user agrees. */
export class DeviceLink {
  effect = $state<Effect>('loading');
  owner = $state.raw<Me | null>(null);
  /** How many games the present identity of this device has; `50+` if there are more than a list shows. */
  games = $state<number | string>(0);
  readonly #token: string;

  constructor(token: string) {
    this.#token = token;
  }

  /** Finds out what the link would do. Throws if the server does not answer; then nothing can be used. */
  async look(): Promise<void> {
    this.effect = 'loading';
    try {
      this.owner = await me.findLinkOwner(this.#token);
      await me.restore();
      this.games = me.id === null || me.id === this.owner.id ? 0 : await countGames();
      this.effect = me.id === this.owner.id ? 'same' : this.games === 0 ? 'new' : 'replace';
    } catch (error) {
      const gone = error instanceof ApiError && error.code === 'link_used';
      this.effect = gone ? 'gone' : 'failed';
      if (!gone) throw error;
    }
  }

  /** Uses the link: this device gets the identity of its owner. */
  async use(): Promise<void> {
    await me.redeemDeviceToken(this.#token);
  }
}

async function countGames(): Promise<number | string> {
  const { your_turn, running, open, over } = await get<MyGames>('api/me/games');
  const count = your_turn.length + running.length + open.length + over.length;
  return over.length < PAGE ? count : `${count}+`;
}
