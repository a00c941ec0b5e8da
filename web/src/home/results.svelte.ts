import type { Statistics } from '../types/server.ts';
import { me } from '../wire/identity.svelte.ts';
import { get } from '../wire/request.ts';

/** The user's results by game and options. */
class Results {
  kinds = $state.raw<Statistics['kinds']>([]);

  async load(): Promise<void> {
    if (me.id === null) return;
    try {
      this.kinds = (await get<Statistics>('api/me/statistics')).kinds;
    } catch {
      // The last ones stay.
    }
  }
}

export const results = new Results();
