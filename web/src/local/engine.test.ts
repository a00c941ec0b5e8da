import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../wire/api_error.ts';
import { Engine, type EngineWorker } from './engine.ts';
import type { FromWorker, ToWorker } from './worker_protocol.ts';

const MODULE = {} as WebAssembly.Module;

class FakeWorker implements EngineWorker {
  readonly received: ToWorker[] = [];
  onmessage: EngineWorker['onmessage'] = null;
  onerror: EngineWorker['onerror'] = null;
  terminate = vi.fn();
  postMessage(message: ToWorker) {
    this.received.push(message);
  }
  send(data: FromWorker) {
    this.onmessage?.({ data } as MessageEvent<FromWorker>);
  }
  /** The numbers of the requests that have arrived. */
  get numbers(): number[] {
    return this.received.flatMap((message) => ('number' in message ? [message.number] : []));
  }
}

function setUp() {
  const workers: FakeWorker[] = [];
  const start = vi.fn(async () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return { worker, module: MODULE };
  });
  return { engine: new Engine(start), workers, start };
}

const settled = () => new Promise((done) => setTimeout(done));

describe('an engine in a worker', () => {
  it('starts with the first request and gets the compiled module first', async () => {
    const { engine, workers, start } = setUp();
    expect(start).not.toHaveBeenCalled();
    const answer = engine.call('export', { id: 'a' });
    const other = engine.call('forget', { id: 'a' });
    await settled();
    expect(start).toHaveBeenCalledOnce();
    const [worker] = workers;
    expect(worker?.received).toEqual([
      { module: MODULE },
      { number: 1, request: '{"do":"export","with":{"id":"a"}}' },
      { number: 2, request: '{"do":"forget","with":{"id":"a"}}' },
    ]);
    worker?.send({ number: 2, answer: '{"ok":null}' });
    worker?.send({ number: 1, answer: '{"ok":"text"}' });
    expect(await answer).toBe('text');
    expect(await other).toBeNull();
  });

  it('rejects with the error that the server would send', async () => {
    const { engine, workers } = setUp();
    const answer = engine.call('export', { id: 'a' });
    await settled();
    const error = { status: 409, code: 'stale', message: 'the game has moved on to 7', seq: 7 };
    workers[0]?.send({ number: 1, answer: JSON.stringify({ error }) });
    const refused = await answer.catch((caught: unknown) => caught);
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({ status: 409, code: 'stale', seq: 7 });
  });

  it('is stopped in the middle of a request, and starts again with the next one', async () => {
    const { engine, workers } = setUp();
    engine.onend = vi.fn();
    const first = engine.call('export', { id: 'a' });
    await settled();
    engine.stop();
    await expect(first).rejects.toMatchObject({ code: 'interrupted' });
    expect(engine.onend).toHaveBeenCalledOnce();
    await settled();
    expect(workers[0]?.terminate).toHaveBeenCalledOnce();

    const second = engine.call('export', { id: 'b' });
    await settled();
    expect(workers).toHaveLength(2);
    workers[1]?.send({ number: 2, answer: '{"ok":"b"}' });
    expect(await second).toBe('b');
  });

  it('is stopped while its worker starts', async () => {
    const { engine, workers } = setUp();
    const first = engine.call('export', { id: 'a' });
    engine.stop();
    await expect(first).rejects.toMatchObject({ code: 'interrupted' });
    await settled();
    expect(workers[0]?.numbers).toEqual([]);
    expect(workers[0]?.terminate).toHaveBeenCalledOnce();
  });

  it('fails all requests after a crash, and tells that its tables are gone', async () => {
    const { engine, workers } = setUp();
    engine.onend = vi.fn();
    const requests = [engine.call('export', { id: 'a' }), engine.call('export', { id: 'b' })];
    await settled();
    workers[0]?.send({ number: 1, crash: 'RuntimeError: unreachable' });
    for (const request of requests)
      await expect(request).rejects.toMatchObject({ code: 'engine_failed', status: 500 });
    expect(engine.onend).toHaveBeenCalledOnce();
    // What the dead worker says afterwards changes nothing.
    workers[0]?.send({ number: 2, answer: '{"ok":1}' });
  });

  it('says that it cannot be loaded, and tries again with the next request', async () => {
    const { start } = setUp();
    start.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const engine = new Engine(start);
    await expect(engine.call('export', { id: 'a' })).rejects.toMatchObject({ code: 'engine_missing' });
    void engine.call('export', { id: 'a' }).catch(() => undefined);
    await settled();
    expect(start).toHaveBeenCalledTimes(2);
  });
});
