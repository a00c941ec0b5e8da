import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame, NewTable } from '../types/server.ts';
import { ApiError } from '../wire/api_error.ts';
import { LocalTables } from './local_tables.ts';
import { MemoryStore } from './memory_store.ts';
import { startRealEngine } from './real_engine.ts';
import type { EngineApi, LocalPerson } from './requests.ts';
import type { StoredTable } from './table_store.ts';
import { Thinker } from './thinker.ts';

const ANNA: LocalPerson = { id: '00000000000000000000000000000abc', name: 'Anna' };
const versailles = (...bots: string[]): NewTable =>
  ({
    terms: { game: 'versailles', options: { players: bots.length + 1 } },
    seats: ['me', ...bots],
  }) as unknown as NewTable;

/** The id of a set whose tiles are all yellow: the start of the hash of its files. */
const YELLOW = '94a218c30b19cc3a1b66de50a4c7cd07';

/** Somebody who looks at a table. */
function watcher() {
  const frames: Frame[] = [];
  const refused: ApiError[] = [];
  return {
    frames,
    refused,
    get last() {
      return frames.at(-1) as Frame;
    },
    get view() {
      return frames.findLast((frame) => frame.view)?.view as { legal: unknown[] };
    },
    listener: {
      frame: (frame: Frame) => void frames.push(frame),
      connection: () => undefined,
      refused: (error: ApiError) => void refused.push(error),
    },
  };
}

let store: MemoryStore;
let engine: EngineApi;
const opened = vi.fn();
const failed = vi.fn();

beforeEach(async () => {
  store = new MemoryStore();
  engine = await startRealEngine();
  opened.mockReset();
  failed.mockReset();
});

/** Tables whose bots think at once. */
async function quickTables(ownEngine = engine) {
  const thinking = { ...(await startRealEngine()), stop: () => undefined };
  return new LocalTables(ownEngine, new Thinker(thinking), store, { opened, failed });
}

/** Tables whose bots never finish a thought. */
function slowTables() {
  const signals: AbortSignal[] = [];
  const think = vi.fn((_name: string, _body: unknown, signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(new ApiError(503, { code: 'interrupted' }))),
    );
  });
  const tables = new LocalTables(engine, { think: think as unknown as Thinker['think'] }, store, {
    opened,
    failed,
  });
  return { tables, signals, think };
}

const decide = (tables: LocalTables, id: string, { view, last }: ReturnType<typeof watcher>) =>
  tables.execute(id, ANNA, { command: 'act', action: view.legal[0], after: last.seq });

