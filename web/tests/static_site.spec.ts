import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoViolationsInBothThemes } from './axe.ts';
import { BrowserLog, expect, test as base } from './fixtures.ts';
import { LocalSanssouci } from './local_boards.ts';
import { LessonPage } from './lessons.ts';
import { untilStored } from './offline.ts';
import { StaticSite } from './static_site.ts';
import { text } from './words.ts';

// One build of the site is enough for all tests.
base.describe.configure({ mode: 'default' });

const test = base.extend<{ page: Page; log: BrowserLog }, { site: StaticSite }>({
  site: [
    async ({}, use) => {
      const site = await new StaticSite().start();
      await use(site);
      await site.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  log: async ({}, use) => {
    const log = new BrowserLog();
    await use(log);
    expect(log.unexpected, 'errors in the browser').toEqual([]);
  },
  page: async ({ browser, site, log }, use) => {
    const context = await browser.newContext({ baseURL: site.url, locale: 'en-GB', serviceWorkers: 'allow' });
    log.watch(context, site.origin);
    await context.addInitScript(() => {
      if (location.protocol === 'http:' && !localStorage.getItem('gloriette.settings'))
        localStorage.setItem('gloriette.settings', '{"confirm":"never"}');
    });
    await use(await context.newPage());
    await context.close();
  },
});

test('any web host serves the static site, which has all but friends', async ({ page, log }) => {
  await page.goto('./');
  await expect(page.getByText(text('static.note'))).toBeVisible();
  for (const key of ['start.quick', 'start.invite'] as const)
    await expect(page.getByRole('button', { name: text(key) })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: text('lobby.title') })).toHaveCount(0);
  await expectNoViolationsInBothThemes(page, 'the static site');

  await page.getByRole('button', { name: text('you.title'), exact: true }).click();
  await expect(page.getByRole('button', { name: text('device.make') })).toHaveCount(0);
  await page.getByLabel(text('you.name')).fill('Ada');
  await page.getByRole('button', { name: text('you.keep_name') }).click();
  await expect(page.getByText(text('you.named'))).toBeVisible();
  await page
    .getByRole('button', { name: text('close') })
    .first()
    .click();

  await page.getByRole('button', { name: text('start.now') }).click();
  const board = new LocalSanssouci(page);
  await board.playOn(2);
  await page.reload();
  await board.ready();

  await page.goto('./');
  await page.getByRole('link', { name: text('start.learn') }).click();
  const lesson = new LessonPage(page);
  await lesson.ready();
  await lesson.take('go', 'g2');
  await expect(lesson.coach).toContainText('fountain card');
  await page.goto('?/boards/sanssouci');
  await expect(page.getByText(text('problem.needs_server'))).toBeVisible();
  await page.goto('?/rules/versailles');
  await page.locator('.contents a').nth(2).click();
  await expect(page).toHaveURL(/\?\/rules\/versailles#/);

  await untilStored(page);
  await page.context().setOffline(true);
  await page.goto('./');
  await page
    .getByRole('region', { name: text('mine.title') })
    .getByRole('link')
    .click();
  await board.playOn(1);
  expect(log.requests.filter((url) => url.includes('/api/'))).toEqual([]);
});

test('a newer version is offered but not forced, and a broken one can be removed', async ({
  page,
  site,
  log,
}) => {
  // The broken version answers 500.
  log.expected = [/500/];
  const file = (name: string) => join(site.folder, name);
  const [script, index] = [await readFile(file('sw.js'), 'utf8'), await readFile(file('index.html'), 'utf8')];
  const update = () => page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const banner = page.getByText(text('update.ready'));
  const reload = page.getByRole('button', { name: text('update.reload') });

  await page.goto('./');
  await untilStored(page);
  await page.getByRole('button', { name: text('start.now') }).click();
  const board = new LocalSanssouci(page);
  await board.ready();

  await writeFile(file('index.html'), index.replace('<html lang="en"', '<html lang="en" data-newer'));
  await writeFile(file('sw.js'), script.replace('"version":"', '"version":"newer'));
  await update();
  await page.waitForFunction(async () => (await caches.keys()).some((name) => name.includes('newer')));
  // Nothing happens to the game.
  await board.playOn(1);
  await expect(banner).toHaveCount(0);
  await page.getByRole('link', { name: text('home') }).click();
  await expect(banner).toBeVisible();
  await expectNoViolationsInBothThemes(page, 'an update');
  await expect(page.locator('html[data-newer]')).toHaveCount(0);
  await reload.click();
  await expect(page.locator('html[data-newer]')).toHaveCount(1);
  await expect(banner).toHaveCount(0);

  await writeFile(
    file('sw.js'),
    `addEventListener('install', () => skipWaiting());
     addEventListener('activate', (event) => event.waitUntil(clients.claim()));
     addEventListener('fetch', (event) => event.respondWith(new Response('broken', { status: 500 })));`,
  );
  await update();
  await expect(banner).toBeVisible();
  await page.goto('./');
  await expect(page.getByText('broken')).toBeVisible();
  // The visit makes the browser look for a newer script, which heals it.
  await copyFile(file('sw-off.js'), file('sw.js'));
  await page.goto('./');
  await expect(page.getByRole('button', { name: text('start.now') })).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await caches.keys()).length,
        (await navigator.serviceWorker.getRegistrations()).length,
      ]),
    )
    .toEqual([0, 0]);
  await writeFile(file('sw.js'), script);
  await writeFile(file('index.html'), index);
});
