import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ADA, frame, tableView } from '../../tests/sample_views.ts';
import { router } from '../home/router.svelte.ts';
import type { Frame } from '../types/server.ts';
import { dictionary } from '../words/words.svelte.ts';
import { dealNotes } from './deal_notes.ts';
import { FakeTableApi } from './fake_table_api.ts';
import { LiveTable } from './live_table.svelte.ts';

const acted = { what: 'acted', seat: 1 } as const;
const settle = () => new Promise((done) => setTimeout(done));

beforeEach(async () => {
  localStorage.clear();
  await dictionary.load('en');
});

async function open(api = new FakeTableApi()) {
  const identity = { id: ADA as string | null, restore: async () => undefined };
  const session = new LiveTable(api, identity);
  await session.begin();
  const receive = (frame: Frame) => api.streams.at(-1)?.send(frame);
  return { api, identity, session, receive };
}

describe('a live table', () => {
  it('shows what its frames say', async () => {
    const { api, session, receive } = await open();
    expect(api.streams.map(({ after }) => after)).toEqual([null]);
    receive(frame(5, null, { view: 'a garden' }));
    expect([session.seq, session.view, session.fresh]).toEqual([5, 'a garden', true]);
    expect([session.ready, session.yourTurn, session.host]).toEqual([true, true, true]);
  });

  it('completes its log if the first frame of a stream is newer', async () => {
    const { api, session, receive } = await open();
    const entry = (seq: number) => ({ seq, what: acted, events: [] });
    api.log.mockResolvedValue({ entries: [4, 5, 6].map(entry) } as never);
    receive(frame(5, null, { view: 'a garden' }));
    receive(frame(6, acted));
    await settle();
    await vi.waitFor(() => expect(session.log.map(({ seq }) => seq)).toEqual([4, 5, 6]));
  });

  it('adds chat messages and leaves the view as it is', async () => {
    const { session, receive } = await open();
    receive(frame(5, null, { view: 'a garden' }));
    receive(frame(6, { what: 'said', person: 'b', name: 'Bert', text: 'Hello' }));
    expect([session.seq, session.view, session.fresh]).toEqual([6, 'a garden', false]);
    expect(session.chat).toEqual([{ seq: 6, name: 'Bert', text: 'Hello' }]);
  });

  it('stores the last frame that it has shown', async () => {
    const { receive } = await open();
    receive(frame(6, null, { view: 'a garden' }));
    expect(localStorage.getItem('gloriette.seen.0')).toBe('6');
  });

  it('notes the hashes of the deal before the end, and verifies the deal with them', async () => {
    const { api, session, receive } = await open();
    receive(frame(1, null, { table: tableView({ phase: 'open', secret_hash: 'promised' }) }));
    receive(
      frame(2, { what: 'started' }, { table: tableView({ secret_hash: 'other', commitment: 'deal' }) }),
    );
    await settle();
    expect(dealNotes('0')).toMatchObject({ secretHash: 'promised', commitment: 'deal' });
    expect(await session.verifyDeal()).toBeNull();
    api.record.mockResolvedValueOnce({ setup: {}, salt: '00' });
    expect(await session.verifyDeal()).toEqual({ secret: 'wrong', nonces: 'unknown', commitment: 'wrong' });
  });

  it('lets the user act only when all frames are shown', async () => {
    const { session, receive } = await open();
    const view = { legal: [{}], undoable: 1 };
    receive(frame(1, null, { view }));
    expect([session.ready, session.deciding, session.canUndo]).toEqual([true, true, true]);
    let finish = () => {};
    session.animator = () => new Promise((done) => (finish = done));
    receive(frame(2, acted, { events: [{}], view }));
    await settle();
    expect([session.waiting, session.ready, session.deciding, session.canUndo]).toEqual([
      1,
      false,
      false,
      false,
    ]);
    finish();
    await settle();
    expect([session.waiting, session.ready]).toEqual([0, true]);
  });

  it('lets the user act only when their last decision is shown', async () => {
    const { api, session, receive } = await open();
    receive(frame(7, null, { view: 7 }));
    api.decide.mockResolvedValueOnce({ seq: 8, repeated: false });
    await session.decide({ do: 'stay' });
    expect(session.ready).toBe(false);
    receive(frame(8, { what: 'acted', seat: 0 }, { view: 8 }));
    expect(session.ready).toBe(true);
  });

  it('shows earlier moments and lets the user do nothing meanwhile', async () => {
    const { api, session, receive } = await open();
    api.frameAt.mockImplementation(async (seq) => frame(seq, null, { view: `view ${seq}` }));
    receive(frame(7, null, { view: 'now' }));
    await session.look(3);
    expect([session.view, session.now, session.ready]).toEqual(['view 3', 'now', false]);
    await session.look(null);
    expect([session.view, session.ready]).toEqual(['now', true]);
  });

  it('goes to the rematch', async () => {
    const { api, session } = await open();
    const go = vi.spyOn(router, 'go').mockImplementation(() => undefined);
    api.rematch.mockResolvedValueOnce('next');
    await session.rematch();
    expect(go).toHaveBeenCalledWith('games/next');
    go.mockRestore();
  });
});

describe('opening a live table', () => {
  it('starts with the moves that the user has missed', async () => {
    const api = new FakeTableApi();
    const entry = (seq: number, seat: number) => ({
      seq,
      at: 0,
      what: { what: 'acted' as const, seat },
      events: [],
    });
    api.frame.mockResolvedValue(frame(6, null, { view: 'now' }));
    api.log.mockResolvedValue({ entries: [entry(3, 1), entry(4, 0), entry(5, 1), entry(6, 1)] });
    api.frameAt.mockImplementation(async (seq) => frame(seq, acted, { view: 'then' }));
    const { session } = await open(api);
    expect(api.streams[0]?.after).toBe(4);
    expect([session.view, session.seq, session.fresh]).toEqual(['then', 4, true]);
    expect(session.log.map(({ seq }) => seq)).toEqual([3, 4]);
  });

  it('follows it anew when the identity of the user changes', async () => {
    const { api, identity, session, receive } = await open();
    identity.id = null;
    session.reconnectAs(null);
    receive(frame(3, null, { view: 'for spectators', table: tableView({ you: null }) }));
    session.reconnectAs(null);
    expect(api.streams.length).toBe(2);
    identity.id = ADA;
    session.reconnectAs(ADA);
    expect(api.streams.map(({ closed }) => closed)).toEqual([true, true, false]);
    receive(frame(3, null, { view: 'for Ada' }));
    expect([session.view, session.you]).toEqual(['for Ada', 0]);
  });

  it('opens no stream if it was ended meanwhile, and closes the one it has', async () => {
    const api = new FakeTableApi();
    const session = new LiveTable(api, { id: null, restore: async () => undefined });
    const begun = session.begin();
    session.end();
    await begun;
    expect(api.streams).toEqual([]);
    const { api: other, session: second } = await open();
    second.end();
    expect(other.streams.map(({ closed }) => closed)).toEqual([true]);
  });
});
