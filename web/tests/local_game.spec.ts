import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { gameId, LocalSanssouci, openHere } from './local_boards.ts';
import { storedText } from './local_storage.ts';
import { type Key, text } from './words.ts';

/** Changes the stored text of a game; a number is no text. */
const storeText = (page: Page, id: string, text: string | number) =>
  page.evaluate(
    ([id, text]) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('gloriette', 1);
        opening.onsuccess = () => {
          const tables = opening.result.transaction('tables', 'readwrite').objectStore('tables');
          const read = tables.get(id);
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
    [id, text] as const,
  );

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
  // An entry that is no table at all: the list says so, and shows the other game.
  await storeText(page, second, 7);
  await page.goto(`games/${second}`);
  await expect(page.getByText(text('problem.broken_table'))).toBeVisible();
  await page.goto('./');
  const mine = page.getByRole('region', { name: text('mine.title') });
  await expect(mine.getByRole('alert')).toHaveText(text('local.unlisted'));
  await expect(mine.getByRole('link')).toHaveCount(1);
  await mine.getByRole('link').click();
  await board.ready();
  expect(gameId(page)).toBe(first);
  await storeText(page, second, intact);
  await page.goto(`games/${second}`);
  await board.ready();
});

test('a full storage refuses a decision, and the game goes on when there is space', async ({ page }) => {
  await openHere(page);
  const board = new LocalSanssouci(page);
  await board.playUntil('play');
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    // As browsers do when there is no space left.
    IDBObjectStore.prototype.put = function (...written) {
      const request = put.apply(this, written);
      this.transaction.abort();
      return request;
    };
    (window as unknown as { free: () => void }).free = () => (IDBObjectStore.prototype.put = put);
  });
  await board.decide('play');
  await expect(page.getByText(text('problem.storage_failed'))).toBeVisible();
  await expect(page.locator('.board[data-phase=play]')).toBeVisible();
  await page.evaluate(() => (window as unknown as { free: () => void }).free());
  await board.decide('play');
  await expect(page.locator('.board[data-phase=play]')).toHaveCount(0);
});
