import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The program under test. */
export const BINARY = process.env.GLORIETTE ?? resolve(import.meta.dirname, '../../target/debug/gloriette');

/** The real server with a new database. It can be killed and started again with the same port and database. */
export class TestServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'gloriette-e2e-'));
  readonly #basePath: string;
  #port = 0;
  #process: ChildProcess | null = null;
  #output = '';

  constructor(basePath = '') {
    this.#basePath = basePath;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** The address of the page; ends with a slash. */
  get url(): string {
    return `${this.origin}${this.#basePath}/`;
  }

  async start(): Promise<this> {
    if (this.#port === 0) this.#port = await freePort();
    const server = spawn(BINARY, this.#flags(), { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process = server;
    server.stdout.on('data', (text) => (this.#output += String(text)));
    server.stderr.on('data', (text) => (this.#output += String(text)));
    server.on('error', (error) => (this.#output += String(error)));
    const deadline = Date.now() + 60_000;
    while (Date.now() < deadline && server.exitCode === null) {
      const answer = await fetch(`${this.url}healthz`).catch(() => null);
      if (answer?.ok) return this;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(`${BINARY} does not serve: ${this.#output}`);
  }

  /** Ends the server without warning, as a power cut does. */
  async kill(): Promise<void> {
    const server = this.#process;
    this.#process = null;
    if (!server || server.exitCode !== null) return;
    const exit = new Promise((done) => server.once('exit', done));
    server.kill('SIGKILL');
    await exit;
  }

  /** Ends the server and deletes its database. */
  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #flags(): string[] {
    const flags = ['serve', '--listen', `127.0.0.1:${this.#port}`, '--log', 'warn'];
    flags.push('--database', join(this.#folder, 'e2e.db'));
    if (this.#basePath) flags.push('--base-path', this.#basePath);
    // All tests come from one address, and they act faster than people.
    flags.push('--people-per-minute', '100000', '--posts-per-second', '1000');
    return flags;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (!address || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
