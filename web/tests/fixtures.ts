import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as base, type BrowserContext, expect, type Page } from '@playwright/test';

const BINARY = process.env.GLORIETTE ?? resolve(import.meta.dirname, '../../target/debug/gloriette');

/** The real server with a new file of its own. It can be killed, and started again on the same port with the same file. */
export class TestServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'gloriette-e2e-'));
  readonly #basePath: string;
  #port = 0;
  #process: ChildProcess | null = null;
  #said = '';

  constructor(basePath = '') {
    this.#basePath = basePath;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Where the page is; ends with a slash. */
  get url(): string {
    return `${this.origin}${this.#basePath}/`;
  }

  async open(): Promise<this> {
    if (this.#port === 0) this.#port = await freePort();
    const flags = [
      'serve',
      '--listen',
      `127.0.0.1:${this.#port}`,
      '--database',
      join(this.#folder, 'e2e.db'),
    ];
    if (this.#basePath) flags.push('--base-path', this.#basePath);
    // A suite is many people at one address, and quicker than any of them.
    flags.push('--people-per-minute', '100000', '--posts-per-second', '1000', '--log', 'warn');
    const server = spawn(BINARY, flags, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process = server;
    server.stdout.on('data', (text) => (this.#said += String(text)));
    server.stderr.on('data', (text) => (this.#said += String(text)));
    server.on('error', (problem) => (this.#said += String(problem)));
    for (let tries = 0; tries < 200; tries += 1) {
      const answer = await fetch(`${this.url}healthz`).catch(() => null);
      if (answer?.ok) return this;
      if (server.exitCode !== null) break;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(`${BINARY} does not serve: ${this.#said}`);
  }

  /** As a power cut does it. */
  async kill(): Promise<void> {
    const server = this.#process;
    this.#process = null;
    if (!server || server.exitCode !== null) return;
    const gone = new Promise((done) => server.once('exit', done));
    server.kill('SIGKILL');
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (!address || typeof address === 'string') throw new Error('there is no free port');
  return address.port;
}

/**
 * Listens to everything that a browser does: faults on the console, what the content security policy refused, and every
 * request that leaves our origin. A test fails if there is any of it.
 */
export class Witness {
  readonly faults: string[] = [];
  readonly requests: string[] = [];
  /** Faults that belong to the story, such as a connection that is refused while the server is away. */
  expected: RegExp[] = [];

  watch(context: BrowserContext, origin: string) {
    context.on('console', (message) => {
      if (message.type() === 'error' || /content security policy/i.test(message.text()))
        this.faults.push(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) =>
      this.faults.push(`error: ${error.error().stack ?? error.error().message}`),
    );
    context.on('request', (request) => {
      const url = new URL(request.url());
      this.requests.push(request.url());
      if (url.origin !== origin && !['data:', 'blob:'].includes(url.protocol))
        this.faults.push(`another origin: ${request.url()}`);
    });
  }

  get unexpected(): string[] {
    return this.faults.filter((fault) => !this.expected.some((pattern) => pattern.test(fault)));
  }
}

type Options = Parameters<import('@playwright/test').Browser['newContext']>[0];
type Mine = {
  server: TestServer;
  witness: Witness;
  /** Somebody else, or the same person on another device: a browser that remembers nothing. */
  another: (options?: Options) => Promise<Page>;
};
type Shared = { shared: TestServer };

export const test = base.extend<Mine, Shared>({
  shared: [
    async ({}, use) => {
      const server = await new TestServer().open();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  server: async ({ shared }, use) => use(shared),
  witness: async ({}, use) => {
    const witness = new Witness();
    await use(witness);
    expect(witness.unexpected, 'faults on the way').toEqual([]);
  },
  baseURL: async ({ server }, use) => use(server.url),
  context: async ({ context, witness, server }, use) => {
    witness.watch(context, server.origin);
    await use(context);
  },
  another: async ({ browser, witness, server, contextOptions, viewport, locale }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: server.url,
        viewport,
        locale: locale ?? 'en-GB',
        ...options,
      });
      witness.watch(context, server.origin);
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };
