import { flushSync, untrack } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LocalTables } from '../local/local_tables.ts';
import { MemoryStore } from '../local/memory_store.ts';
import { startRealEngine } from '../local/real_engine.ts';
import type { EngineApi, LocalPerson } from '../local/requests.ts';
import { Thinker } from '../local/thinker.ts';
import { WorkerTable } from '../local/worker_table.ts';
import { LiveTable } from '../table/live_table.svelte.ts';
import type { NewTable } from '../types/server.ts';
import { dictionary } from '../words/words.svelte.ts';
import { SharedDevice } from './shared_device.svelte.ts';

const person = (number: number, name: string): LocalPerson => ({
  id: String(number).padStart(32, '0'),
  name,
});
const [ANNA, BEN, CARA] = [person(1, 'Anna'), person(2, 'Ben'), person(3, 'Cara')] as const;

const SANSSOUCI = {
  edition: 'revised',
  rewards: false,
  boars: false,
  choose_sides: true,
  choose_stack: false,
};
const newTable = (game: string, seats: string[]): NewTable =>
  ({
    terms: {
      game,
      options: { players: seats.length, ...(game === 'sanssouci' && SANSSOUCI) },
      undo: true,
      first: 'first_seat',
    },
    seats,
  }) as unknown as NewTable;

let engine: EngineApi;
let tables: LocalTables;

beforeEach(async () => {
  localStorage.clear();
  await dictionary.load('en');
  engine = await startRealEngine();
  const thinking = { ...(await startRealEngine()), stop: () => undefined };
  const events = { opened: () => undefined, failed: (error: unknown) => expect(error).toBeNull() };
  tables = new LocalTables(engine, new Thinker(thinking), new MemoryStore(), events);
});

/** A page that shows a table: it begins every session as the board does. */
class DevicePage {
  readonly device: SharedDevice;
  readonly sessions: { viewer: LocalPerson | null; session: LiveTable }[] = [];
  readonly end: () => void;

  constructor(id: string, host = ANNA) {
    this.device = new SharedDevice({
      follow: (listener) => tables.follow(id, null, null, listener),
      open: (viewer, shown) => {
        const api = new WorkerTable(tables, id, viewer ?? host, { shared: true, public: viewer === null });
        const identity = { id: viewer?.id ?? null, restore: async () => undefined };
        const session = new LiveTable(api, identity, shown);
        session.animator = async () => undefined;
        this.sessions.push({ viewer, session });
        return session;
      },
    });
    this.device.begin();
    this.end = $effect.root(() => {
      $effect(() => {
        const { session } = this.device;
        untrack(() => void session.begin());
        return () => session.end();
      });
    });
    flushSync();
  }

  get viewer() {
    return this.sessions.at(-1)?.viewer ?? null;
  }
  get legal() {
    return (this.device.session.view as { legal: unknown[] } | null)?.legal ?? [];
  }

  /** Waits until somebody must take the device, or the game is over. */
  async pause(): Promise<LocalPerson | null> {
    await vi.waitFor(
      () => expect(this.device.next ?? this.device.session.table?.phase === 'over').toBeTruthy(),
      {
        timeout: 20_000,
        interval: 5,
      },
    );
    return this.device.next;
  }

  async take(who: LocalPerson) {
    this.device.take(who);
    flushSync();
    await vi.waitFor(() => expect(this.device.session.deciding).toBe(true), { timeout: 20_000, interval: 5 });
  }

  async decide() {
    const { session } = this.device;
    const { seq } = session;
    await session.decide(this.legal[0]);
    flushSync();
    await vi.waitFor(
      () => expect(this.device.session !== session || (session.seq > seq && session.ready)).toBe(true),
      { timeout: 20_000, interval: 5 },
    );
  }
}

/** The seats of which a board has got hidden information: in its views, and in what happened. */
function known(value: unknown): number[] {
  const { now, log } = value as LiveTable;
  const { seats = [], result } = (now ?? {}) as { seats?: Record<string, unknown>[]; result?: unknown };
  if (result) return [];
  const hidden = ['hand', 'missions', 'bid'];
  const seen = seats.flatMap((seat, index) => (hidden.some((key) => seat[key] != null) ? [index] : []));
  const told = log.flatMap(({ events }) =>
    ((events ?? []) as { event: string; seat?: number; card?: unknown }[]).flatMap(({ event, seat, card }) =>
      seat !== undefined && (event === 'dealt' || (event === 'drew' && card != null)) ? [seat] : [],
    ),
  );
  return [...new Set([...seen, ...told])].sort();
}

