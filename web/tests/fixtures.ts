import { test as base, type BrowserContext, expect, type Page } from '@playwright/test';
import { paintOnDemand } from './painting.ts';
import { TestServer } from './server.ts';

/**
 * Collects what goes wrong in a browser: errors on the console, violations of the content security policy, and requests
 * to other origins. A test fails if it ends with an unexpected one.
 */
export class BrowserLog {
  readonly errors: string[] = [];
  readonly requests: string[] = [];
  /** Errors that a test provokes, such as a refused connection while the server is down. */
  expected: RegExp[] = [];

  watch(context: BrowserContext, origin: string) {
    context.on('console', (message) => {
      if (message.type() === 'error' || /content security policy/i.test(message.text()))
        this.errors.push(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) =>
      this.errors.push(`error: ${error.error().stack ?? error.error().message}`),
    );
    context.on('request', (request) => {
      const url = new URL(request.url());
      this.requests.push(request.url());
      if (url.origin !== origin && !['data:', 'blob:'].includes(url.protocol))
        this.errors.push(`another origin: ${request.url()}`);
    });
  }

  get unexpected(): string[] {
    return this.errors.filter((error) => !this.expected.some((pattern) => pattern.test(error)));
  }
}

/**
 * Lets the last decision of a turn be sent at once, as experienced players do, and does not ask for a name. Tests of the
 * confirmation choose another setting with `confirmTurns`.
 */
const neverConfirm = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (!location.protocol.startsWith('http') || localStorage.getItem('gloriette.settings')) return;
    localStorage.setItem('gloriette.settings', '{"confirm":"never"}');
    localStorage.setItem('gloriette.name_asked', '1');
  });

type ContextOptions = Parameters<import('@playwright/test').Browser['newContext']>[0];
type TestFixtures = {
  server: TestServer;
  browserLog: BrowserLog;
  /** Opens a browser without cookies or storage: another person, or another device of the same person. */
  newBrowser: (options?: ContextOptions) => Promise<Page>;
};
type WorkerFixtures = { sharedServer: TestServer };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  sharedServer: [
    async ({}, use) => {
      const server = await new TestServer().start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  server: async ({ sharedServer }, use) => use(sharedServer),
  browserLog: async ({}, use) => {
    const log = new BrowserLog();
    await use(log);
    expect(log.unexpected, 'errors in the browser').toEqual([]);
  },
  baseURL: async ({ server }, use) => use(server.url),
  context: async ({ context, browserLog, server }, use) => {
    browserLog.watch(context, server.origin);
    await neverConfirm(context);
    await paintOnDemand(context);
    await use(context);
  },
  newBrowser: async (
    { browser, browserLog, server, contextOptions, viewport, locale, serviceWorkers },
    use,
  ) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: server.url,
        viewport,
        serviceWorkers,
        locale: locale ?? 'en-GB',
        ...options,
      });
      browserLog.watch(context, server.origin);
      await neverConfirm(context);
      await paintOnDemand(context);
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

/** For tests that stop their server or start it with other flags: each test gets its own. */
export const testWithOwnServer = (basePath = '') =>
  test.extend({
    server: async ({}, use) => {
      const server = await new TestServer(basePath).start();
      await use(server);
      await server.remove();
    },
  });

export { expect };
