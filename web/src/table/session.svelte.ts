import type { Analysis, Done, Frame, GameLog, Hint, TableView, Told } from '../types/server.ts';
import { address } from '../home/router.svelte.ts';
import { me } from '../wire/me.svelte.ts';
import { ApiError } from '../wire/api_error.ts';
import { get, post, postOnce, put, remove } from '../wire/request.ts';
import { Moments, type Past } from './moment_cache.ts';
import { open, type Connection } from '../wire/event_stream.ts';
import { notices } from '../design/notices.svelte.ts';

/** Shows what a frame tells, before the frame's view is put in place. */
export type Animator = (frame: Frame, before: unknown) => Promise<void>;
export type Said = { seq: number; name: string; text: string };
export type LogLine = Omit<Told, 'at'>;
/** What the view of every game tells. */
type AnyView = { legal: unknown[]; undoable: number };

const SEEN = 'gloriette.seen.';
/** Longer than this, nothing waits for a board that is to show it. */
const PATIENCE = 5000;

/**
 * A game as this browser follows it: frames come in by the stream, wait in a queue, and are shown one after the other, so
 * that people can see what happened; decisions go out.
 */
export class TableSession {
  readonly id: string;
  /** It has an address. A game from a file is known to nobody but this page. */
  readonly linked: boolean = true;
  table = $state.raw<TableView | null>(null);
  /** The game as it stands. */
  now = $state.raw<unknown>(null);
  /** An earlier moment that is looked at instead. */
  past = $state.raw<Past | null>(null);
  /** Somebody steps through the game. */
  stepping = $state(false);
  /** A line of the log that somebody points at. */
  pointed = $state.raw<LogLine | null>(null);
  /** What a bot would do now, and which of its suggestions somebody points at. */
  hint = $state.raw<Hint | null>(null);
  suggested = $state.raw<unknown>(null);
  seq = $state(0);
  connection = $state<Connection>('connecting');
  refused = $state.raw<ApiError | null>(null);
  /** A decision is on its way to the server. */
  sending = $state(false);
  /** How many frames wait to be shown. */
  waiting = $state(0);
  talk = $state.raw<Said[]>([]);
  log = $state.raw<LogLine[]>([]);
  /** What is shown was already so when the page was opened. */
  fresh = $state(true);
  /** Something was taken back, and nothing decided since. */
  backwards = false;

  #queue: Frame[] = [];
  #showing = false;
  #hurry = false;
  /** No decision is made on frames below this, for it was made already. */
  #decided = $state(0);
  #animator: Animator | null = null;
  #laid = () => {};
  #board: Promise<void> = Promise.race([
    new Promise<void>((done) => (this.#laid = done)),
    new Promise<void>((done) => setTimeout(done, PATIENCE)),
  ]);
  #line: { close: () => void } | null = null;
  /** The moment that was last asked for. */
  #looking: number | null = null;
  readonly #moments = new Moments((seq) => this.moment(seq));
  /** Who the server believes to listen. */
  #listener: string | null = null;
  #ended = false;

  constructor(id: string) {
    this.id = id;
  }

