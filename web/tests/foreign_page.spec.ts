import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { callApi } from './api.ts';
import { expect, testWithOwnServer } from './fixtures.ts';
import { becomeKnown, createTable } from './tables.ts';

/** Serves a hostile page on another origin. */
class HostileServer {
  readonly #server: Server;
  html = '';

  constructor() {
    this.#server = createServer((_, answer) =>
      answer.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html>${this.html}`),
    );
  }

  async start(): Promise<this> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    return this;
  }

  /** The address under a name: `127.0.0.1` is the site of the server, `localhost` is another one. */
  url(host: string): string {
    const address = this.#server.address();
    return `http://${host}:${typeof address === 'object' ? address?.port : ''}/`;
  }

  stop() {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** Everything that a hostile page would like to change. */
async function possessions(page: Page, address: string) {
  // Every visit to our own page renews the cookie for a year.
  const cookies = (await page.context().cookies(address)).map((cookie) => ({ ...cookie, expires: 0 }));
  return {
    cookies,
    me: await callApi(page, 'POST', 'me'),
    games: await callApi(page, 'GET', 'me/games'),
  };
}

const form = (action: string, more = '') =>
  `<form method="post" action="${action}" ${more}><input name='{"terms"' value=':1}'></form>
   <script>document.forms[0].submit()</script>`;

for (const basePath of ['', '/club'])
  for (const host of ['127.0.0.1', 'localhost'])
    testWithOwnServer(basePath)(
      `a page on ${host} cannot touch the visitor's identity at ${basePath || '/'}`,
      async ({ page, server, browserLog }) => {
        // The hostile page causes errors of many kinds.
        browserLog.expected = [/./];
        const hostile = await new HostileServer().start();
        await becomeKnown(page, 'Ada');
        const game = `${server.url}api/${await createTable(page, { seats: ['me', 'open'] })}`;
        const before = await possessions(page, server.url);
        const api = `${server.url}api`;
        const visit = async (html: string) => {
          hostile.html = html;
          await page.goto(hostile.url(host));
        };

        for (const action of [`${api}/me`, `${api}/games`, `${game}/leave`, `${server.url}elsewhere`])
          for (const more of ['', 'enctype="text/plain"']) {
            const refused = page.waitForResponse(
              (answer) => answer.request().method() === 'POST' && answer.url() === action,
            );
            await visit(form(action, more));
            expect((await refused).status(), action).toBe(403);
            expect((await refused).headers()['set-cookie'], action).toBeUndefined();
          }
        await page.waitForURL(`${server.url}elsewhere`);
        const again = page.waitForResponse((answer) => answer.request().method() === 'POST');
        await page.reload();
        expect((await again).status(), 'a form that is sent again').toBe(403);

        await visit('fetch');
        await page.evaluate(
          async ([api, game]) => {
            const requests: [string, RequestInit][] = [];
            for (const mode of ['no-cors', 'cors'] as const) {
              requests.push([`${api}/me`, { method: 'POST', mode }]);
              requests.push([`${game}/leave`, { method: 'POST', mode, body: '{}' }]);
            }
            requests.push([`${api}/me`, { method: 'PUT', body: '{"name": "Mallory"}' }]);
            requests.push([game, { method: 'DELETE' }]);
            const send = ([url, init]: [string, RequestInit]) =>
              fetch(url, { ...init, credentials: 'include' });
            await Promise.allSettled(requests.map(send));
            navigator.sendBeacon(`${api}/me`, 'beacon');
          },
          [api, game] as const,
        );

        const framed = page.waitForResponse(
          (answer) => answer.request().method() === 'POST' && answer.url() === `${api}/me`,
        );
        await visit(`<iframe name="inside"></iframe>
          <iframe src="${server.url}"></iframe><iframe src="${api}/me"></iframe>
          <iframe sandbox="allow-scripts allow-forms" srcdoc="${form(`${api}/me`).replaceAll('"', '&quot;')}"></iframe>
          ${form(`${api}/me`, 'target="inside"')}`);
        expect((await framed).status()).toBe(403);

        const images = [`${api}/me`, `${game}/leave`, `${game}/events`, `${api}/games`];
        await visit(
          images.map((url) => `<img src="${url}" onerror="document.title += 'x'">`).join('') +
            `<script src="${api}/me"></script><link rel="stylesheet" href="${api}/me">`,
        );
        await expect(page).toHaveTitle('xxxx');

        await visit(`<script>location.href = '${api}/games'</script>`);
        await page.waitForURL(`${api}/games`);
        await visit(`<a href="${server.url}">free money</a>`);
        await page.getByRole('link').click();
        await page.waitForURL(server.url);

        await expect(page.locator('header button.you')).toHaveText('Ada');
        expect(await possessions(page, server.url)).toEqual(before);
        hostile.stop();
      },
    );
