import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiError } from './api_error.ts';
import { open } from './event_stream.ts';

/** A line of which the test says when it speaks and when it breaks. */
class Line {
  #out!: ReadableStreamDefaultController<Uint8Array>;
  readonly body = new ReadableStream<Uint8Array>({ start: (out) => void (this.#out = out) });

  say(text: string) {
    this.#out.enqueue(new TextEncoder().encode(text));
  }
  end() {
    this.#out.close();
  }
  die() {
    this.#out.error(new Error('broken'));
  }
}

const answers: (Line | number | Error)[] = [];
const asked: string[] = [];
let signals: AbortSignal[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  answers.length = asked.length = 0;
  signals = [];
  vi.stubGlobal(
    'fetch',
    vi.fn((path: string, { signal }: { signal: AbortSignal }) => {
      asked.push(path);
      signals.push(signal);
      const answer = answers.shift() ?? new Error('refused');
      if (answer instanceof Error) return Promise.reject(answer);
      if (typeof answer === 'number')
        return Promise.resolve(
          new Response(JSON.stringify({ code: 'no_such_game', message: 'gone' }), { status: answer }),
        );
      signal.addEventListener('abort', () => answer.die());
      return Promise.resolve(new Response(answer.body));
    }),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function follow() {
  const heard: string[] = [];
  const states: string[] = [];
  let refused: ApiError | null = null;
  const line = open((after) => `events?after=${after ?? 'start'}`, {
    message: ({ id, data }) => heard.push(`${id}:${data}`),
    connection: (state) => states.push(state),
    refused: (why) => (refused = why),
  });
  return { heard, states, line, refused: () => refused };
}

const settle = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

describe('a stream', () => {
  it('is taken up again after the last event that was seen', async () => {
    const [first, second] = [new Line(), new Line()];
    answers.push(first, second);
    const { heard, states, line } = follow();
    first.say('id: 7\ndata: a\n\nid: 8\nda');
    await settle();
    expect(heard).toEqual(['7:a']);
    expect(states).toEqual(['connecting', 'live']);
    first.die();
    await settle();
    expect(states.at(-1)).toBe('lost');
    await settle(300);
    expect(asked).toEqual(['/events?after=start', '/events?after=7']);
    second.say('id: 8\ndata: b\n\n');
    await settle();
    expect(heard).toEqual(['7:a', '8:b']);
    expect(states.at(-1)).toBe('live');
    line.close();
  });

  it('is asked for again and again while nobody answers, more and more patiently', async () => {
    const line = new Line();
    answers.push(new Error(), 503, 429, line);
    const { states, line: stream, refused } = follow();
    await settle(299);
    expect(asked.length).toBe(1);
    await settle(1);
    expect(asked.length).toBe(2);
    await settle(999);
    expect(asked.length).toBe(2);
    await settle(1);
    expect(asked.length).toBe(3);
    await settle(2000);
    expect(asked.length).toBe(4);
    expect(states.at(-1)).toBe('live');
    expect(refused()).toBeNull();
    stream.close();
  });

  it('is asked for again when the server ends it', async () => {
    const line = new Line();
    answers.push(line, new Line());
    const { states, line: stream } = follow();
    await settle();
    line.end();
    await settle(300);
    expect(asked.length).toBe(2);
    expect(states).toEqual(['connecting', 'live', 'lost', 'live']);
    stream.close();
  });

  it('is given up when there is no such thing', async () => {
    answers.push(404);
    const { states, refused } = follow();
    await settle(60_000);
    expect(asked.length).toBe(1);
    expect(refused()).toMatchObject({ status: 404, code: 'no_such_game' });
    expect(states).toEqual(['connecting']);
  });

  it('is taken for dead after a long silence', async () => {
    const [first, second] = [new Line(), new Line()];
    answers.push(first, second);
    const { states, line } = follow();
    await settle(30_000);
    first.say(':\n\n');
    await settle(39_000);
    expect(states).toEqual(['connecting', 'live']);
    await settle(1500);
    expect(signals[0]?.aborted).toBe(true);
    expect(states).toEqual(['connecting', 'live', 'lost', 'live']);
    line.close();
  });

  it('comes back at once when the browser is on line again', async () => {
    answers.push(new Error(), new Error(), new Error(), new Line());
    const { states, line } = follow();
    await settle(1400);
    const before = asked.length;
    dispatchEvent(new Event('online'));
    await settle();
    expect(asked.length).toBe(before + 1);
    expect(states.at(-1)).toBe('live');
    line.close();
  });

  it('is silent once it is closed', async () => {
    const first = new Line();
    answers.push(first);
    const { states, line } = follow();
    await settle();
    line.close();
    await settle(60_000);
    expect(asked.length).toBe(1);
    expect(states).toEqual(['connecting', 'live']);
  });
});
