import { base } from './base.ts';
import { ApiError, readApiError } from './api_error.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Waits this long before it asks again, and then no more. */
const PATIENCE = [200, 600, 1500, 4000];

async function ask<T>(method: Method, path: string, body?: unknown, key?: string): Promise<T> {
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

export const get = <T>(path: string) => ask<T>('GET', path);
export const put = <T>(path: string, body: unknown) => ask<T>('PUT', path, body);
export const remove = <T>(path: string) => ask<T>('DELETE', path);
export const post = <T>(path: string, body?: unknown) => ask<T>('POST', path, body);

/** Posts what must happen once: with a key, and again with the same key as long as no answer came. */
export async function postOnce<T>(path: string, body?: unknown): Promise<T> {
  const key = newKey();
  for (const pause of PATIENCE) {
    try {
      return await ask<T>('POST', path, body, key);
    } catch (problem) {
      if (!(problem instanceof ApiError) || !problem.passing) throw problem;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
  return ask<T>('POST', path, body, key);
}

/** Random, for `crypto.randomUUID` is missing where a club serves plain HTTP on its own network. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
