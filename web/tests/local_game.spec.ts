import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { callApi } from './api.ts';
import { expect, test } from './fixtures.ts';
import { gameId, LocalSanssouci, LocalVersailles, storedText } from './local.ts';
import { type Key, text } from './words.ts';

/** Opens a game against bots on this device with the form of the start page. */
async function openHere(page: Page, stored: object = {}) {
  await page.addInitScript(
    (opening) => {
      if (!localStorage.getItem('gloriette.opening'))
        localStorage.setItem('gloriette.opening', JSON.stringify(opening));
    },
    { level: 'apprentice', players: 2, sanssouci: { edition: 'revised', choose_sides: false }, ...stored },
  );
  await page.goto('./');
  await page.getByRole('radio', { name: text('start.company.device') }).check();
  await page.getByRole('button', { name: text('start.now') }).click();
}

/** Changes the stored text of a game. */
const storeText = (page: Page, id: string, text: string) =>
  page.evaluate(
    ([id, text]) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('gloriette', 1);
        opening.onsuccess = () => {
          const tables = opening.result.transaction('tables', 'readwrite').objectStore('tables');
          const read = tables.get(id as string);
          read.onsuccess = () => {
            const write = tables.put({ ...read.result, text });
            write.onsuccess = () => {
              opening.result.close();
              done();
            };
          };
        };
        opening.onerror = () => failed(opening.error);
      }),
    [id, text],
  );

test('a whole game against a bot is played on this device, without the server', async ({
  page,
  browserLog,
}) => {
  await openHere(page);
  const board = new LocalSanssouci(page);
  await board.ready();
  await expect(page.getByText(text('local.note'))).toBeAttached();
  const id = gameId(page);

  await board.playUntil('play', 2);
  await page.getByRole('button', { name: text('hint.ask'), exact: true }).click();
  await expect(
    page
      .getByRole('region', { name: text('hint.title') })
      .locator('.choice')
      .first(),
  ).toBeVisible();

  // The game is stored after every decision.
  const shown = () => page.locator('.main [role=grid]').ariaSnapshot();
  await board.decide(await board.ready());
  await board.ready();
  const before = await shown();
  await page.reload();
  await board.ready();
  expect(await shown()).toBe(before);

  // The start page lists it.
  await page.goto('./');
  const listed = page.getByRole('region', { name: text('start.company.device') }).getByRole('link');
  await listed.click();
  await board.ready();
  expect(gameId(page)).toBe(id);

  await board.playOut();
  await expect(page.locator('.scoring')).toBeVisible();
  expect(browserLog.requests.filter((url) => /api\/games(\/[0-9a-f]{32}|$)/.test(url))).toEqual([]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: text('record.download') }).click();
  const record: unknown = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  await callApi(page, 'POST', 'me');
  expect(await callApi(page, 'POST', 'records/replay', record)).toHaveProperty('frames');

  await page
    .getByRole('button', { name: text('over.rematch') })
    .first()
    .click();
  await page.waitForURL((url) => !url.pathname.includes(id));
  await board.ready();
  expect(gameId(page)).not.toBe(id);
});

test('a finished game is analysed on this device', async ({ page }) => {
  await openHere(page);
  const board = new LocalSanssouci(page);
  await board.playOut();
  await page.getByRole('button', { name: text('over.analysis') }).click();
  const analysis = page.getByRole('region', { name: text('analysis.title') });
  await expect(analysis.getByRole('slider', { name: text('analysis.curve') })).toBeVisible({
    timeout: 60_000,
  });
  await expect(analysis.locator('.moment')).toHaveCount(3, { timeout: 180_000 });
  await expect(analysis.getByRole('progressbar')).toHaveCount(0);
});

test('Versailles against Ludwig and a bot is played on this device', async ({ page }) => {
  await openHere(page, { game: 'versailles', level: 'gardener' });
  const board = new LocalVersailles(page);
  await board.playOut();
  await expect(page.locator('[data-phase=over]')).toBeVisible();
});

test('the page offers this device when the bots of the server are overloaded', async ({
  page,
  browserLog,
}) => {
  browserLog.expected = [/503/];
  await page.route('**/api/games', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, json: { code: 'try_again', message: 'overloaded' } })
      : route.fallback(),
  );
  await page.goto('./');
  await page.getByRole('button', { name: text('start.now') }).click();
  await expect(page.getByText(text('local.offer'))).toBeVisible();
  await page.getByRole('button', { name: text('local.play') }).click();
  await new LocalSanssouci(page).ready();
  await expect(page.getByText(text('local.note'))).toBeAttached();
});

test('a damaged game and one of a newer version say so, and other games go on', async ({ page }) => {
  await openHere(page);
  const board = new LocalSanssouci(page);
  await board.playOn(2);
  await board.ready();
  const first = gameId(page);
  await openHere(page);
  await board.ready();
  const second = gameId(page);
  const intact = await storedText(page, second);
  const damaged: [string, Key][] = [
    [intact.slice(0, 200), 'problem.broken_table'],
    [intact.replace('"started"', '"vanished"'), 'problem.broken_table'],
    [intact.replace('"version":1', '"version":2'), 'problem.newer_table'],
  ];
  for (const [stored, message] of damaged) {
    await storeText(page, second, stored);
    await page.goto(`games/${second}`);
    await expect(page.getByText(text(message))).toBeVisible();
    // Nothing is lost: a later version may read it.
    expect(await storedText(page, second)).toBe(stored);
  }
  await page.goto(`games/${first}`);
  await board.ready();
  await storeText(page, second, intact);
  await page.goto(`games/${second}`);
  await board.ready();
});

test('the page answers at once while a strong bot thinks', async ({ page }) => {
  await openHere(page, { level: 'lenotre' });
  const board = new LocalSanssouci(page);
  await board.playUntil('play', 2);
  const gap = page.evaluate(
    () =>
      new Promise<number>((done) => {
        let [longest, last] = [0, performance.now()];
        const end = last + 1500;
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          const now = performance.now();
          longest = Math.max(longest, now - last);
          last = now;
          if (now > end) done(longest);
          else setTimeout(() => channel.port2.postMessage(0));
        };
        channel.port2.postMessage(0);
      }),
  );
  await board.decide('play');
  expect(await gap).toBeLessThan(200);
});
