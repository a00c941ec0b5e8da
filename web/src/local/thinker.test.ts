import { describe, expect, it, vi } from 'vitest';
import type { EngineApi } from './requests.ts';
import { Thinker } from './thinker.ts';

type Call = { name: string; resolve: (answer: unknown) => void; reject: (error: unknown) => void };

/** An engine that answers when the test says so. Stopping it fails what it computes. */
class FakeEngine {
  readonly calls: Call[] = [];
  call = ((name: string) =>
    new Promise<unknown>((resolve, reject) =>
      this.calls.push({ name, resolve, reject }),
    )) as EngineApi['call'];
  stop = vi.fn(() => this.calls.at(-1)?.reject(new Error('stopped')));
  get names() {
    return this.calls.map(({ name }) => name);
  }
}

const settled = () => new Promise((done) => setTimeout(done));
const hint = { table: '', person: '' };
const analyse = { table: '', task: 0 };
const never = () => new AbortController().signal;

describe('the thinker', () => {
  it('does one thing at a time, and what is urgent first', async () => {
    const engine = new FakeEngine();
    const thinker = new Thinker(engine);
    const done: string[] = [];
    void thinker.think('analyse', analyse, never(), false).then(() => done.push('analysis 1'));
    void thinker.think('analyse', analyse, never(), false).then(() => done.push('analysis 2'));
    void thinker.think('hint', hint, never()).then(() => done.push('hint'));
    expect(engine.names).toEqual(['analyse']);
    engine.calls[0]?.resolve(0);
    await settled();
    expect(engine.names).toEqual(['analyse', 'hint']);
    engine.calls[1]?.resolve(0);
    await settled();
    engine.calls[2]?.resolve(0);
    await settled();
    expect(done).toEqual(['analysis 1', 'hint', 'analysis 2']);
  });

  it('stops a running search, and goes on with the next one', async () => {
    const engine = new FakeEngine();
    const thinker = new Thinker(engine);
    const stop = new AbortController();
    const stopped = thinker.think('hint', hint, stop.signal);
    const next = thinker.think('analyse', analyse, never());
    stop.abort();
    await expect(stopped).rejects.toMatchObject({ code: 'interrupted' });
    expect(engine.stop).toHaveBeenCalledOnce();
    await settled();
    expect(engine.names).toEqual(['hint', 'analyse']);
    engine.calls[1]?.resolve('answer');
    expect(await next).toBe('answer');
  });

  it('forgets a search that still waits', async () => {
    const engine = new FakeEngine();
    const thinker = new Thinker(engine);
    const stop = new AbortController();
    void thinker.think('analyse', analyse, never());
    const waiting = thinker.think('hint', hint, stop.signal);
    stop.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'interrupted' });
    expect(engine.stop).not.toHaveBeenCalled();
    engine.calls[0]?.resolve(0);
    await settled();
    expect(engine.names).toEqual(['analyse']);
  });

  it('does not begin what was aborted before', async () => {
    const engine = new FakeEngine();
    await expect(new Thinker(engine).think('hint', hint, AbortSignal.abort())).rejects.toMatchObject({
      code: 'interrupted',
    });
    expect(engine.calls).toEqual([]);
  });
});