  async begin() {
    const [after] = await Promise.all([this.#lastOwn(), me.remember().catch(() => undefined)]);
    if (!this.#ended) this.#listen(after);
  }

  /** The server tells everybody what they may know: who has become somebody must ask again. */
  become(person: string | null) {
    if (!this.#line || person === this.#listener) return;
    this.#line.close();
    this.#listen(null);
  }

  #listen(after: number | null) {
    this.#listener = me.id;
    this.#line = open(
      (last) => `api/games/${this.id}/events${(last ?? after) ? `?after=${last ?? after}` : ''}`,
      {
        message: ({ event, data }) => {
          if (event === 'frame') this.#take(JSON.parse(data) as Frame);
        },
        connection: (state) => (this.connection = state),
        refused: (why) => (this.refused = why),
      },
    );
  }

  end() {
    this.#ended = true;
    this.#line?.close();
  }

  /** The board says how it shows what happens. */
  set animator(animator: Animator | null) {
    this.#animator = animator;
    if (animator) this.#laid();
  }

  /** What the board shows. */
  get view(): unknown {
    return this.past ? this.past.view : this.now;
  }

  /** Nothing waits to be shown, and nothing is on its way: one may decide. */
  get ready(): boolean {
    return this.past === null && !this.sending && this.waiting === 0 && this.seq >= this.#decided;
  }

  get you(): number | null {
    return this.table?.you ?? null;
  }

  get yourTurn(): boolean {
    const { you, table } = this;
    return you !== null && table?.phase === 'running' && table.to_act.includes(you) && !this.away;
  }

  get away(): boolean {
    return this.you !== null && this.table?.seats[this.you]?.stand_in != null;
  }

  /** There is something to decide, and one may. */
  get deciding(): boolean {
    return this.ready && this.yourTurn && (this.now as AnyView).legal.length > 0;
  }

  get canUndo(): boolean {
    const { table } = this;
    if (!this.ready || this.away || table?.phase !== 'running' || !table.terms.undo) return false;
    return (this.now as AnyView).undoable > 0;
  }

  get host(): boolean {
    return me.id !== null && this.table?.host === me.id;
  }

  /** Shows everything that waits at once. */
  skip() {
    this.#hurry = this.#showing;
  }

  decide = (action: unknown) => {
    this.backwards = false;
    return this.#send('decisions', { action, after: this.seq });
  };
  undo = () => {
    this.backwards = true;
    return this.#send('undo', { after: this.seq });
  };
  leave = () => this.#send('leave');
  comeBack = () => this.#send('return');
  start = () => this.#send('start');
  say = (text: string) => this.#send('talk', { text });
  mute = (muted: boolean) => this.#ask(() => put<Done>(this.#path('talk'), { muted }));
  sit = (seat: number, who: string) => this.#ask(() => put<Done>(this.#path(`seats/${seat}`), { who }));
  free = (seat: number) => this.#ask(() => remove<Done>(this.#path(`seats/${seat}`)));
  close = () => this.#ask(() => remove<void>(this.#path('')));

  /** Goes to the next game of those who sit here. */
  rematch = async () => {
    const next = await this.#ask(() => post<{ id: string }>(this.#path('rematch')));
    if (!next) return;
    await sitWhereInvited(next.id);
    address.go(`games/${next.id}`);
  };

  /** Looks at an earlier moment; nothing is the present. */
  async look(seq: number | null): Promise<void> {
    this.#looking = seq;
    if (seq === null) {
      this.past = null;
      return;
    }
    const found = await this.#moments.at(seq);
    // Whoever steps on meanwhile wants to see that.
    if (!found || this.#looking !== seq) return;
    this.past = found;
    this.stepping = true;
  }

  protected async moment(seq: number): Promise<Past> {
    const frame = await get<Frame>(`${this.#path('at')}/${seq}`);
    return { seq, view: frame.view ?? null };
  }

  /** What had just happened at the moment that is looked at. */
  get pastLine(): LogLine | null {
    return this.past ? (this.log.find(({ seq }) => seq === this.past?.seq) ?? null) : null;
  }

  /** Who had just decided then. */
  get pastSeat(): number | null {
    const what = this.pastLine?.what;
    return what?.what === 'acted' ? what.seat : null;
  }

  /** The decisions that can be stepped through. */
  get steps(): number[] {
    return this.log.flatMap(({ seq, what }) =>
      what.what === 'acted' || what.what === 'started' ? [seq] : [],
    );
  }

  async askHint(): Promise<void> {
    this.hint = await this.#ask(() => get<Hint>(this.#path('hint')));
    this.suggested = this.hint?.choices[0]?.action ?? null;
  }

  dropHint() {
    this.hint = null;
    this.suggested = null;
  }

  askAnalysis = () => this.#ask(() => post<Analysis>(this.#path('analysis')));
  analysis = () => this.#ask(() => get<Analysis>(this.#path('analysis')));

  #path(what: string): string {
    return `api/games/${this.id}${what === '' ? '' : `/${what}`}`;
  }

  async #send(what: string, body?: unknown): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    this.dropHint();
    const done = await this.#ask(() => postOnce<Done>(this.#path(what), body));
    if (done && (what === 'decisions' || what === 'undo')) this.#decided = Math.max(this.#decided, done.seq);
    this.sending = false;
    return done !== null;
  }

  async #ask<T>(request: () => Promise<T>): Promise<T | null> {
    try {
      await me.hello();
      return await request();
    } catch (problem) {
      if (problem instanceof ApiError && problem.code === 'stale') return null;
      notices.refused(problem);
      return null;
    }
  }

