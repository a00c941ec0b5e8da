import type { FrameListener } from '../table/table_api.ts';
import type { Analysis, Done, Frame, Hint, NewTable, Summary } from '../types/server.ts';
import { ApiError } from '../wire/api_error.ts';
import type {
  AnalysedDecision,
  DueBot,
  EngineApi,
  GivenBoards,
  LocalPerson,
  PersonCommand,
} from './requests.ts';
import type { StoredTable, TableStore } from './table_store.ts';
import { isInterruption, type Thinker } from './thinker.ts';

/** What the page knows about a table in the engine. */
type OpenTable = {
  id: string;
  /** The table as text, after its last entry. */
  text: string;
  seq: number;
  followers: Set<Follower>;
  /** The search for a bot's turn. */
  thinking: { bot: DueBot; stop: AbortController } | null;
  analysis: RunningAnalysis | null;
  /** When the clock runs out. */
  timer: ReturnType<typeof setTimeout> | null;
};

type Follower = {
  person: string | null;
  /** The last frame that it has got. */
  sent: number | null;
  closed: boolean;
  listener: FrameListener;
};
type RunningAnalysis = {
  of: number | null;
  decisions: AnalysedDecision[];
  finished: boolean;
  stop: AbortController;
};

/** A person and their seat. */
export type Seated = { seat: number; person: LocalPerson };

type Events = {
  /** A table was opened and stored. */
  opened: (id: string) => void;
  /** A bot cannot decide. */
  failed: (error: ApiError) => void;
};

/** A clock that wakes the page later than this would overflow. */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * Tables on this device. It does what the server does around a table: commands, storage, frames for followers, and bots
 * that think. The engine knows the rules.
 */
export class LocalTables {
  readonly #engine: EngineApi;
  readonly #thinker: Pick<Thinker, 'think'>;
  readonly #store: TableStore;
  readonly #events: Events;
  readonly #tables = new Map<string, OpenTable>();
  /** The last operation of each table. Operations of one table never overlap. */
  readonly #last = new Map<string, Promise<unknown>>();

  constructor(engine: EngineApi, thinker: Pick<Thinker, 'think'>, store: TableStore, events: Events) {
    this.#engine = engine;
    this.#thinker = thinker;
    this.#store = store;
    this.#events = events;
  }

