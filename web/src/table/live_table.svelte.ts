import { router } from '../home/router.svelte.ts';
import { storage } from '../storage.ts';
import type { First, Frame, SeatColour } from '../types/server.ts';
import type { ApiError } from '../wire/api_error.ts';
import type { ConnectionState } from '../wire/event_stream.ts';
import { me } from '../wire/identity.svelte.ts';
import { downloadText } from '../design/download.ts';
import { finishAnimations } from '../design/pace.ts';
import { Again, movesOfOthers } from './again.svelte.ts';
import { Commands } from './commands.svelte.ts';
import { dealNotes, noteHashes } from './deal_notes.ts';
import { FrameQueue } from './frame_queue.svelte.ts';
import { LookBack } from './look_back.svelte.ts';
import { Pointing } from './pointing.svelte.ts';
import { repeatSeats } from './repeat_deal.ts';
import { findResumePoint } from './resume.ts';
import type { Animator, LogEntry, Moment, TableSession } from './session.ts';
import type { TableApi } from './table_api.ts';
import { TableState } from './table_state.svelte.ts';
import { canUndo, hasChoice, isGivenUp } from './turn.ts';
import { verifyDeal } from './verify_deal.ts';

type Identity = { readonly id: string | null; restore: () => Promise<void> };

/** A table that is followed live: frames arrive as a stream and are queued, commands are sent to the table. */
export class LiveTable implements TableSession {
  readonly id: string;
  readonly linked = true;
  readonly onThisDevice: boolean;
  readonly shared: boolean;
  refused = $state.raw<ApiError | null>(null);
  #present = $state.raw<string[] | null>(null);

  #streamState = $state<ConnectionState>('connecting');
  readonly #api: TableApi;
  readonly #identity: Identity;
  readonly #state = new TableState();
  readonly #pointing = new Pointing();
  readonly #queue: FrameQueue;
  readonly #lookBack: LookBack;
  readonly #commands: Commands;
  readonly #again: Again;
  #animator: Animator | null = null;
  #stream: { close: () => void } | null = null;
  /** The identity that opened the stream. */
  #follower: string | null = null;
  #ended = false;
  /** The hashes that the last frame has shown. */
  #hashes: string | null = null;

  /** The last entry that the page has shown, if another session has done so before. */
  readonly #shown: number | null;

