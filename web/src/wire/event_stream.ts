import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { type ApiError, readApiError } from './api_error.ts';
import { folder } from './base_path.ts';

export type ConnectionState = 'connecting' | 'live' | 'lost';

type Listener = {
  message: (message: EventSourceMessage) => void;
  connection: (state: ConnectionState) => void;
  /** The server refused the stream, and a retry would not help. */
  refused?: (error: ApiError) => void;
};

/** The server sends a keep-alive every 15 seconds. After this silence the connection is dead. */
const KEEP_ALIVE_TIMEOUT = 40_000;
/** Milliseconds before each reconnection attempt; the last value repeats. */
const RETRY_DELAYS = [300, 1000, 2000, 4000, 8000];
/** Each delay is up to this much longer or shorter, so that the streams of a server do not all come back at once. */
const JITTER = 0.5;

/**
 * Reads a stream of server-sent events and reconnects after the last event id until it is closed. The browser's own
 * EventSource neither detects a connection that died silently nor reports why the server refused it.
 */
export function openEventStream(
  path: (lastId: string | null) => string,
  listener: Listener,
): { close: () => void } {
  let closed = false;
  let lastId: string | null = null;
  let failures = 0;
  /** How long the server asked this stream to wait, because it stops. */
  let requestedDelay: number | null = null;
  let current: AbortController | null = null;
  let retryNow: (() => void) | null = null;

  const wake = () => {
    if (document.visibilityState === 'visible') retryNow?.();
  };

  /** Without a network, browsers keep a stream that receives nothing; it would look alive until the watchdog ends it. */
  const drop = () => current?.abort();

  const parserOf = () =>
    createParser({
      onEvent: (message) => {
        if (message.id) lastId = message.id;
        listener.message(message);
      },
      onRetry: (delay) => (requestedDelay = delay),
    });

  function nextDelay(): number {
    const delay = RETRY_DELAYS[Math.min(failures++, RETRY_DELAYS.length - 1)] ?? 0;
    const requested = requestedDelay;
    requestedDelay = null;
    return requested ?? delay * (1 - JITTER + 2 * JITTER * Math.random());
  }

  async function read(request: AbortController) {
    let watchdog = setTimeout(() => request.abort(), KEEP_ALIVE_TIMEOUT);
    try {
      const answer = await fetch(folder + path(lastId), {
        signal: request.signal,
        credentials: 'same-origin',
      });
      if (!answer.ok || !answer.body) throw await readApiError(answer);
      const parser = parserOf();
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      listener.connection('live');
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        failures = 0;
        clearTimeout(watchdog);
        watchdog = setTimeout(() => request.abort(), KEEP_ALIVE_TIMEOUT);
        parser.feed(value);
      }
    } finally {
      clearTimeout(watchdog);
    }
  }

  async function run() {
    while (!closed) {
      current = new AbortController();
      try {
        await read(current);
      } catch (error) {
        const status = (error as ApiError).status ?? 0;
        if (!closed && status >= 400 && status < 500 && status !== 429) {
          listener.refused?.(error as ApiError);
          return;
        }
      }
      if (closed) return;
      listener.connection('lost');
      await new Promise<void>((done) => {
        retryNow = done;
        setTimeout(done, nextDelay());
      });
      retryNow = null;
    }
  }

  addEventListener('online', wake);
  addEventListener('offline', drop);
  document.addEventListener('visibilitychange', wake);
  listener.connection('connecting');
  void run();
  return {
    close() {
      closed = true;
      removeEventListener('online', wake);
      removeEventListener('offline', drop);
      document.removeEventListener('visibilitychange', wake);
      current?.abort();
      retryNow?.();
    },
  };
}