describe.each(['sanssouci', 'versailles'])('%s for three people on one device', (game) => {
  it('shows everybody their own cards only, and lets nobody decide for another', async () => {
    const people = [ANNA, BEN, CARA];
    const id = await tables.open(
      ANNA,
      newTable(game, ['me', 'open', 'apprentice', 'open']),
      [BEN, CARA].map((person, index) => ({ seat: index === 0 ? 1 : 3, person })),
    );
    const page = new DevicePage(id);
    const holders = new Set<string>();
    for (let next = await page.pause(); next; next = await page.pause()) {
      expect(page.viewer).toBeNull();
      expect([page.legal, known(page.device.session)]).toEqual([[], []]);
      holders.add(next.name);
      await page.take(next);
      expect(page.viewer).toEqual(next);
      while (page.device.holder) {
        const seat = page.device.session.you;
        expect(seat).toBe(
          page.device.table?.seats.findIndex(
            ({ occupant }) => occupant?.kind === 'person' && occupant.id === next.id,
          ),
        );
        expect(known(page.device.session)).toEqual([seat]);
        await page.decide();
      }
    }
    expect(holders).toEqual(new Set(people.map(({ name }) => name)));
    // The result is for all, and each of the people plays again.
    expect(page.viewer).toBeNull();
    await page.device.session.rematch();
    const { rematch } =
      (await tables.read(id, (engine) => engine.call('frames', { id, person: null, after: null })))[0]
        ?.table ?? {};
    const again = await tables.read(rematch as string, (engine) =>
      engine.call('summary', { id: rematch as string }),
    );
    expect(again.phase).toBe('running');
    expect(
      again.seats.map((occupant) => (occupant?.kind === 'person' ? occupant.name : 'bot')).sort(),
    ).toEqual(['Anna', 'Ben', 'Cara', 'bot'].sort());
    page.end();
  }, 120_000);
});

describe('people who bid one after the other', () => {
  async function bidding() {
    const id = await tables.open(
      ANNA,
      newTable('versailles', ['me', 'open', 'open']),
      [BEN, CARA].map((person, index) => ({ seat: index + 1, person })),
    );
    const page = new DevicePage(id);
    expect(await page.pause()).toEqual(ANNA);
    await page.take(ANNA);
    await page.decide();
    expect(await page.pause()).toEqual(BEN);
    return page;
  }

  it('see the reveal together', async () => {
    const page = await bidding();
    await page.take(BEN);
    await page.decide();
    expect(await page.pause()).toEqual(CARA);
    await page.take(CARA);
    const before = page.device.session.seq;
    await page.decide();
    // The session for all begins before the last bid, so that it shows how the bids are revealed.
    await page.pause();
    const { session } = page.device;
    expect(page.viewer).toBeNull();
    expect(session.fresh).toBe(false);
    const shown = session.log
      .filter(({ seq }) => seq > before)
      .flatMap(({ events }) => events as { event: string }[]);
    expect(shown.map(({ event }) => event)).toContain('revealed');
    page.end();
  });

  it('can go back and take their bid back while nobody else has the device', async () => {
    const page = await bidding();
    page.device.look(ANNA);
    flushSync();
    await vi.waitFor(() => expect(page.device.session.canUndo).toBe(true));
    expect(page.device.looking).toBe(true);
    expect(known(page.device.session)).toEqual([page.device.session.you]);
    await page.device.session.undo();
    await vi.waitFor(() => expect(page.device.session.deciding).toBe(true));
    expect(page.device.looking).toBe(false);
    await page.decide();
    expect(await page.pause()).toEqual(BEN);
    page.end();
  });

  it('hide their cards when they let go of the button', async () => {
    const page = await bidding();
    page.device.look(CARA);
    flushSync();
    await vi.waitFor(() => expect(known(page.device.session)).toEqual([page.device.session.you]));
    page.device.hide();
    flushSync();
    await vi.waitFor(() => expect(page.device.next).toEqual(BEN));
    expect(known(page.device.session)).toEqual([]);
    page.end();
  });

  it('stay together when one of them gives up', async () => {
    const page = await bidding();
    await page.take(BEN);
    await page.device.session.resign();
    flushSync();
    expect(await page.pause()).toEqual(CARA);
    expect(page.device.players).toEqual([ANNA, CARA]);
    page.end();
  });
});
