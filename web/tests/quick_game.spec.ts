import type { Page } from '@playwright/test';
import { expect, testWithOwnServer } from './fixtures.ts';
import { becomeKnown } from './tables.ts';
import { text } from './words.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

// Other tests must not sit down at the tables of this one.
const alone = testWithOwnServer();

async function quickGame(page: Page) {
  await page.goto('./');
  await page.getByRole('radio', { name: text('game.versailles') }).check();
  await button(page, text('start.quick')).click();
  await expect(page).toHaveURL(/games\//);
}

alone('strangers meet, and a bot keeps the first one company', async ({ page, newBrowser }) => {
  const stranger = await newBrowser();
  await becomeKnown(page, 'Ada');
  await becomeKnown(stranger, 'Bert');
  await quickGame(page);
  const table = page.url();
  await expect(page.getByRole('heading', { name: text('waiting.title') })).toBeVisible();
  await button(page, text('company.play')).click();
  await expect(page).not.toHaveURL(table);
  await expect(page.getByText(text('company.waiting'))).toBeVisible();
  await expect(page.locator('.board')).toBeVisible();

  await stranger.goto('./');
  await expect(stranger.getByRole('link', { name: /Ada/ })).toBeVisible();
  await quickGame(stranger);
  await expect(stranger).toHaveURL(table);
  await expect(page.getByText(text('company.arrived'))).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(text('company.arrived')));
  await page.getByRole('link', { name: text('company.go') }).click();
  await expect(page).toHaveURL(table);
  for (const browser of [page, stranger])
    await expect(browser.locator('.board')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('article', { name: 'Bert' })).toBeVisible();
  await expect(page.getByText(text('company.arrived'))).toHaveCount(0);
});
