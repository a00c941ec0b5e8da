import type { Occupant, Recorded, TableView } from '../types/server.ts';
import type { Past } from './moment_cache.ts';
import { TableSession } from './session.svelte.ts';

/** A game from a file: it is over, everything lies face up, and one can only step through it. */
export class RecordedGame extends TableSession {
  override readonly linked = false;
  readonly #frames: Recorded['frames'];

  constructor(recorded: Recorded) {
    super('record');
    this.#frames = recorded.frames;
    const last = recorded.frames.at(-1);
    this.table = tableOf(recorded);
    this.now = last?.view ?? null;
    this.seq = last?.seq ?? 0;
    this.log = recorded.frames.map(({ seq, seat, events }) => ({
      seq,
      what: seat === null ? { what: 'started' } : { what: 'acted', seat },
      events: seat === null ? null : events,
    }));
    this.fresh = true;
  }

  protected override moment(seq: number): Promise<Past> {
    const frame = this.#frames.find((other) => other.seq === seq);
    return frame ? Promise.resolve({ seq, view: frame.view }) : Promise.reject(new Error(`no step ${seq}`));
  }
}

function tableOf({ game, options, players }: Recorded): TableView {
  const count = Number(options.players ?? players?.length ?? 0);
  return {
    id: 'record',
    terms: {
      game,
      options,
      first: 'first_seat',
      time: { kind: 'none' },
      listed: false,
      undo: false,
      hints: false,
      stand_in: 'gardener',
    },
    phase: 'over',
    host: '',
    seats: Array.from({ length: count }, (_, seat) => ({
      occupant: whoIs(players?.[seat]),
      stand_in: null,
      clock: null,
    })),
    you: null,
    to_act: [],
    commitment: null,
    salt: null,
    muted: true,
    rematch: null,
  };
}

/** A record names a person by a text, and a bot by its level. */
function whoIs(player: unknown): Occupant {
  if (typeof player === 'object' && player !== null && 'bot' in player)
    return { kind: 'bot', level: player.bot as 'gardener' };
  return { kind: 'person', id: '', name: typeof player === 'string' ? player : '' };
}
