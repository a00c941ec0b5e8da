import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** Where the host serves the site. */
const PATH = '/some/where/';
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The static site on a web host that knows nothing but files, and few of their types. */
export class StaticSite {
  readonly folder = mkdtempSync(join(tmpdir(), 'gloriette-site-'));
  readonly #server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const path = pathname.startsWith(PATH) ? pathname.slice(PATH.length) || 'index.html' : 'missing';
    readFile(join(this.folder, path)).then(
      (body) =>
        response
          .writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' })
          .end(body),
      () => response.writeHead(404).end(),
    );
  });

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }
  get url(): string {
    return this.origin + PATH;
  }

  /** Builds the site and serves it. */
  async start(): Promise<this> {
    const web = resolve(import.meta.dirname, '..');
    const flags = ['run', 'build:static', '--', '--emptyOutDir', '--outDir', this.folder];
    // As in development builds of the server: compressing the engine takes long.
    await promisify(execFile)('npm', flags, { cwd: web, env: { ...process.env, PROFILE: 'debug' } });
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    return this;
  }

  async remove(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
    rmSync(this.folder, { recursive: true, force: true });
  }
}