  constructor(api: TableApi, identity: Identity = me, shown: number | null = null) {
    this.id = api.id;
    this.onThisDevice = api.onThisDevice;
    this.shared = api.shared ?? false;
    this.#shown = shown;
    this.#api = api;
    this.#identity = identity;
    this.#queue = new FrameQueue(this.#state, {
      // Nobody watches how bots finish a game that everybody has given up.
      animated: () => this.past === null && !isGivenUp(this.table),
      onEmpty: () => storage.write(`gloriette.seen.${this.id}`, this.seq),
    });
    this.#lookBack = new LookBack(
      () => this.log,
      async (seq) => ({ seq, view: (await api.frameAt(seq)).view ?? null }),
    );
    this.#commands = new Commands(api, this.#state, this.#pointing);
    this.#again = new Again((seq) => this.#lookBack.load(seq));
  }

  /** Loads the table and follows it, beginning with the moves that the user has missed. */
  async begin() {
    const seen = Number(storage.read(`gloriette.seen.${this.id}`) ?? 0);
    const [{ log, frame }] = await Promise.all([
      findResumePoint(this.#api, seen, this.#shown),
      this.#identity.restore().catch(() => undefined),
    ]);
    if (this.#ended) return;
    this.#state.log = log;
    if (frame) {
      this.#noteHashes(frame);
      this.#state.apply({ ...frame, what: null, events: null });
    }
    this.#follow(frame?.seq ?? null);
  }

  end() {
    this.#ended = true;
    this.#stream?.close();
  }

  /** Follows the table anew if the user's identity has changed, because frames contain what one viewer may see. */
  reconnectAs(person: string | null) {
    if (!this.#stream || person === this.#follower) return;
    this.#stream.close();
    this.#follow(null);
  }

  #follow(after: number | null) {
    this.#follower = this.#identity.id;
    this.#stream = this.#api.follow(after, {
      frame: (frame) => {
        this.#noteHashes(frame);
        this.#queue.push(frame);
        if (frame.what === null) void this.#completeLog(frame.seq);
      },
      presence: (people) => (this.#present = people),
      connection: (state) => (this.#streamState = state),
      refused: (error) => (this.refused = error),
    });
  }

  /** The first frame of a stream may be newer than the log, for example if a bot moved while the page loaded. */
  async #completeLog(seq: number) {
    if (seq <= (this.log.at(-1)?.seq ?? 0)) return;
    const loaded = await this.#api.log().catch(() => null);
    const isMissing = (entry: LogEntry) =>
      entry.seq <= seq && !this.log.some((known) => known.seq === entry.seq);
    const missing = (loaded?.entries ?? []).filter(isMissing);
    if (missing.length > 0)
      this.#state.log = [...this.log, ...missing].sort((one, other) => one.seq - other.seq);
  }

  /** Notes the hashes of a deal as soon as the table shows them, long before they are needed. */
  #noteHashes({ table }: Frame) {
    const hashes = `${table.secret_hash} ${table.commitment}`;
    if (hashes !== this.#hashes) noteHashes(table);
    this.#hashes = hashes;
  }

  /** The state of the stream, or lost while a decision cannot be sent. */
  get connection(): ConnectionState {
    return this.unsent ? 'lost' : this.#streamState;
  }
  /** Whether a decision waits for a connection. */
  get unsent(): boolean {
    return this.#commands.unsent;
  }

  get table() {
    return this.#state.table;
  }
  get now() {
    return this.#state.now;
  }
  get view() {
    return this.past ? this.past.view : this.now;
  }
  get seq() {
    return this.#state.seq;
  }
  get log() {
    return this.#state.log;
  }
  get chat() {
    return this.#state.chat;
  }
  get fresh() {
    return this.#state.fresh;
  }

  get you() {
    return this.#state.you;
  }
  get host() {
    return this.#identity.id !== null && this.table?.host === this.#identity.id;
  }
  /** Unknown while the stream is interrupted. */
  get present() {
    return this.#streamState === 'live' ? this.#present : null;
  }
  get away() {
    return this.#state.away;
  }
  get yourTurn() {
    return this.#state.yourTurn;
  }
  get ready() {
    return this.past === null && this.waiting === 0 && !this.#commands.pending;
  }
  get deciding() {
    return this.ready && hasChoice(this.table, this.now);
  }
  get canUndo() {
    return this.ready && canUndo(this.table, this.now);
  }

  get waiting() {
    return this.#queue.waiting;
  }
  set animator(animator: Animator | null) {
    this.#animator = animator;
    this.#queue.animator = animator;
  }
  skip = () => {
    this.#queue.skip();
    this.#again.stop();
    finishAnimations();
  };

  readonly #moves = $derived.by(() => movesOfOthers(this.log, this.you));
  get canShowAgain() {
    return this.waiting === 0 && this.past === null && this.#moves.length > 0;
  }
  get showingAgain() {
    return this.#again.past !== null;
  }
  showAgain = () =>
    this.#again.show(this.#moves, async ({ seq, what, events }, before) => {
      const { table } = this;
      if (table) await this.#animator?.({ seq, at: 0, what, events, table }, before);
    });

  get past() {
    return this.#lookBack.past ?? this.#again.past;
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
  look = (seq: number | null) => {
    this.#again.stop();
    return this.#lookBack.look(seq);
  };

  get pointed() {
    return this.#pointing.pointed;
  }
  set pointed(entry: LogEntry | null) {
    this.#pointing.pointed = entry;
  }
  get hint() {
    return this.#pointing.hint;
  }
  get suggested() {
    return this.#pointing.suggested;
  }
  set suggested(turn: readonly unknown[]) {
    this.#pointing.suggested = turn;
  }
  dismissHint = () => this.#pointing.dismissHint();

  get backwards() {
    return this.#commands.backwards;
  }
  decide = (action: unknown) => this.#commands.decide(action);
  undo = () => this.#commands.undo();
  leave = () => this.#commands.leave();
  comeBack = () => this.#commands.comeBack();
  resign = () => this.#commands.resign();
  start = () => this.#commands.start();
  wait = () => this.#commands.wait();
  close = () => this.#commands.close();
  fillSeat = (seat: number, who: string) => this.#commands.fillSeat(seat, who);
  freeSeat = (seat: number) => this.#commands.freeSeat(seat);
  chooseColour = (seat: number, colour: SeatColour) => this.#commands.chooseColour(seat, colour);
  chooseFirst = (first: First) => this.#commands.chooseFirst(first);
  nameFirst = (seat: number) => this.#commands.nameFirst(seat);
  sendChat = (text: string) => this.#commands.sendChat(text);
  muteChat = (muted: boolean) => this.#commands.muteChat(muted);
  mutePerson = (person: string, muted: boolean) => this.#commands.mutePerson(person, muted);
  askHint = () => this.#commands.askHint();
  startAnalysis = () => this.#commands.startAnalysis();
  fetchAnalysis = () => this.#commands.fetchAnalysis();
  saveRecord = async () => {
    const record = await this.#commands.fetchRecord();
    if (record)
      downloadText(`gloriette-${this.id.slice(0, 8)}.json`, JSON.stringify(record), 'application/json');
  };
  verifyDeal = async () => {
    const record = await this.#commands.fetchRecord();
    return this.table && record && verifyDeal(this.table, record, dealNotes(this.id));
  };
  playDeal = async (from?: Moment) => {
    const { table } = this;
    const next = table && (await this.#commands.repeatDeal(repeatSeats(table, from?.seat), from?.seq));
    if (next !== null) router.go(`games/${next}`);
  };
  rematch = async () => {
    const next = await this.#commands.rematch();
    if (next !== null) router.go(`games/${next}`);
  };
}
