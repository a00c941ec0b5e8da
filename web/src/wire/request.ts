import { folder, hasServer } from './base_path.ts';
import { ApiError, readApiError } from './api_error.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Milliseconds before each retry. */
const RETRY_DELAYS = [200, 600, 1500, 4000];

async function send<T>(
  method: Method,
  path: string,
  body?: unknown,
  key?: string,
  keepalive = false,
): Promise<T> {
  if (!hasServer) throw new ApiError(0, { code: 'needs_server', message: 'this site has no server' });
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (key !== undefined) headers['idempotency-key'] = key;
  const answer = await fetch(folder + path, {
    method,
    headers,
    credentials: 'same-origin',
    keepalive,
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(() => {
    throw new ApiError(0, { code: 'unreachable', message: 'no connection' });
  });
  if (!answer.ok) throw await readApiError(answer);
  if (answer.status === 204) return undefined as T;
  return (await answer.json()) as T;
}

export const get = <T>(path: string) => send<T>('GET', path);
export const put = <T>(path: string, body: unknown) => send<T>('PUT', path, body);
export const remove = <T>(path: string) => send<T>('DELETE', path);
/** Deletes, even if the page is closed meanwhile. */
export const removeForSure = <T>(path: string) => send<T>('DELETE', path, undefined, undefined, true);
export const post = <T>(path: string, body?: unknown) => send<T>('POST', path, body);

/**
 * Posts with an idempotency key and retries with the same key, so that the command runs exactly once. With `keepalive` the
 * request is sent even if the page is closed meanwhile.
 */
export async function postOnce<T>(path: string, body?: unknown, keepalive = false): Promise<T> {
  const key = newKey();
  for (const delay of RETRY_DELAYS) {
    try {
      return await send<T>('POST', path, body, key, keepalive);
    } catch (error) {
      if (!(error instanceof ApiError) || !error.retryable) throw error;
      await new Promise((done) => setTimeout(done, delay));
    }
  }
  return send<T>('POST', path, body, key, keepalive);
}

/**
 * Posts as `postOnce` does, but never gives up while there is no connection: it tries again every few seconds and as soon
 * as the browser is online. `onwait` hears whether the command waits for a connection.
 */
export async function postWhenConnected<T>(
  path: string,
  body: unknown,
  onwait: (waiting: boolean) => void,
): Promise<T> {
  const key = newKey();
  try {
    for (let tries = 0; ; tries += 1) {
      try {
        return await send<T>('POST', path, body, key);
      } catch (error) {
        if (!(error instanceof ApiError) || !error.retryable) throw error;
        const disconnected = error.code === 'unreachable' || error.status === 503;
        if (!disconnected && tries >= RETRY_DELAYS.length) throw error;
        onwait(disconnected);
        await onlineOrAfter(RETRY_DELAYS[Math.min(tries, RETRY_DELAYS.length - 1)] ?? 0);
      }
    }
  } finally {
    onwait(false);
  }
}

/** Waits some time, or until the browser says that it is online again. */
function onlineOrAfter(milliseconds: number): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(finish, milliseconds);
    function finish() {
      clearTimeout(timer);
      removeEventListener('online', finish);
      done();
    }
    addEventListener('online', finish);
  });
}

/** Makes a random key. `crypto.randomUUID` exists on secure origins only, not on plain HTTP in a local network. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
