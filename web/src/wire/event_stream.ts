import { base } from './base.ts';
import { EventParser, type Message } from './events.ts';
import { readApiError, type ApiError } from './api_error.ts';

export type Connection = 'connecting' | 'live' | 'lost';

type Listener = {
  message: (message: Message) => void;
  connection: (state: Connection) => void;
  /** The server will not give this stream, however often it is asked. */
  refused?: (why: ApiError) => void;
};

/** The server says something every 15 seconds; after this silence the line is dead, whatever the browser believes. */
const SILENCE = 40_000;
const PAUSES = [300, 1000, 2000, 4000, 8000];

/**
 * Reads a stream of server-sent events, and takes it up again where it broke off until it is closed. The browser's own
 * EventSource neither notices a line that died silently nor tells why it was refused.
 */
export function open(path: (after: string | null) => string, listener: Listener): { close: () => void } {
  let closed = false;
  let last: string | null = null;
  let failures = 0;
  let current: AbortController | null = null;
  let wake: (() => void) | null = null;

  const hurry = () => {
    if (document.visibilityState === 'visible') wake?.();
  };

  async function read(line: AbortController) {
    let watchdog = setTimeout(() => line.abort(), SILENCE);
    try {
      const answer = await fetch(base + path(last), { signal: line.signal, credentials: 'same-origin' });
      if (!answer.ok || !answer.body) throw await readApiError(answer);
      const parser = new EventParser();
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      listener.connection('live');
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        failures = 0;
        clearTimeout(watchdog);
        watchdog = setTimeout(() => line.abort(), SILENCE);
        for (const message of parser.take(value)) {
          if (message.id !== '') last = message.id;
          listener.message(message);
        }
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
      } catch (problem) {
        const status = (problem as ApiError).status ?? 0;
        if (!closed && status >= 400 && status < 500 && status !== 429) {
          listener.refused?.(problem as ApiError);
          return;
        }
      }
      if (closed) return;
      listener.connection('lost');
      await new Promise<void>((done) => {
        wake = done;
        setTimeout(done, PAUSES[Math.min(failures++, PAUSES.length - 1)]);
      });
      wake = null;
    }
  }

  addEventListener('online', hurry);
  document.addEventListener('visibilitychange', hurry);
  listener.connection('connecting');
  void run();
  return {
    close() {
      closed = true;
      removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
      current?.abort();
      wake?.();
    },
  };
}