describe('tables on this device', () => {
  it('plays a game with bots to its end, stores it, and misses no frame', async () => {
    const tables = await quickTables();
    const id = await tables.open(ANNA, versailles('apprentice', 'gardener'));
    expect(opened).toHaveBeenCalledExactlyOnceWith(id);
    const anna = watcher();
    tables.follow(id, ANNA.id, null, anna.listener);
    for (;;) {
      await vi.waitFor(() =>
        expect(
          anna.last?.table.phase === 'over' || anna.last?.table.to_act.includes(anna.last.table.you ?? 9),
        ).toBe(true),
      );
      if (anna.last.table.phase === 'over') break;
      await decide(tables, id, anna).catch((error: ApiError) => expect(error.code).toBe('stale'));
    }
    const numbers = anna.frames.map(({ seq }) => seq);
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
    expect(store.tables.get(id)?.seq).toBe(numbers.at(-1));
    expect(store.tables.get(id)?.summary.phase).toBe('over');
    expect(failed).not.toHaveBeenCalled();

    const again = await tables.rematch(id, ANNA);
    const repeated = await tables.repeatDeal(id, ANNA, ['me', 'apprentice', 'apprentice']);
    expect(opened.mock.calls.flat()).toEqual([id, again, repeated]);
    expect(await tables.rematch(id, ANNA)).toBe(again);
    expect(await tables.read(id, (engine) => engine.call('record', { id }))).toHaveProperty('result');
  }, 60_000);

  it('deals from a set of boards, of which it has a copy', async () => {
    const { tables } = slowTables();
    const files = { 'versailles/tiles.toml': `tiles = [${Array(72).fill('"yyyy"').join(', ')}]` };
    const set = { name: 'Box', files };
    const terms = { ...versailles('apprentice').terms, boards: YELLOW };
    const id = await tables.open(ANNA, { ...versailles('apprentice'), terms }, [], set);
    const anna = watcher();
    tables.follow(id, ANNA.id, null, anna.listener);
    await vi.waitFor(() => expect(anna.frames).toHaveLength(1));
    expect(anna.last.table.boards).toEqual({ id: YELLOW, name: 'Box' });
    const { row } = anna.view as unknown as { row: string[][] };
    expect(new Set(row.flat())).toEqual(new Set(['yellow']));
    const wrong = { ...terms, boards: '0'.repeat(32) };
    const refused = tables.open(ANNA, { ...versailles('apprentice'), terms: wrong }, [], set);
    await expect(refused).rejects.toMatchObject({ place: 'terms.boards' });
    const many = tables.open(ANNA, { ...versailles('apprentice'), terms }, [], { ...set, files: { x: '' } });
    await expect(many).rejects.toMatchObject({ place: 'boards.files' });
  });

  it('goes on after the page was closed', async () => {
    const { tables } = slowTables();
    const id = await tables.open(ANNA, versailles('apprentice'));
    const before = watcher();
    tables.follow(id, ANNA.id, null, before.listener);
    await vi.waitFor(() => expect(before.frames).toHaveLength(1));
    await decide(tables, id, before);

    engine = await startRealEngine();
    const after = watcher();
    slowTables().tables.follow(id, ANNA.id, null, after.listener);
    await vi.waitFor(() => expect(after.frames).toHaveLength(1));
    expect(after.last.seq).toBe(before.last.seq);
    expect(after.last.view).toEqual(before.last.view);
  });

  it('shows a decision only after it is stored', async () => {
    const { tables } = slowTables();
    const id = await tables.open(ANNA, versailles('apprentice'));
    const anna = watcher();
    tables.follow(id, ANNA.id, null, anna.listener);
    await vi.waitFor(() => expect(anna.frames).toHaveLength(1));
    let open = () => undefined as void;
    store.gate = new Promise((done) => (open = done));
    const decided = decide(tables, id, anna);
    await new Promise((done) => setTimeout(done, 20));
    expect(anna.frames).toHaveLength(1);
    open();
    await decided;
    expect(anna.frames.length).toBeGreaterThan(1);
  });

  it('refuses a decision that cannot be stored, and takes it later', async () => {
    const { tables } = slowTables();
    const id = await tables.open(ANNA, versailles('apprentice'));
    const anna = watcher();
    tables.follow(id, ANNA.id, null, anna.listener);
    await vi.waitFor(() => expect(anna.frames).toHaveLength(1));
    store.gate = Promise.reject(new DOMException('full', 'QuotaExceededError'));
    await expect(decide(tables, id, anna)).rejects.toMatchObject({ code: 'storage_failed' });
    expect(anna.frames).toHaveLength(1);
    store.gate = Promise.resolve();
    await decide(tables, id, anna);
    expect(anna.last.seq).toBe(store.tables.get(id)?.seq);
  });

  it('follows another window that has continued the game', async () => {
    const { tables } = slowTables();
    const id = await tables.open(ANNA, versailles('apprentice'));
    const anna = watcher();
    tables.follow(id, ANNA.id, null, anna.listener);
    await vi.waitFor(() => expect(anna.frames).toHaveLength(1));

    engine = await startRealEngine();
    const other = slowTables().tables;
    const elsewhere = watcher();
    other.follow(id, ANNA.id, null, elsewhere.listener);
    await vi.waitFor(() => expect(elsewhere.frames).toHaveLength(1));
    await decide(other, id, elsewhere);

    await expect(decide(tables, id, anna)).rejects.toMatchObject({ code: 'stale' });
    expect(anna.last).toEqual(elsewhere.last);
    expect(store.tables.get(id)?.seq).toBe(anna.last.seq);
  });

  it('stops a search that nobody waits for', async () => {
    const { tables, signals, think } = slowTables();
    const id = await tables.open(ANNA, versailles('lenotre'));
    const anna = watcher();
    const { close } = tables.follow(id, ANNA.id, null, anna.listener);
    await vi.waitFor(() => expect(think).toHaveBeenCalledOnce());
    expect(think.mock.calls[0]?.[1]).toMatchObject({ level: 'lenotre', limit: 'level' });
    // Everybody has given up, so a quicker bot finishes the game.
    await tables.execute(id, ANNA, { command: 'resign' });
    await vi.waitFor(() => expect(think).toHaveBeenCalledTimes(2));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(think.mock.calls[1]?.[1]).toMatchObject({ level: 'gardener' });
    close();
    expect(signals[1]?.aborted).toBe(true);
    expect(failed).not.toHaveBeenCalled();
  });

  it('reads its tables again after the engine has crashed', async () => {
    const { tables } = slowTables();
    const id = await tables.open(ANNA, versailles('apprentice'));
    const anna = watcher();
    const { close } = tables.follow(id, ANNA.id, null, anna.listener);
    await vi.waitFor(() => expect(anna.frames).toHaveLength(1));
    await engine.call('forget', { id });
    tables.engineEnded();
    await decide(tables, id, anna);
    await vi.waitFor(() => expect(anna.frames.length).toBeGreaterThan(1));
    const numbers = anna.frames.map(({ seq }) => seq);
    expect(new Set(numbers).size).toBe(numbers.length);
    close();
  });

  it('says why a stored game cannot be opened', async () => {
    const tables = await quickTables();
    const id = await tables.open(ANNA, versailles('apprentice'));
    const stored = store.tables.get(id) as StoredTable;
    const other = { ...stored, id: 'b'.repeat(32) };
    store.tables.set(other.id, other);
    const texts: [string, string][] = [
      ['', 'broken_table'],
      [stored.text.slice(0, -9), 'broken_table'],
      [stored.text.replace('"seq":2', '"seq":3'), 'broken_table'],
      [stored.text.replace('"started"', '"vanished"'), 'broken_table'],
      [stored.text.replace('"version":1', '"version":2'), 'newer_table'],
      [stored.text, 'broken_table'],
    ];
    for (const [text, code] of texts) {
      store.tables.set(other.id, { ...other, text });
      const anna = watcher();
      tables.follow(other.id, ANNA.id, null, anna.listener);
      await vi.waitFor(() => expect(anna.refused).toHaveLength(1));
      expect(anna.refused[0]?.code, text.slice(0, 60)).toBe(code);
    }
    const nobody = watcher();
    tables.follow('c'.repeat(32), ANNA.id, null, nobody.listener);
    await vi.waitFor(() => expect(nobody.refused[0]?.code).toBe('no_such_game'));
    // The other game is untouched.
    expect(store.tables.get(id)).toEqual(stored);
    expect(await tables.read(id, (engine) => engine.call('summary', { id }))).toMatchObject({ id });
  });
});
