/** What the service worker needs of its surroundings. */
type Surroundings = {
  caches: CacheStorage;
  fetch: typeof fetch;
  /** The address of the page's folder. */
  scope: string;
};

/** A version of the page: the paths of its files in the page's folder. The build lists them. */
export type PageVersion = { version: string; files: string[] };

/**
 * What the paths of our pages begin with (`home/routes.ts`). All others go to the server: on the same host, other programs
 * may have paths below ours.
 */
const PAGES = ['', 'index.html', 'games', 'rules', 'learn', 'boards', 'record', 'link'];
/** How many files are fetched at the same time, so that the page's own requests are not delayed. */
const FETCHED_AT_ONCE = 4;

/**
 * The files of the page in the browser's cache, so that it works without a connection. Each version has a cache of its own.
 * The index is stored last, so a cache with an index is complete.
 */
export class StoredFiles {
  readonly #around: Surroundings;
  readonly #version: PageVersion;

  constructor(around: Surroundings, version: PageVersion) {
    this.#around = around;
    this.#version = version;
  }

  /** What the names of all caches of this page begin with. Other pages of the same origin may have caches, too. */
  get #prefix(): string {
    return `gloriette ${this.#around.scope} `;
  }
  get #name(): string {
    return this.#prefix + this.#version.version;
  }

  /** Stores all files of this version; files that an earlier version has stored are not fetched again. */
  async store(): Promise<void> {
    const cache = await this.#around.caches.open(this.#name);
    const rest = [...this.#version.files];
    const storeRest = async () => {
      for (let path = rest.shift(); path !== undefined; path = rest.shift())
        await this.#storeFile(cache, path);
    };
    await Promise.all(Array.from({ length: FETCHED_AT_ONCE }, storeRest));
    await this.#storeIndex(cache);
  }

  async #storeFile(cache: Cache, path: string): Promise<void> {
    const url = this.#around.scope + path;
    if (await cache.match(url)) return;
    const known = isHashed(path) ? await this.#around.caches.match(url, { ignoreVary: true }) : undefined;
    await cache.put(url, known ?? (await this.#fetch(url)));
  }

  async #storeIndex(cache: Cache): Promise<void> {
    const index = await this.#fetch(this.#around.scope);
    // The server may have been updated since the list was made. Then the next visit stores the newer version.
    for (const [, path = ''] of (await index.clone().text()).matchAll(/"[^"]*\b(assets\/[^"]+)"/g))
      if (!this.#version.files.includes(path)) throw new Error(`${path} is of another version`);
    await cache.put(this.#around.scope, index);
  }

  /** Fetches a file. A redirect is refused: it may lead to the login page of a network. */
  async #fetch(url: string): Promise<Response> {
    // Low priority, because nobody waits for it.
    const response = await this.#around.fetch(url, {
      cache: isHashed(url) ? 'default' : 'no-cache',
      credentials: 'same-origin',
      priority: 'low',
    });
    if (!response.ok || response.redirected) throw new Error(`${url}: ${response.status}`);
    return response;
  }

  /** Deletes the caches of earlier versions but the last one, whose pages may still be open. */
  async deleteOld(): Promise<void> {
    const own = (await this.#around.caches.keys()).filter((name) => name.startsWith(this.#prefix));
    const earlier = own.filter((name) => name !== this.#name);
    await Promise.all(earlier.slice(0, -1).map((name) => this.#around.caches.delete(name)));
  }

  /** The answer to a request of the page, or null if the browser is to send it as usual. */
  answer(request: Request): Promise<Response> | null {
    const { scope } = this.#around;
    if (request.method !== 'GET' || !request.url.startsWith(scope)) return null;
    const [path = ''] = request.url.slice(scope.length).split(/[?#]/);
    if (request.mode === 'navigate') {
      const [first = ''] = path.split('/');
      return PAGES.includes(first) ? this.#answerFrom(scope, request) : null;
    }
    const isFile = path.startsWith('assets/') || this.#version.files.includes(path);
    return isFile ? this.#answerFrom(scope + path, request) : null;
  }

  /** A stored file, or the server's answer if it is not stored. */
  async #answerFrom(url: string, request: Request): Promise<Response> {
    const { caches, fetch } = this.#around;
    try {
      const cache = await caches.open(this.#name);
      // A page of the last version asks for its own files.
      const found = (await cache.match(url, { ignoreVary: true })) ?? (await this.#ofEarlierVersion(url));
      if (found) return found;
    } catch {
      // A cache that cannot be read must not stop the page.
    }
    return fetch(request);
  }

  async #ofEarlierVersion(url: string): Promise<Response | undefined> {
    return isHashed(url) ? this.#around.caches.match(url, { ignoreVary: true }) : undefined;
  }
}

/** Whether a file's name contains a hash of its content, so that the file never changes. */
const isHashed = (path: string) => /(^|\/)assets\/[^/]+$/.test(path);
