import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { postWhenConnected } from './request.ts';

type Answer = 'offline' | number;
let answers: Answer[];
let keys: (string | undefined)[];
const waits = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  waits.mockClear();
  keys = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['idempotency-key']);
    const answer = answers.shift() ?? 200;
    if (answer === 'offline') throw new TypeError('no network');
    return new Response(JSON.stringify(answer === 200 ? { seq: 8 } : { code: 'stale' }), { status: answer });
  });
});
afterEach(() => vi.useRealTimers());

const post = () => postWhenConnected<{ seq: number }>('api/decisions', { action: 1 }, waits);

describe('a command that waits for a connection', () => {
  it('is sent again with the same key however long it takes', async () => {
    answers = Array.from({ length: 30 }, () => 'offline');
    const done = post();
    await vi.advanceTimersByTimeAsync(1000);
    expect(waits).toHaveBeenLastCalledWith(true);
    await vi.advanceTimersByTimeAsync(180_000);
    expect(await done).toEqual({ seq: 8 });
    expect(keys).toHaveLength(31);
    expect(new Set(keys).size).toBe(1);
    expect(waits).toHaveBeenLastCalledWith(false);
  });

  it('is sent as soon as the browser is online', async () => {
    answers = Array.from({ length: 6 }, () => 'offline');
    const done = post();
    await vi.advanceTimersByTimeAsync(7000);
    const before = keys.length;
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(keys).toHaveLength(before + 1);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await done).toEqual({ seq: 8 });
  });

  it('does not wait after an answer, and gives up if the server only asks for patience', async () => {
    answers = [409];
    await expect(post()).rejects.toMatchObject({ code: 'stale' });
    expect(waits.mock.calls).toEqual([[false]]);
    answers = Array.from({ length: 20 }, () => 429);
    const refused = expect(post()).rejects.toMatchObject({ status: 429 });
    await vi.advanceTimersByTimeAsync(60_000);
    await refused;
    expect(waits).not.toHaveBeenCalledWith(true);
  });
});
