import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { SanssouciBoard } from './sanssouci_board.ts';
import { createTable } from './tables.ts';
import { text } from './words.ts';

const nameButton = (page: Page) => page.locator('header button.you');

test('a link makes another device the same person, once', async ({ page, newBrowser, browserLog }) => {
  const path = await createTable(page);
  await page.goto('./');
  await nameButton(page).click();
  await page.getByLabel(text('you.name')).fill('Ada');
  await page.getByRole('button', { name: text('you.keep_name') }).click();
  await page.getByRole('button', { name: text('device.make') }).click();
  const link = await page.getByRole('textbox', { name: text('device.link') }).inputValue();

  const device = await newBrowser();
  await device.goto(link);
  await device.getByRole('button', { name: text('device.use') }).click();
  await expect(device.getByText(text('device.done'))).toBeVisible();
  await expect(nameButton(device)).toHaveText('Ada');
  const games = device.locator('section', { hasText: text('mine.title') });
  await expect(games.getByText(text('mine.your_turn'))).toBeVisible();
  await device.goto(path);
  await new SanssouciBoard(device).playUntil('noble');
  await page.goto(path);
  expect(await new SanssouciBoard(page).ready()).toBe('noble');

  browserLog.expected = [/410/];
  const third = await newBrowser();
  await third.goto(link);
  await third.getByRole('button', { name: text('device.use') }).click();
  await expect(third.getByText(text('problem.link_used'))).toBeVisible();
});
