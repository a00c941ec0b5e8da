import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiError } from './api_error.ts';
import { openEventStream } from './event_stream.ts';

/** A response body that the test writes to, ends or breaks. */
class FakeBody {
  #out!: ReadableStreamDefaultController<Uint8Array>;
  readonly body = new ReadableStream<Uint8Array>({ start: (out) => void (this.#out = out) });

  send(text: string) {
    this.#out.enqueue(new TextEncoder().encode(text));
  }
  end() {
    this.#out.close();
  }
  fail() {
    this.#out.error(new Error('broken'));
  }
}

const answers: (FakeBody | number | Error)[] = [];
const asked: string[] = [];
let signals: AbortSignal[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
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
      signal.addEventListener('abort', () => answer.fail());
      return Promise.resolve(new Response(answer.body));
    }),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function follow() {
  const received: (string | undefined)[][] = [];
  const states: string[] = [];
  let refused: ApiError | null = null;
  const stream = openEventStream((lastId) => `events?after=${lastId ?? 'start'}`, {
    message: ({ event, id, data }) => received.push([event, id, data]),
    connection: (state) => states.push(state),
    refused: (error) => (refused = error),
  });
  return { received, states, stream, refused: () => refused };
}

const settle = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

describe('an event stream', () => {
  it('reconnects after the last event that it received', async () => {
    const [first, second] = [new FakeBody(), new FakeBody()];
    answers.push(first, second);
    const { received, states, stream } = follow();
    first.send('id: 7\ndata: a\n\nid: 8\nda');
    await settle();
    expect(received).toEqual([[undefined, '7', 'a']]);
    expect(states).toEqual(['connecting', 'live']);
    first.fail();
    await settle();
    expect(states.at(-1)).toBe('lost');
    await settle(300);
    expect(asked).toEqual(['/events?after=start', '/events?after=7']);
    second.send('id: 8\ndata: b\n\n');
    await settle();
    expect(received).toEqual([
      [undefined, '7', 'a'],
      [undefined, '8', 'b'],
    ]);
    expect(states.at(-1)).toBe('live');
    stream.close();
  });

  it('retries with growing delays while the server does not answer', async () => {
    const body = new FakeBody();
    answers.push(new Error(), 503, 429, body);
    const { states, stream, refused } = follow();
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

  it('reconnects when the server ends it', async () => {
    const body = new FakeBody();
    answers.push(body, new FakeBody());
    const { states, stream } = follow();
    await settle();
    body.end();
    await settle(300);
    expect(asked.length).toBe(2);
    expect(states).toEqual(['connecting', 'live', 'lost', 'live']);
    stream.close();
  });

  it.each([
    [0, 150],
    [1, 450],
  ])('retries at a time of its own, so that not all streams come back at once', async (random, delay) => {
    vi.mocked(Math.random).mockReturnValue(random);
    answers.push(new Error(), new FakeBody());
    const { stream } = follow();
    await settle(delay - 1);
    expect(asked.length).toBe(1);
    await settle(1);
    expect(asked.length).toBe(2);
    stream.close();
  });

  it('waits once for as long as a server that stops has asked', async () => {
    const body = new FakeBody();
    answers.push(body, new Error(), new FakeBody());
    const { stream } = follow();
    body.send('retry: 4200\n\n');
    await settle();
    body.end();
    await settle(4199);
    expect(asked.length).toBe(1);
    await settle(1);
    expect(asked.length).toBe(2);
    await settle(1000);
    expect(asked.length).toBe(3);
    stream.close();
  });

  it('gives up when the server says that it does not exist', async () => {
    answers.push(404);
    const { states, refused } = follow();
    await settle(60_000);
    expect(asked.length).toBe(1);
    expect(refused()).toMatchObject({ status: 404, code: 'no_such_game' });
    expect(states).toEqual(['connecting']);
  });

  it('reconnects after a long silence', async () => {
    const [first, second] = [new FakeBody(), new FakeBody()];
    answers.push(first, second);
    const { states, stream } = follow();
    await settle(30_000);
    first.send(':\n\n');
    await settle(39_000);
    expect(states).toEqual(['connecting', 'live']);
    await settle(1500);
    expect(signals[0]?.aborted).toBe(true);
    expect(states).toEqual(['connecting', 'live', 'lost', 'live']);
    stream.close();
  });

  it('reconnects at once when the browser is online again', async () => {
    answers.push(new Error(), new Error(), new Error(), new FakeBody());
    const { states, stream } = follow();
    await settle(1400);
    const before = asked.length;
    dispatchEvent(new Event('online'));
    await settle();
    expect(asked.length).toBe(before + 1);
    expect(states.at(-1)).toBe('live');
    stream.close();
  });

  it('stops once it is closed', async () => {
    const first = new FakeBody();
    answers.push(first);
    const { states, stream } = follow();
    await settle();
    stream.close();
    await settle(60_000);
    expect(asked.length).toBe(1);
    expect(states).toEqual(['connecting', 'live']);
  });

  describe('parses', () => {
    const TEXT = [
      ': hello\n\n',
      'id: 1\nevent: frame\ndata: {"a": "ö:1"}\n\n',
      ':\n\n',
      'event:lobby\ndata:one\ndata: two\n\n',
      'id\r\ndata: x\r\n\r\n',
    ].join('');
    const EVENTS = [
      ['frame', '1', '{"a": "ö:1"}'],
      ['lobby', undefined, 'one\ntwo'],
      [undefined, '', 'x'],
    ];

    async function read(...chunks: string[]) {
      const body = new FakeBody();
      answers.push(body);
      const { received, stream } = follow();
      for (const chunk of chunks) body.send(chunk);
      await settle();
      stream.close();
      return received;
    }

    it('events, comments and line breaks of either kind', async () => {
      expect(await read(TEXT)).toEqual(EVENTS);
    });

    it('the same events wherever the network splits them', async () => {
      for (let cut = 0; cut <= TEXT.length; cut += 1)
        expect(await read(TEXT.slice(0, cut), TEXT.slice(cut)), `cut at ${cut}`).toEqual(EVENTS);
      expect(await read(...TEXT)).toEqual(EVENTS);
    });

    it('no event before it is complete', async () => {
      expect(await read('id: 4\ndata: half', ' and half\n')).toEqual([]);
      expect(await read('id: 4\ndata: half', ' and half\n', '\n')).toEqual([
        [undefined, '4', 'half and half'],
      ]);
    });

    it('an event without data as nothing', async () => {
      expect(await read('event: frame\n\ndata: 1\n\n')).toEqual([[undefined, undefined, '1']]);
    });
  });
});
