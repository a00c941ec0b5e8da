import { vibrate } from '../sound/haptics.ts';
import { playSound } from '../sound/sounds.ts';
import { storage } from '../storage.ts';
import type { TableApi } from '../table/table_api.ts';
import type { Frame } from '../types/server.ts';
import { HttpTable } from '../wire/http_table.ts';

const KEY = 'gloriette.waiting_table';

/**
 * The table at which the user waits for an opponent while they are elsewhere on the page. Its stream tells the server that
 * they still wait, and tells them when somebody has sat down.
 */
export class WaitingTable {
  id = $state<string | null>(null);
  /** Whether everybody is there. */
  arrived = $state(false);
  readonly #open: (id: string) => Pick<TableApi, 'follow'>;

  constructor(open: (id: string) => Pick<TableApi, 'follow'> = (id) => new HttpTable(id)) {
    this.#open = open;
    const stored = storage.read(KEY);
    if (typeof stored === 'string') this.id = stored;
  }

  /** The user goes on waiting at this table, wherever they go. */
  remember(id: string) {
    this.id = id;
    this.arrived = false;
    storage.write(KEY, id);
  }

  forget() {
    this.id = null;
    this.arrived = false;
    storage.write(KEY, null);
  }

  /** Follows the table; returns how to stop. */
  follow(id: string): () => void {
    const stream = this.#open(id).follow(null, {
      frame: ({ table }) => this.#update(table),
      connection: () => undefined,
      refused: () => this.forget(),
    });
    return () => stream.close();
  }

  #update({ phase, seats, you }: Frame['table']) {
    if (phase === 'over' || phase === 'closed' || you === null) return this.forget();
    const full = seats.every(({ occupant }) => occupant !== null && occupant.kind !== 'invited');
    if (full && !this.arrived) {
      playSound('turn');
      vibrate();
    }
    this.arrived = full;
  }
}

export const waitingTable = new WaitingTable();
