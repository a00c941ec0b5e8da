import { base } from './base_path.ts';
import { ApiError, readApiError } from './api_error.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Milliseconds before each retry. */
const RETRY_DELAYS = [200, 600, 1500, 4000];

async function send<T>(method: Method, path: string, body?: unknown, key?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (key !== undefined) headers['idempotency-key'] = key;
  const answer = await fetch(base + path, {
    method,
    headers,
    credentials: 'same-origin',
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
export const post = <T>(path: string, body?: unknown) => send<T>('POST', path, body);

/** Posts with an idempotency key and retries with the same key, so that the command runs exactly once. */
export async function postOnce<T>(path: string, body?: unknown): Promise<T> {
  const key = newKey();
  for (const delay of RETRY_DELAYS) {
    try {
      return await send<T>('POST', path, body, key);
    } catch (error) {
      if (!(error instanceof ApiError) || !error.retryable) throw error;
      await new Promise((done) => setTimeout(done, delay));
    }
  }
  return send<T>('POST', path, body, key);
}

/** Makes a random key. `crypto.randomUUID` exists on secure origins only, not on plain HTTP in a local network. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
