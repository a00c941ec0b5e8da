import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ADA, frame, tableView } from '../../tests/sample_views.ts';
import { notices } from '../design/notices.svelte.ts';
import type { Frame } from '../types/server.ts';
import { ApiError } from '../wire/api_error.ts';
import { dictionary } from '../words/words.svelte.ts';
import { TableSession } from './session.svelte.ts';

const wire = vi.hoisted(() => ({
  lines: [] as { path: string; say: (text: string) => void; closed: boolean }[],
  get: vi.fn(),
  postOnce: vi.fn(),
  me: { id: null as string | null, hello: vi.fn(), remember: vi.fn() },
}));

vi.mock('../wire/me.svelte.ts', () => ({ me: wire.me }));
vi.mock('../wire/request.ts', () => ({
  get: wire.get,
  postOnce: wire.postOnce,
  post: vi.fn(),
  put: vi.fn(),
  remove: vi.fn(),
}));
vi.mock('../wire/stream.ts', () => ({
  open: (path: (last: string | null) => string, listener: { message: (message: unknown) => void }) => {
    const line = {
      path: path(null),
      say: (data: string) => listener.message({ event: 'frame', id: '', data }),
      closed: false,
    };
    wire.lines.push(line);
    return { close: () => (line.closed = true) };
  },
}));

const acted = { what: 'acted', seat: 1 } as const;
const settle = () => new Promise((done) => setTimeout(done));

beforeEach(async () => {
  wire.lines.length = 0;
  wire.get.mockReset().mockRejectedValue(new ApiError(404, {}));
  wire.postOnce.mockReset().mockResolvedValue({ seq: 0, repeated: false });
  wire.me.id = ADA;
  wire.me.hello.mockReset().mockResolvedValue(undefined);
  wire.me.remember.mockReset().mockResolvedValue(undefined);
  localStorage.clear();
  notices.list = [];
  await dictionary.load('en');
});

async function sit(): Promise<{ session: TableSession; hear: (frame: Frame) => void }> {
  const session = new TableSession('0');
  await session.begin();
  return { session, hear: (told) => wire.lines.at(-1)?.say(JSON.stringify(told)) };
}

