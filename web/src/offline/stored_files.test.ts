import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type PageVersion, StoredFiles } from './stored_files.ts';

const SCOPE = 'http://localhost:3000/club/';
const INDEX = (script: string) => `<script src="/club/assets/${script}"></script>`;

/** The caches of a browser, as far as the service worker uses them. */
class FakeCaches {
  readonly stored = new Map<string, Map<string, string>>();

  async open(name: string) {
    const files = this.stored.get(name) ?? new Map<string, string>();
    this.stored.set(name, files);
    return {
      match: async (url: string) => response(files.get(url)),
      put: async (url: string, answer: Response) => void files.set(url, await answer.text()),
    };
  }
  async match(url: string) {
    const found = [...this.stored.values()].find((files) => files.has(url));
    return response(found?.get(url));
  }
  keys = async () => [...this.stored.keys()];
  delete = async (name: string) => this.stored.delete(name);
}

const response = (text: string | undefined) => (text === undefined ? undefined : new Response(text));

let caches: FakeCaches;
/** What the server has, by path. */
let served: Record<string, string>;
let connected: boolean;
const fetch = vi.fn(async (url: string | Request) => {
  if (!connected) throw new TypeError('no connection');
  const path = (typeof url === 'string' ? url : url.url).slice(SCOPE.length);
  return path in served ? new Response(served[path]) : new Response('', { status: 404 });
});

const filesOf = (version: PageVersion) =>
  new StoredFiles({ caches: caches as never, fetch: fetch as never, scope: SCOPE }, version);
const FIRST = { version: '1', files: ['assets/a-1.js', 'assets/board-1.js', 'favicon.svg'] };
const SECOND = { version: '2', files: ['assets/a-2.js', 'assets/board-1.js', 'favicon.svg'] };

const serve = (script: string) => {
  served = { '': INDEX(script), 'assets/board-1.js': 'board', 'favicon.svg': script };
  served[`assets/${script}`] = script;
};
const request = (path: string, mode = 'no-cors', method = 'GET') =>
  ({ url: SCOPE + path, mode, method }) as unknown as Request;
const navigation = (path: string) => request(path, 'navigate');
const textOf = async (answer: Promise<Response> | null) => (answer ? (await answer).text() : null);

beforeEach(() => {
  caches = new FakeCaches();
  fetch.mockClear();
  connected = true;
  serve('a-1.js');
});

describe('the files of the page', () => {
  it('are stored, and answer without a connection', async () => {
    const files = filesOf(FIRST);
    await files.store();
    connected = false;
    const pages = [
      '',
      'index.html',
      'games/0123?at=7',
      'rules/sanssouci',
      'learn/versailles/3',
      'boards/sanssouci',
    ];
    for (const path of [...pages, 'record', 'link'])
      expect(await textOf(files.answer(navigation(path))), path).toBe(INDEX('a-1.js'));
    expect(await textOf(files.answer(request('assets/board-1.js')))).toBe('board');
  });

  it.each([
    ['requests to the server', request('api/me')],
    ['the record of a game', navigation('api/games/0123/record')],
    ['health checks', navigation('healthz')],
    ['files that are not of the page', navigation('robots.txt')],
    ['other programs on the same host', navigation('wiki/')],
    ['another Gloriette on the same host', request('second/assets/a-1.js')],
    ['posts', request('assets/a-1.js', 'cors', 'POST')],
    ['other sites', { ...request(''), url: 'http://localhost:3000/other/' } as Request],
  ])('are no answer to %s', async (_, other) => {
    const files = filesOf(FIRST);
    await files.store();
    expect(files.answer(other)).toBeNull();
  });

  it('come from the server if the cache has lost them', async () => {
    const files = filesOf(FIRST);
    await files.store();
    caches.stored.clear();
    expect(await textOf(files.answer(request('favicon.svg')))).toBe('a-1.js');
    expect(await textOf(files.answer(request('assets/a-1.js')))).toBe('a-1.js');
  });

  it('of a newer version take over, and files with the same hash are not fetched again', async () => {
    await filesOf(FIRST).store();
    serve('a-2.js');
    fetch.mockClear();
    const files = filesOf(SECOND);
    await files.store();
    await files.deleteOld();
    expect(fetch.mock.calls.map(([url]) => url)).not.toContain(`${SCOPE}assets/board-1.js`);
    expect(await textOf(files.answer(navigation('')))).toBe(INDEX('a-2.js'));
    // A window that still shows the first version finds its files.
    delete served['assets/a-1.js'];
    expect(await textOf(files.answer(request('assets/a-1.js')))).toBe('a-1.js');
  });

  it('of older versions are deleted, but not those of other pages', async () => {
    caches.stored.set('gloriette http://localhost:3000/other/ 0', new Map());
    for (const version of ['1', '2', '3']) await filesOf({ ...FIRST, version }).store();
    await filesOf({ ...FIRST, version: '3' }).deleteOld();
    const names = (await caches.keys()).map((name) => name.split(' ').slice(1).join(' '));
    expect(names).toEqual([`http://localhost:3000/other/ 0`, `${SCOPE} 2`, `${SCOPE} 3`]);
  });

  it.each([
    ['a file is missing', () => delete served['assets/board-1.js']],
    ['the index is of another version', () => serve('a-2.js')],
  ])('are no new version while %s', async (_, change) => {
    change();
    const files = filesOf(FIRST);
    await expect(files.store()).rejects.toThrow();
    const stored = [...caches.stored.values()].some((cache) => cache.has(SCOPE));
    expect(stored).toBe(false);
  });

  it('are not what another page answers after a redirect', async () => {
    fetch.mockResolvedValueOnce(Object.defineProperty(new Response('login'), 'redirected', { value: true }));
    await expect(filesOf(FIRST).store()).rejects.toThrow();
  });
});
