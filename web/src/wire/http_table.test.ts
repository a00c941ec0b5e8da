import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ADA, frame, tableView } from '../../tests/sample_views.ts';
import { dealNotes, noteHashes } from '../table/deal_notes.ts';
import { ApiError } from './api_error.ts';
import { HttpTable } from './http_table.ts';

const wire = vi.hoisted(() => ({
  get: vi.fn(),
  post: vi.fn(),
  postOnce: vi.fn(),
  postWhenConnected: vi.fn(),
  put: vi.fn(),
  remove: vi.fn(),
  removeForSure: vi.fn(),
  openEventStream: vi.fn(),
  me: { id: null as string | null, signIn: vi.fn() },
}));
vi.mock('./request.ts', () => wire);
vi.mock('./identity.svelte.ts', () => ({ me: wire.me }));
vi.mock('./event_stream.ts', () => ({ openEventStream: wire.openEventStream }));

const DONE = { seq: 1, repeated: false };

beforeEach(() => {
  vi.clearAllMocks();
  wire.me.id = ADA;
  for (const request of [wire.post, wire.postOnce, wire.postWhenConnected, wire.put, wire.remove])
    request.mockResolvedValue(DONE);
});

describe('a table on the server', () => {
  it('sends decisions with an idempotency key, after signing in', async () => {
    const onwait = vi.fn();
    await new HttpTable('0').decide({ do: 'stay' }, 7, onwait);
    const body = { action: { do: 'stay' }, after: 7 };
    expect(wire.postWhenConnected).toHaveBeenCalledWith('api/games/0/decisions', body, onwait);
    const [signIn, post] = [wire.me.signIn, wire.postWhenConnected].map(
      (mock) => mock.mock.invocationCallOrder[0] ?? 0,
    );
    expect(signIn).toBeLessThan(post ?? 0);
  });

  it('sends nothing if signing in fails', async () => {
    wire.me.signIn.mockRejectedValueOnce(new Error('no connection'));
    await expect(new HttpTable('0').leave()).rejects.toThrow('no connection');
    expect(wire.postOnce).not.toHaveBeenCalled();
  });

  it('sends what a user does last even if they close the page', async () => {
    await new HttpTable('0').resign();
    expect(wire.postOnce).toHaveBeenCalledWith('api/games/0/resign', undefined, true);
    await new HttpTable('0').close();
    expect(wire.removeForSure).toHaveBeenCalledWith('api/games/0');
  });

  it('is read without an identity', async () => {
    await new HttpTable('0').frameAt(4);
    expect(wire.get).toHaveBeenCalledWith('api/games/0/at/4');
    expect(wire.me.signIn).not.toHaveBeenCalled();
  });

  it('streams frames from where the stream broke off, or from where it was asked to', () => {
    new HttpTable('0').follow(4, { frame: vi.fn(), connection: vi.fn(), refused: vi.fn() });
    const path = wire.openEventStream.mock.calls[0]?.[0] as (lastId: string | null) => string;
    expect([path(null), path('9')]).toEqual([
      'api/games/0/events?presence=true&patches=true&after=4',
      'api/games/0/events?presence=true&patches=true&after=9',
    ]);
    new HttpTable('0').follow(null, { frame: vi.fn(), connection: vi.fn(), refused: vi.fn() });
    const fromNow = wire.openEventStream.mock.calls[1]?.[0] as typeof path;
    expect(fromNow(null)).toBe('api/games/0/events?presence=true&patches=true');
  });

  it('passes on frames and ignores other events', () => {
    const received = vi.fn();
    new HttpTable('0').follow(null, { frame: received, connection: vi.fn(), refused: vi.fn() });
    const { message } = wire.openEventStream.mock.calls[0]?.[1] as { message: (message: object) => void };
    message({ event: 'lobby', data: '{}' });
    message({ event: 'frame', data: '{"seq": 3}' });
    expect(received.mock.calls).toEqual([[{ seq: 3 }]]);
  });

  it('completes frames that tell only what changed', () => {
    const received = vi.fn();
    new HttpTable('0').follow(null, { frame: received, connection: vi.fn(), refused: vi.fn() });
    const { message } = wire.openEventStream.mock.calls[0]?.[1] as { message: (message: object) => void };
    const send = (event: string, data: object) => message({ event, data: JSON.stringify(data) });
    send('patch', { seq: 2, patch: [] });
    send('frame', { seq: 3, table: { muted: false }, view: { hand: ['a'] } });
    send('patch', { seq: 4, what: null, patch: [{ op: 'replace', path: '/view/hand/0', value: 'b' }] });
    send('patch', { seq: 5, what: null, patch: [{ op: 'replace', path: '/table/muted', value: true }] });
    send('patch', { seq: 6, what: null, patch: [{ op: 'add', path: '/view/hand/1', value: 'c' }] });
    expect(received.mock.calls.map(([frame]: unknown[]) => frame)).toEqual([
      { seq: 3, table: { muted: false }, view: { hand: ['a'] } },
      { seq: 4, what: null, table: { muted: false }, view: { hand: ['b'] } },
      { seq: 5, what: null, table: { muted: true } },
      { seq: 6, what: null, table: { muted: true }, view: { hand: ['b', 'c'] } },
    ]);
  });

  it('passes on who is connected', () => {
    const presence = vi.fn();
    new HttpTable('0').follow(null, { frame: vi.fn(), presence, connection: vi.fn(), refused: vi.fn() });
    const { message } = wire.openEventStream.mock.calls[0]?.[1] as { message: (message: object) => void };
    message({ event: 'presence', data: '{"people": ["ada"]}' });
    expect(presence).toHaveBeenCalledWith(['ada']);
  });
});

