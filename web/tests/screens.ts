import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { createTable } from './tables.ts';
import { text } from './words.ts';

/** Visits the screens outside a game and inspects each. */
export async function visitScreens(page: Page, inspect: (page: Page, screen: string) => Promise<void>) {
  await keepNotices(page);
  await page.goto('./');
  await page.getByText(text('start.more')).click();
  await inspect(page, 'the start page');
  await page.getByRole('button', { name: text('you.title'), exact: true }).click();
  await page.getByRole('button', { name: text('device.make') }).click();
  await expect(page.getByRole('img', { name: text('qr') })).toBeVisible();
  await inspect(page, 'the settings');
  await page.goto(
    await createTable(page, { seats: ['me', 'open', 'gardener'], listed: true, options: { players: 3 } }),
  );
  await expect(page.getByRole('img', { name: text('qr') })).toBeVisible();
  await page.getByRole('button', { name: text('waiting.copy') }).click();
  await expect(page.locator('.notice')).toBeVisible();
  await inspect(page, 'a table before the game');
  await page.goto('./');
  // Both lists are loaded after the page, and push down what is below them.
  await expect(page.getByRole('heading', { name: text('mine.title') })).toBeVisible();
  await expect(page.getByText(text('lobby.join'), { exact: true }).first()).toBeVisible();
  await inspect(page, 'the start page with games');
}

/** Keeps notices on the screen, which go away after some seconds. A busy machine needs longer to inspect them. */
export async function keepNotices(page: Page) {
  await page.addInitScript(() => {
    const original = window.setTimeout;
    const slowed = (callback: TimerHandler, milliseconds = 0, ...values: unknown[]) =>
      original(callback, milliseconds >= 5000 ? 100 * milliseconds : milliseconds, ...values);
    window.setTimeout = slowed as typeof window.setTimeout;
  });
}
