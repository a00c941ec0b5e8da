import type { LocalPerson } from '../local/requests.ts';
import type { LiveTable } from '../table/live_table.svelte.ts';
import { isPerson, seatNames } from '../table/player_names.ts';
import type { FrameListener } from '../table/table_api.ts';
import type { Frame, TableView } from '../types/server.ts';
import { hasFinished, isDeciding, nextHolder, playersAt } from './holder.ts';

type Connections = {
  /** Follows the table as somebody without a seat. */
  follow: (listener: FrameListener) => { close: () => void };
  /** A session for a person, or for all if it is null. `shown` is the last entry that the page has shown. */
  open: (person: LocalPerson | null, shown: number | null) => LiveTable;
};

/**
 * A table whose people share this device. The page shows it as the person who holds the device sees it, and between turns
 * as everybody may see it. Each change of the viewer begins a new session, so that the board keeps nothing of the last one.
 */
export class SharedDevice {
  session: LiveTable = $state.raw() as LiveTable;
  /** The person whose cards the page shows. */
  holder = $state.raw<LocalPerson | null>(null);
  /** The last person who held the device for a turn. */
  last = $state.raw<LocalPerson | null>(null);
  /** Whether the holder looks at their cards between two turns. */
  readonly looking = $derived.by(() => {
    const { holder, table } = this;
    return holder !== null && table?.phase === 'running' && !isDeciding(table, holder.id) && this.#hasOthers;
  });
  /** The table as everybody may see it, which may be ahead of what the board shows. */
  table = $state.raw<TableView | null>(null);
  #seq = $state(0);
  readonly #connections: Connections;
  #following: { close: () => void } | null = null;

  constructor(connections: Connections) {
    this.#connections = connections;
    this.session = connections.open(null, null);
  }

  /** Follows the table. The board follows it later, so that the page hears of the end of a turn first. */
  begin() {
    this.#following = this.#connections.follow({
      frame: (frame) => this.#hear(frame),
      connection: () => undefined,
      // The session says why.
      refused: () => undefined,
    });
  }

  end() {
    this.#following?.close();
  }

  /** The people who play on. */
  readonly players = $derived.by(() => (this.table ? playersAt(this.table) : []));

  /** The person who must take the device: when nobody holds it, and everybody has seen what has happened. */
  readonly next = $derived.by((): LocalPerson | null => {
    const { table, session } = this;
    if (!table || this.holder || session.waiting > 0 || session.seq < this.#seq) return null;
    return nextHolder(table, this.last?.id ?? null);
  });

  /** The person who must decide, whether or not somebody holds the device. */
  readonly due = $derived.by(() => (this.table ? nextHolder(this.table, this.last?.id ?? null) : null));

  /** A person's name as the board shows it: people with the same name are numbered. */
  nameOf({ id }: LocalPerson): string {
    const seat = this.table?.seats.findIndex(({ occupant }) => isPerson(occupant, id)) ?? -1;
    return seatNames(this.table)[seat] ?? '';
  }

  /** A person takes the device for their turn. */
  take(person: LocalPerson) {
    this.last = person;
    this.#show(person);
  }

  /** A person looks at their cards. */
  look(person: LocalPerson) {
    this.#show(person);
  }

  /** Shows only what everybody may see. */
  hide() {
    if (this.holder) this.#show(null);
  }

  get #hasOthers(): boolean {
    return this.players.some(({ id }) => id !== this.holder?.id);
  }

  #show(person: LocalPerson | null) {
    this.holder = person;
    this.session = this.#connections.open(person, this.session.seq);
  }

  #hear({ seq, table }: Frame) {
    const { table: before, holder } = this;
    this.table = table;
    this.#seq = seq;
    // The host decides for all who begins. There are no cards yet.
    if (table.phase === 'open') {
      const host = table.seats.find(
        ({ occupant }) => occupant?.kind === 'person' && occupant.id === table.host,
      );
      if (!holder && host?.occupant?.kind === 'person') this.#show(host.occupant);
    } else if (holder && (before?.phase === 'open' || hasFinished(before, table, holder.id))) this.hide();
  }
}
