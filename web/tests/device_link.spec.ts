import type { Page } from '@playwright/test';
import { callApi } from './api.ts';
import { expectNoViolationsInBothThemes } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { SanssouciBoard } from './sanssouci_board.ts';
import { becomeKnown, createTable } from './tables.ts';
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
  await expect(third.getByText(text('problem.link_used'))).toBeVisible();
});

test('a link warns before it replaces somebody who has games', async ({ page, newBrowser, browserLog }) => {
  await becomeKnown(page, 'Ben');
  const link = async () => {
    const { token } = await callApi<{ token: string }>(page, 'POST', 'me/links');
    return `link#${token}`;
  };
  const device = await newBrowser();
  await becomeKnown(device, 'Anna');
  for (let games = 0; games < 3; games += 1) await createTable(device);
  const first = await link();
  await device.goto(first);
  const warning = device.getByText(text('device.warning', { name: 'Anna', count: 3 }));
  await expect(warning).toBeVisible();
  await expect(device.getByRole('heading')).toHaveText(text('device.title', { name: 'Ben' }));
  await expectNoViolationsInBothThemes(device, 'the warning');
  await device.getByRole('button', { name: text('device.keep') }).click();
  await expect(nameButton(device)).toHaveText('Anna');

  await device.goto(first);
  await device.getByRole('button', { name: text('device.replace', { name: 'Ben' }) }).click();
  await expect(device.getByText(text('device.done'))).toBeVisible();
  await expect(nameButton(device)).toHaveText('Ben');
  await device.goto(await link());
  await expect(device.getByText(text('device.same', { name: 'Ben' }))).toBeVisible();

  browserLog.expected = [/410/];
  await device.goto('./');
  await device.goto(first);
  await expect(device.getByText(text('problem.link_used'))).toBeVisible();
});