  #take(frame: Frame) {
    const known = this.#queue.at(-1)?.seq ?? this.seq;
    if (frame.what !== null && frame.seq <= known && this.table) return;
    this.#queue.push(frame);
    this.waiting = this.#queue.length;
    void this.#show();
  }

  async #show() {
    if (this.#showing) return;
    this.#showing = true;
    for (let frame = this.#queue[0]; frame; frame = this.#queue[0]) {
      // The board may still be on its way when the first frames are there.
      if (frame.events && this.now) await this.#board;
      if (frame.events && this.#animator && this.now && !this.#hurry && this.past === null) {
        await this.#animator(frame, this.now).catch((problem: unknown) => console.error(problem));
      }
      this.#put(frame);
      this.#queue.shift();
      this.waiting = this.#queue.length;
    }
    this.#hurry = false;
    this.#showing = false;
    localStorage.setItem(SEEN + this.id, String(this.seq));
  }

  #put(frame: Frame) {
    this.table = frame.table;
    if (frame.view !== undefined) this.now = frame.view;
    this.seq = frame.seq;
    const { what } = frame;
    if (what?.what === 'said')
      this.talk = [...this.talk, { seq: frame.seq, name: what.name, text: what.text }];
    if (what) this.fresh = false;
    if (what) this.log = [...this.log, { seq: frame.seq, what, events: frame.events }];
  }

  /**
   * From where to show what happened: one's own last decision, or what this browser has shown already. What happened
   * before goes into the log at once.
   */
  async #lastOwn(): Promise<number | null> {
    const seen = Number(localStorage.getItem(SEEN + this.id) ?? 0);
    const [now, log] = await Promise.all([
      get<Frame>(this.#path('')).catch(() => null),
      get<GameLog>(this.#path('log')).catch(() => null),
    ]);
    const you = now?.table.you;
    if (!now || !log || you == null || now.table.phase !== 'running') {
      this.#remember(log?.entries ?? [], now?.seq ?? 0);
      return null;
    }
    const own = log.entries.filter(({ what }) => what.what === 'acted' && what.seat === you).at(-1)?.seq;
    const from = Math.max(seen, own ?? 0);
    if (from === 0 || from >= now.seq) {
      this.#remember(log.entries, now.seq);
      return null;
    }
    const before = await get<Frame>(`${this.#path('at')}/${from}`).catch(() => null);
    this.#remember(log.entries, before ? from : now.seq);
    if (!before) return null;
    this.#put({ ...before, what: null, events: null });
    return from;
  }

  #remember(entries: LogLine[], until: number) {
    this.log = entries.filter(({ seq }) => seq <= until);
    this.talk = this.log.flatMap(({ seq, what }) =>
      what.what === 'said' ? [{ seq, name: what.name, text: what.text }] : [],
    );
  }
}

/** Who wants to play again takes the seat that is kept for them, if another one has opened the table. */
async function sitWhereInvited(game: string): Promise<void> {
  const table = await get<Frame>(`api/games/${game}`).catch(() => null);
  const seat = table?.table.seats.findIndex(
    ({ occupant }) => occupant?.kind === 'invited' && occupant.id === me.id,
  );
  if (seat !== undefined && seat >= 0)
    await put<Done>(`api/games/${game}/seats/${seat}`, { who: 'me' }).catch(() => null);
}