describe('sitting down', () => {
  const nonce = /^[0-9a-f]{32}$/;
  const sent = () => wire.put.mock.calls.map(([, body]) => (body as { nonce?: string }).nonce);

  beforeEach(() => localStorage.clear());

  it('sends no nonce before the table has shown the hash of its secret', async () => {
    await new HttpTable('0').fillSeat(1, 'me');
    expect(wire.put).toHaveBeenCalledWith('api/games/0/seats/1', { who: 'me' });
  });

  it('sends the same nonce again, and another one at another table', async () => {
    for (const id of ['0', '1']) noteHashes(tableView({ id, phase: 'open', secret_hash: 'hash' }));
    wire.put.mockRejectedValueOnce(new ApiError(0, { code: 'unreachable' }));
    await expect(new HttpTable('0').fillSeat(1, 'me')).rejects.toThrow();
    await new HttpTable('0').fillSeat(1, 'me');
    await new HttpTable('1').fillSeat(1, 'me');
    const [first, again, other] = sent();
    expect(first).toMatch(nonce);
    expect(again).toBe(first);
    expect(other).toMatch(nonce);
    expect(other).not.toBe(first);
    expect(dealNotes('0').nonce).toBe(first);
  });

  it('forgets a nonce that was refused, but not one that was used', async () => {
    noteHashes(tableView({ phase: 'open', secret_hash: 'hash' }));
    const taken = new ApiError(409, { code: 'seat_taken' });
    wire.put.mockRejectedValueOnce(taken);
    await expect(new HttpTable('0').fillSeat(1, 'me')).rejects.toThrow();
    expect(dealNotes('0').nonce).toBeNull();
    await new HttpTable('0').fillSeat(1, 'me');
    wire.put.mockRejectedValueOnce(taken);
    await expect(new HttpTable('0').fillSeat(0, 'me')).rejects.toThrow();
    expect(dealNotes('0').nonce).toBe(sent()[1]);
  });

  it('sends no nonce for a bot', async () => {
    noteHashes(tableView({ phase: 'open', secret_hash: 'hash' }));
    await new HttpTable('0').fillSeat(1, 'gardener');
    expect(wire.put).toHaveBeenCalledWith('api/games/0/seats/1', { who: 'gardener' });
  });
});

describe('a rematch', () => {
  const reserved = {
    occupant: { kind: 'invited', id: ADA, name: 'Ada' },
    stand_in: null,
    clock: null,
  } as const;

  it('takes the seat that is reserved for the user', async () => {
    wire.post.mockResolvedValueOnce({ id: '1' });
    const [first] = tableView().seats;
    wire.get.mockResolvedValueOnce(frame(1, null, { table: tableView({ seats: [first!, reserved] }) }));
    expect(await new HttpTable('0').rematch()).toBe('1');
    expect(wire.post).toHaveBeenCalledWith('api/games/0/rematch?reserve=true');
    expect(wire.put).toHaveBeenCalledWith('api/games/1/seats/1', { who: 'me' });
  });

  it('takes no seat at a table that the user has opened', async () => {
    wire.post.mockResolvedValueOnce({ id: '1' });
    wire.get.mockResolvedValueOnce(frame(1, null));
    expect(await new HttpTable('0').rematch()).toBe('1');
    expect(wire.put).not.toHaveBeenCalled();
  });
});