describe('frames', () => {
  it('say how things stand', async () => {
    const { session, hear } = await sit();
    expect(wire.lines.map(({ path }) => path)).toEqual(['api/games/0/events']);
    hear(frame(5, null, { view: 'a garden' }));
    expect([session.seq, session.view, session.fresh, session.ready, session.yourTurn]).toEqual([
      5,
      'a garden',
      true,
      true,
      true,
    ]);
    hear(frame(6, { what: 'said', person: 'b', name: 'Bert', text: 'Hello' }));
    // What does not change the game leaves its view.
    expect([session.seq, session.view, session.fresh]).toEqual([6, 'a garden', false]);
    expect(session.talk).toEqual([{ seq: 6, name: 'Bert', text: 'Hello' }]);
    expect(localStorage.getItem('gloriette.seen.0')).toBe('6');
  });

  it('are shown one after the other, each on the board as it stood', async () => {
    const { session, hear } = await sit();
    hear(frame(1, null, { view: 1 }));
    const shown: string[] = [];
    let next = () => {};
    session.animator = async ({ seq }, before) => {
      shown.push(`${seq} on ${String(before)}`);
      await new Promise<void>((done) => (next = done));
    };
    hear(frame(2, acted, { events: [{}], view: 2 }));
    hear(frame(3, acted, { events: [{}], view: 3 }));
    await settle();
    expect([shown, session.view, session.waiting, session.ready]).toEqual([['2 on 1'], 1, 2, false]);
    next();
    await settle();
    expect([shown, session.view, session.waiting, session.ready]).toEqual([
      ['2 on 1', '3 on 2'],
      2,
      1,
      false,
    ]);
    next();
    await settle();
    expect([session.view, session.waiting, session.ready]).toEqual([3, 0, true]);
  });

  it('that wait are shown at once to who does not want to see them', async () => {
    const { session, hear } = await sit();
    hear(frame(1, null, { view: 1 }));
    const shown: number[] = [];
    let next = () => {};
    session.animator = async ({ seq }) => {
      shown.push(seq);
      await new Promise<void>((done) => (next = done));
    };
    for (const seq of [2, 3, 4]) hear(frame(seq, acted, { events: [{}], view: seq }));
    await settle();
    session.skip();
    next();
    await settle();
    expect([shown, session.view, session.waiting]).toEqual([[2], 4, 0]);
    // The next ones are shown again.
    hear(frame(5, acted, { events: [{}], view: 5 }));
    await settle();
    expect(shown).toEqual([2, 5]);
    next();
    await settle();
    // So are those that come after somebody skipped what was not there.
    session.skip();
    hear(frame(6, acted, { events: [{}], view: 6 }));
    await settle();
    expect(shown).toEqual([2, 5, 6]);
  });

  it('that came before are not shown twice', async () => {
    const { session, hear } = await sit();
    session.animator = async () => undefined;
    hear(frame(4, null, { view: 4 }));
    hear(frame(4, acted, { events: [{}], view: 'again' }));
    hear(frame(3, acted, { events: [{}], view: 'old' }));
    expect([session.view, session.seq, session.log]).toEqual([4, 4, []]);
    hear(frame(5, acted, { events: [{}], view: 5 }));
    await settle();
    expect(session.log.map(({ seq }) => seq)).toEqual([5]);
  });

  it('wait for the board that is to show them', async () => {
    const { session, hear } = await sit();
    hear(frame(1, null, { view: 1 }));
    hear(frame(2, acted, { events: [{}], view: 2 }));
    await settle();
    expect([session.view, session.waiting]).toEqual([1, 1]);
    const shown: number[] = [];
    session.animator = async ({ seq }) => void shown.push(seq);
    await settle();
    expect([shown, session.view, session.waiting]).toEqual([[2], 2, 0]);
  });

  it('are put in place even if showing them fails', async () => {
    const { session, hear } = await sit();
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    hear(frame(1, null, { view: 1 }));
    session.animator = () => Promise.reject(new Error('no such element'));
    hear(frame(2, acted, { events: [{}], view: 2 }));
    await settle();
    expect(session.view).toBe(2);
    expect(complain).toHaveBeenCalledTimes(1);
    complain.mockRestore();
  });
});

describe('a decision', () => {
  it('names the frame it is made on, and keeps others from being made meanwhile', async () => {
    const { session, hear } = await sit();
    hear(frame(7, null, { view: 7 }));
    let answer = (_: unknown) => {};
    wire.postOnce.mockReturnValueOnce(new Promise((done) => (answer = done)));
    const sent = session.decide({ do: 'stay' });
    expect(session.ready).toBe(false);
    expect(await session.decide({ do: 'stay' })).toBe(false);
    answer({ seq: 8, repeated: false });
    expect(await sent).toBe(true);
    expect(wire.postOnce.mock.calls).toEqual([
      ['api/games/0/decisions', { action: { do: 'stay' }, after: 7 }],
    ]);
    // The answer was quicker than the frame: nothing is decided on the old one.
    expect(session.ready).toBe(false);
    hear(frame(8, { what: 'acted', seat: 0 }, { view: 8 }));
    expect(session.ready).toBe(true);
  });

  it('that came too late is forgotten quietly', async () => {
    const { session, hear } = await sit();
    hear(frame(7, null, { view: 7 }));
    wire.postOnce.mockRejectedValueOnce(new ApiError(409, { code: 'stale', seq: 9 }));
    expect(await session.decide({ do: 'stay' })).toBe(false);
    expect([session.ready, notices.list]).toEqual([true, []]);
  });

  it('that is refused says why', async () => {
    const { session, hear } = await sit();
    hear(frame(7, null, { view: 7 }));
    wire.postOnce.mockRejectedValueOnce(new ApiError(0, { code: 'unreachable' }));
    expect(await session.decide({ do: 'stay' })).toBe(false);
    expect(notices.list.map(({ text }) => text)).toEqual(['The server cannot be reached.']);
    expect(session.ready).toBe(true);
  });

  it('is nobody’s while a bot plays for them', async () => {
    const { session, hear } = await sit();
    const table = tableView();
    const [own, bot] = table.seats;
    if (!own || !bot) throw new Error('there are two seats');
    hear(frame(1, null, { view: 1, table: { ...table, seats: [{ ...own, stand_in: 'gardener' }, bot] } }));
    expect([session.away, session.yourTurn]).toEqual([true, false]);
  });

  it('is due where the view lists one, and is taken back where the table allows it', async () => {
    const { session, hear } = await sit();
    const may = () => [session.deciding, session.canUndo];
    hear(frame(1, null, { view: { legal: [], undoable: 0 } }));
    expect(may()).toEqual([false, false]);
    hear(frame(2, acted, { view: { legal: [{}], undoable: 1 } }));
    expect(may()).toEqual([true, true]);
    const { terms } = tableView();
    hear(frame(3, acted, { table: tableView({ terms: { ...terms, undo: false } }) }));
    expect(may()).toEqual([true, false]);
    hear(frame(4, acted, { table: tableView({ phase: 'over' }) }));
    expect(may()).toEqual([false, false]);
  });

  it('that was taken back is remembered until the next one', async () => {
    const { session, hear } = await sit();
    hear(frame(7, null, { view: 7 }));
    await session.undo();
    expect(session.backwards).toBe(true);
    await session.decide({ do: 'stay' });
    expect(session.backwards).toBe(false);
  });
});

