import { describe, expect, it, vi } from 'vitest';
import type { EngineInstance } from './instance.ts';
import { type FromWorker, serveEngine, type ToWorker } from './worker_protocol.ts';

const MODULE = {} as WebAssembly.Module;
const settled = () => new Promise((done) => setTimeout(done));

/** A worker without a thread. */
function startWorker(instantiate: (module: WebAssembly.Module) => Promise<EngineInstance>) {
  const posted: FromWorker[] = [];
  let receive: (message: ToWorker) => void = () => undefined;
  serveEngine(
    {
      post: (message) => posted.push(message),
      listen: (listener) => (receive = listener),
    },
    instantiate,
  );
  return { posted, send: (message: ToWorker) => receive(message) };
}

describe('the worker', () => {
  it('answers requests in their order, also those that come before the engine has started', async () => {
    const instantiate = vi.fn(async () => (request: string) => `answer to ${request}`);
    const { posted, send } = startWorker(instantiate);
    send({ module: MODULE });
    send({ number: 1, request: 'one' });
    send({ number: 2, request: 'two' });
    await settled();
    expect(instantiate).toHaveBeenCalledExactlyOnceWith(MODULE);
    expect(posted).toEqual([
      { number: 1, answer: 'answer to one' },
      { number: 2, answer: 'answer to two' },
    ]);
  });

  it('uses a crashed engine no more', async () => {
    const call = vi.fn(() => {
      throw new Error('unreachable');
    });
    const { posted, send } = startWorker(async () => call);
    send({ module: MODULE });
    send({ number: 1, request: 'one' });
    send({ number: 2, request: 'two' });
    await settled();
    expect(posted).toEqual([
      { number: 1, crash: 'Error: unreachable' },
      { number: 2, crash: 'Error: unreachable' },
    ]);
    expect(call).toHaveBeenCalledOnce();
  });

  it('reports an engine that does not start', async () => {
    const { posted, send } = startWorker(async () => Promise.reject(new Error('no SIMD')));
    send({ module: MODULE });
    send({ number: 1, request: 'one' });
    await settled();
    expect(posted).toEqual([{ number: 1, crash: 'Error: no SIMD' }]);
  });

  it('reports a request without an engine', async () => {
    const { posted, send } = startWorker(async () => (request) => request);
    send({ number: 1, request: 'one' });
    await settled();
    expect(posted).toEqual([{ number: 1, crash: 'the engine is missing' }]);
  });
});