  /**
   * Opens a table, with a set of boards if its terms name one, and returns the id of its game. Others who share this
   * device sit down on open seats.
   */
  async open(
    person: LocalPerson,
    table: NewTable,
    others: readonly Seated[] = [],
    boards?: GivenBoards,
  ): Promise<string> {
    const id = randomHex(16);
    return this.#serially(id, async () => {
      await this.#engine.call('open', { id, person, table, ...(boards && { boards }), ...chance() });
      await this.#seat(id, others);
      await this.#adopt(id);
      return id;
    });
  }

  /** Lets people sit down at a table that is not stored yet. */
  async #seat(id: string, people: readonly Seated[]): Promise<void> {
    try {
      for (const { seat, person } of people) {
        const command: PersonCommand = { command: 'sit', seat };
        await this.#engine.call('execute', { id, person, command, ...chance() });
      }
    } catch (error) {
      await this.#engine.call('forget', { id }).catch(() => undefined);
      throw error;
    }
  }

  /** Executes a command. The decision is stored before the promise resolves. */
  execute(id: string, person: LocalPerson, command: PersonCommand): Promise<Done> {
    return this.#serially(id, async () => {
      const table = await this.#load(id);
      const done = await this.#engine.call('execute', { id, person, command, ...chance() });
      await this.#changed(table);
      return done;
    });
  }

  /** Sends the frames after `after` to a listener until it is closed; without it, the present state comes first. */
  follow(id: string, person: string | null, after: number | null, listener: FrameListener) {
    const follower: Follower = { person, sent: after, closed: false, listener };
    void this.#attach(id, follower);
    return {
      close: () => {
        follower.closed = true;
        const table = this.#tables.get(id);
        table?.followers.delete(follower);
        if (table?.followers.size === 0) this.#rest(table);
      },
    };
  }

  async #attach(id: string, follower: Follower): Promise<void> {
    const { listener } = follower;
    listener.connection('connecting');
    try {
      await this.#serially(id, async () => {
        const table = await this.#load(id);
        if (follower.closed) return;
        table.followers.add(follower);
        listener.connection('live');
        await this.#send(table, follower);
        void this.#continue(table);
      });
    } catch (error) {
      if (!follower.closed) listener.refused(toApiError(error));
    }
  }

  /** Asks the engine something about a table. */
  read<T>(id: string, ask: (engine: EngineApi) => Promise<T>): Promise<T> {
    return this.#serially(id, async () => {
      await this.#load(id);
      return ask(this.#engine);
    });
  }

  async hint(id: string, person: string): Promise<Hint> {
    const table = await this.#serially(id, () => this.#load(id));
    return this.#thinker.think('hint', { table: table.text, person }, new AbortController().signal);
  }

  /** Starts the analysis of a finished game, unless it has begun. */
  async startAnalysis(id: string): Promise<Analysis> {
    const table = await this.#serially(id, () => this.#load(id));
    if (!table.analysis) {
      const analysis = { of: null, decisions: [], finished: false, stop: new AbortController() };
      // Refused for a game that is not over.
      await this.#engine.call('analysis', { id, ...progressOf(analysis) });
      table.analysis = analysis;
      void this.#analyse(table, analysis);
    }
    return this.analysis(id);
  }

  /** The analysis as far as it has come. */
  async analysis(id: string): Promise<Analysis> {
    const table = await this.#serially(id, () => this.#load(id));
    return this.#engine.call('analysis', { id, ...progressOf(table.analysis) });
  }

  /** Opens the rematch and returns its id. Everybody who shares this device plays again. */
  rematch(id: string, person: LocalPerson): Promise<string> {
    const newId = randomHex(16);
    return this.#serially(id, async () => {
      const table = await this.#load(id);
      const opened = await this.#engine.call('rematch', { id, new_id: newId, person, ...chance() });
      // First the table, then the link: a crash in between leaves only an open table.
      if (opened.id === newId) {
        const { seats } = await this.#engine.call('summary', { id: newId });
        await this.#seat(newId, invitedTo(seats));
        await this.#adopt(newId);
      }
      await this.#changed(table);
      return opened.id;
    });
  }

  /** Opens a table with the deal of a finished game and returns its id. */
  repeatDeal(id: string, person: LocalPerson, seats: string[], from?: number): Promise<string> {
    const newId = randomHex(16);
    return this.#serially(id, async () => {
      await this.#load(id);
      await this.#engine.call('repeat', {
        id,
        new_id: newId,
        person,
        seats,
        from: from ?? null,
        ...chance(),
      });
      await this.#adopt(newId);
      return newId;
    });
  }

  /** The engine has forgotten its tables. They are read from the store when they are needed. */
  engineEnded() {
    const known = [...this.#tables.values()];
    this.#tables.clear();
    for (const table of known) {
      this.#rest(table);
      for (const follower of table.followers) void this.#attach(table.id, follower);
    }
  }

  /** Runs an operation of a table after the earlier ones. */
  #serially<T>(id: string, operation: () => Promise<T>): Promise<T> {
    const result = (this.#last.get(id) ?? Promise.resolve()).then(operation, operation);
    this.#last.set(
      id,
      result.catch(() => undefined),
    );
    return result;
  }

  /** The table in the engine; reads it from the store if necessary. */
  async #load(id: string): Promise<OpenTable> {
    const known = this.#tables.get(id);
    if (known) return known;
    const stored = await this.#store.get(id).catch((error: unknown) => {
      if (error instanceof ApiError) throw error;
      throw new ApiError(0, { code: 'storage_unreadable', message: String(error) });
    });
    if (!stored) throw new ApiError(404, { code: 'no_such_game', message: 'this game does not exist' });
    return this.#import(stored);
  }

  async #import({ id, text }: StoredTable): Promise<OpenTable> {
    const opened = await this.#engine.call('import', { table: text }).catch((error: unknown) => {
      throw unreadable(toApiError(error));
    });
    if (opened.id !== id) throw unreadable(new ApiError(400, { message: 'it is another game' }));
    return this.#remember(id, text, await this.#lastSeq(id));
  }

  /** Stores a table that the engine has just opened. */
  async #adopt(id: string): Promise<void> {
    const table = this.#remember(id, '', 0);
    try {
      await this.#save(table);
      this.#events.opened(id);
    } catch (error) {
      this.#tables.delete(id);
      await this.#engine.call('forget', { id }).catch(() => undefined);
      throw error;
    }
  }

  #remember(id: string, text: string, seq: number): OpenTable {
    const old = this.#tables.get(id);
    const followers = old?.followers ?? new Set<Follower>();
    const table = { id, text, seq, followers, thinking: null, analysis: old?.analysis ?? null, timer: null };
    this.#tables.set(id, table);
    return table;
  }

  async #lastSeq(id: string): Promise<number> {
    const [frame] = await this.#engine.call('frames', { id, person: null, after: null });
    return (frame as Frame).seq;
  }

  /** Stores the table's new entries, and only then tells the followers. */
  async #changed(table: OpenTable): Promise<void> {
    await this.#save(table);
    for (const follower of table.followers) await this.#send(table, follower);
    void this.#continue(table);
  }

  async #save(table: OpenTable): Promise<void> {
    const { id, seq: before } = table;
    const seq = await this.#lastSeq(id);
    if (seq === before) return;
    const [text, summary] = await Promise.all([
      this.#engine.call('export', { id }),
      this.#engine.call('summary', { id }),
    ]);
    let isStored: boolean;
    try {
      isStored = await this.#store.put({ id, seq, text, summary, at: Date.now() }, before);
    } catch (error) {
      // The entries are not kept, so nobody may see them.
      await this.#revert(table);
      throw new ApiError(507, { code: 'storage_failed', message: String(error) });
    }
    if (!isStored) {
      await this.#readAgain(table);
      throw new ApiError(409, { code: 'stale', message: 'another window has continued this game' });
    }
    table.text = text;
    table.seq = seq;
  }

  /** Gives the engine the last stored state of a table again. */
  async #revert(table: OpenTable): Promise<void> {
    if (table.text !== '') await this.#engine.call('import', { table: table.text });
  }

  /** Another window has continued the game: its entries count. */
  async #readAgain(table: OpenTable): Promise<void> {
    this.#rest(table);
    const stored = await this.#store.get(table.id);
    if (!stored) return;
    const fresh = await this.#import(stored);
    for (const follower of fresh.followers) await this.#send(fresh, follower);
    void this.#continue(fresh);
  }

  async #send({ id, seq }: OpenTable, follower: Follower): Promise<void> {
    if (follower.sent === seq) return;
    const { person, sent: after } = follower;
    for (const frame of await this.#engine.call('frames', { id, person, after })) {
      if (follower.closed) return;
      follower.sent = frame.seq;
      follower.listener.frame(frame);
    }
  }

  /** Lets the next bot think, or waits for the clock, while somebody follows the table. */
  async #continue(table: OpenTable): Promise<void> {
    if (table.followers.size === 0 || this.#tables.get(table.id) !== table) return;
    const due = await this.#engine.call('due', { id: table.id }).catch(() => null);
    if (!due) return;
    const { thinking } = table;
    if (thinking) {
      const isWanted = due.bots.some((bot) => isSameChoice(bot, thinking.bot));
      if (isWanted) return;
      thinking.stop.abort();
    }
    const [bot] = due.bots;
    if (bot) return this.#think(table, bot);
    if (table.timer !== null) clearTimeout(table.timer);
    table.timer =
      due.at === null
        ? null
        : setTimeout(() => void this.#tick(table), Math.min(Math.max(0, due.at - Date.now()), LONGEST_TIMER));
  }

  async #think(table: OpenTable, bot: DueBot): Promise<void> {
    const { id } = table;
    const { seat, level, choice_since } = bot;
    const stop = new AbortController();
    const thinking = { bot, stop };
    table.thinking = thinking;
    try {
      const request = { table: table.text, seat, level, seed: randomSeed(), limit: 'level' } as const;
      const { actions } = await this.#thinker.think('think', request, stop.signal);
      await this.#serially(id, async () => {
        if (this.#tables.get(id) !== table || stop.signal.aborted) return;
        await this.#engine.call('bot_act', { id, seat, choice_since, actions, ...chance() });
        if (table.thinking === thinking) table.thinking = null;
        await this.#changed(table);
      });
    } catch (error) {
      if (table.thinking === thinking) table.thinking = null;
      if (isInterruption(error)) return;
      const problem = toApiError(error);
      // The person was faster, or another window was.
      if (problem.code === 'stale') return void this.#continue(table);
      this.#events.failed(problem);
    }
  }

  async #tick(table: OpenTable): Promise<void> {
    await this.#serially(table.id, async () => {
      if (this.#tables.get(table.id) !== table) return;
      await this.#engine.call('tick', { id: table.id, ...chance() });
      await this.#changed(table);
    }).catch(() => undefined);
  }

  async #analyse(table: OpenTable, analysis: RunningAnalysis): Promise<void> {
    try {
      for (let task = 0; analysis.of === null || task < analysis.of; task += 1) {
        const request = { table: table.text, task };
        const step = await this.#thinker.think('analyse', request, analysis.stop.signal, false);
        analysis.of = step.of;
        if (step.decision) analysis.decisions.push(step.decision);
      }
      analysis.finished = true;
    } catch {
      // The user can start it again.
      if (table.analysis === analysis) table.analysis = null;
    }
  }

  /** Stops all work for a table that nobody follows. It goes on when somebody does. */
  #rest(table: OpenTable) {
    table.thinking?.stop.abort();
    table.thinking = null;
    table.analysis?.stop.abort();
    if (!table.analysis?.finished) table.analysis = null;
    if (table.timer !== null) clearTimeout(table.timer);
    table.timer = null;
  }
}

const isSameChoice = (one: DueBot, other: DueBot) =>
  one.seat === other.seat && one.choice_since === other.choice_since && one.level === other.level;

const invitedTo = (seats: Summary['seats']): Seated[] =>
  seats.flatMap((occupant, seat) =>
    occupant?.kind === 'invited' ? [{ seat, person: { id: occupant.id, name: occupant.name } }] : [],
  );

function progressOf(analysis: RunningAnalysis | null) {
  const { of = null, decisions = [], finished = false } = analysis ?? {};
  // Running from the first moment, although the number of decisions is not known yet.
  return { of: analysis ? (of ?? 0) : null, decisions, finished };
}

function chance() {
  return { now: Date.now(), random: randomHex(32) };
}

/** Random bytes as hexadecimal digits. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** A number that JSON and JavaScript write without loss. */
function randomSeed(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high >>> 11) * 2 ** 32 + low;
}

function toApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError(500, { message: String(error) });
}

/** A stored table that this version of the page cannot read. */
function unreadable(error: ApiError): ApiError {
  if (error.status !== 400 && error.status !== 422 && error.status !== 409) return error;
  const code = error.reason === 'newer_version' ? 'newer_table' : 'broken_table';
  return new ApiError(400, { code, message: error.message });
}