describe('who comes back', () => {
  const log = {
    entries: [2, 3, 4, 5, 6].map((seq) => ({
      seq,
      at: 0,
      what: { what: 'acted', seat: seq === 4 ? 0 : 1 },
      events: [],
    })),
  };
  const answer = (now: Frame) => (path: string) => {
    if (path === 'api/games/0') return Promise.resolve(now);
    if (path === 'api/games/0/log') return Promise.resolve(log);
    if (path.startsWith('api/games/0/at/'))
      return Promise.resolve(frame(Number(path.split('/').at(-1)), acted, { view: 'then' }));
    return Promise.reject(new Error(path));
  };

  it('is shown what happened since their own last decision', async () => {
    wire.get.mockImplementation(answer(frame(6, null, { view: 'now' })));
    const { session } = await sit();
    expect(wire.lines[0]?.path).toBe('api/games/0/events?after=4');
    expect([session.view, session.seq]).toEqual(['then', 4]);
    expect(session.log.map(({ seq }) => seq)).toEqual([2, 3, 4]);
  });

  it('is not shown what this browser has shown already', async () => {
    localStorage.setItem('gloriette.seen.0', '6');
    wire.get.mockImplementation(answer(frame(6, null, { view: 'now' })));
    const { session } = await sit();
    expect(wire.lines[0]?.path).toBe('api/games/0/events');
    expect(session.log.map(({ seq }) => seq)).toEqual([2, 3, 4, 5, 6]);
  });

  it('sees the end of a game that is over', async () => {
    wire.get.mockImplementation(answer(frame(6, null, { view: 'now', table: tableView({ phase: 'over' }) })));
    const { session } = await sit();
    expect(wire.lines[0]?.path).toBe('api/games/0/events');
    expect(session.fresh).toBe(true);
  });
});

describe('who listens', () => {
  it('is told anew when they become somebody', async () => {
    wire.me.id = null;
    const { session, hear } = await sit();
    hear(frame(3, null, { view: 'as others see it', table: tableView({ you: null }) }));
    session.become(null);
    expect(wire.lines.length).toBe(1);
    wire.me.id = ADA;
    session.become(ADA);
    expect(wire.lines.map(({ closed }) => closed)).toEqual([true, false]);
    expect(wire.lines[1]?.path).toBe('api/games/0/events');
    hear(frame(3, null, { view: 'mine' }));
    expect([session.view, session.you]).toEqual(['mine', 0]);
    session.become(ADA);
    expect(wire.lines.length).toBe(2);
  });

  it('is left in peace once they have gone, even if they went at once', async () => {
    const session = new TableSession('0');
    const begun = session.begin();
    session.end();
    await begun;
    expect(wire.lines).toEqual([]);
    const { session: other } = await sit();
    other.end();
    expect(wire.lines.map(({ closed }) => closed)).toEqual([true]);
  });
});
