import type { Occupant, ReplayedRecord, TableView } from '../types/server.ts';
import { LookBack } from './look_back.svelte.ts';
import { Pointing } from './pointing.svelte.ts';
import type { Animator, LogEntry, TableSession } from './session.ts';

/** A game from a file. It is over, nothing is hidden, and the user can only step through it. */
export class RecordedGame implements TableSession {
  readonly id = 'record';
  readonly linked = false;
  readonly table: TableView;
  readonly now: unknown;
  readonly seq: number;
  readonly log: LogEntry[];
  readonly chat = [];
  readonly fresh = true;

  readonly you = null;
  readonly host = false;
  readonly away = false;
  readonly yourTurn = false;
  readonly ready = false;
  readonly deciding = false;
  readonly canUndo = false;
  readonly backwards = false;

  readonly waiting = 0;
  readonly hint = null;
  /** ReplayedRecord frames do not arrive one by one, so nothing is animated. */
  animator: Animator | null = null;

  readonly #lookBack: LookBack;
  readonly #pointing = new Pointing();

  constructor(recorded: ReplayedRecord) {
    const { frames } = recorded;
    const last = frames.at(-1);
    this.table = tableOf(recorded);
    this.now = last?.view ?? null;
    this.seq = last?.seq ?? 0;
    this.log = frames.map(({ seq, seat, events }) => ({
      seq,
      what: seat === null ? { what: 'started' } : { what: 'acted', seat },
      events: seat === null ? null : events,
    }));
    this.#lookBack = new LookBack(
      () => this.log,
      async (seq) => {
        const frame = frames.find((other) => other.seq === seq);
        if (!frame) throw new Error(`the record has no step ${seq}`);
        return { seq, view: frame.view };
      },
    );
  }

  get view() {
    return this.past ? this.past.view : this.now;
  }
  get past() {
    return this.#lookBack.past;
  }
  get pastLine() {
    return this.#lookBack.pastLine;
  }
  get pastSeat() {
    return this.#lookBack.pastSeat;
  }
  get steps() {
    return this.#lookBack.steps;
  }
  get stepping() {
    return this.#lookBack.stepping;
  }
  set stepping(stepping: boolean) {
    this.#lookBack.stepping = stepping;
  }
  look = (seq: number | null) => this.#lookBack.look(seq);

  get pointed() {
    return this.#pointing.pointed;
  }
  set pointed(entry: LogEntry | null) {
    this.#pointing.pointed = entry;
  }
  get suggested() {
    return this.#pointing.suggested;
  }
  set suggested(turn: readonly unknown[]) {
    this.#pointing.suggested = turn;
  }

  readonly canShowAgain: boolean = false;
  readonly showingAgain = false;
  showAgain = async () => undefined;
  skip = () => undefined;
  dismissHint = () => undefined;
  askHint = async () => undefined;
  muteChat = async () => undefined;
  mutePerson = async () => undefined;
  rematch = async () => undefined;
  playDeal = async () => undefined;
  verifyDeal = async () => null;
  decide = async () => false;
  undo = async () => false;
  leave = async () => false;
  comeBack = async () => false;
  resign = async () => false;
  readonly present = null;
  sendChat = async () => false;
  startAnalysis = async () => null;
  fetchAnalysis = async () => null;
}

function tableOf({ game, options, players }: ReplayedRecord): TableView {
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
      occupant: occupantOf(players?.[seat]),
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

/** Reads a player of a record: the name of a person, or the level of a bot. */
function occupantOf(player: unknown): Occupant {
  if (typeof player === 'object' && player !== null && 'bot' in player)
    return { kind: 'bot', level: player.bot as 'gardener' };
  return { kind: 'person', id: '', name: typeof player === 'string' ? player : '' };
}
