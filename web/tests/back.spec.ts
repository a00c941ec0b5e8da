import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { playSanssouci } from './sanssouci_board.ts';
import { text } from './words.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const openSettings = (page: Page) =>
  page.getByRole('button', { name: text('you.title'), exact: true }).click();
const path = (page: Page) => new URL(page.url()).pathname;

/** Goes back without waiting for a page to load: the history has entries that belong to the same page. */
const back = (page: Page) => page.evaluate(() => history.back());
const forward = (page: Page) => page.evaluate(() => history.forward());

for (const [device, viewport] of [
  ['a desktop', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test.describe(device, () => {
    test.use({ viewport, hasTouch: device === 'a phone', isMobile: device === 'a phone' });

    test('back closes the dialogs of a table first, then leaves it', async ({ page }) => {
      await page.goto('./');
      const home = path(page);
      await page.getByRole('button', { name: text('start.now') }).click();
      await expect(page.locator('.board')).toBeVisible();
      const table = path(page);
      expect(table).not.toBe(home);
      const openers = [
        page.getByRole('button', { name: text('help.title') }),
        page.getByRole('button', { name: text('plate.enlarge', { name: '' }) }).first(),
        page.getByRole('button', { name: text('you.title'), exact: true }),
      ];
      for (const opener of openers) {
        await opener.click();
        await expect(dialog(page)).toBeVisible();
        await back(page);
        await expect(dialog(page)).toHaveCount(0);
        expect(path(page)).toBe(table);
        await expect(page.locator('.board')).toBeVisible();
      }
      await back(page);
      await expect(page.getByRole('button', { name: text('start.now') })).toBeVisible();
      expect(path(page)).toBe(home);
    });
  });

for (const [how, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  [
    'the close button',
    (page: Page) =>
      dialog(page)
        .getByRole('button', { name: text('close') })
        .click(),
  ],
] as const)
  test(`after ${how}, back leaves the page at once`, async ({ page }) => {
    await page.goto('rules/versailles');
    await page.getByRole('link', { name: text('home') }).click();
    await expect(page.getByRole('button', { name: text('start.now') })).toBeVisible();
    await openSettings(page);
    await close(page);
    await expect(dialog(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
    await back(page);
    await expect(page).toHaveURL(/rules\/versailles$/);
  });

test('forward and a reload lead to the page, not to a dialog that is gone', async ({ page }) => {
  await page.goto('rules/versailles');
  await page.getByRole('link', { name: text('home') }).click();
  await openSettings(page);
  await back(page);
  await expect(dialog(page)).toHaveCount(0);
  await forward(page);
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: text('start.now') })).toBeVisible();

  await openSettings(page);
  await expect(dialog(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: text('start.now') })).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
  await expect(dialog(page)).toHaveCount(0);
  await back(page);
  await expect(page).toHaveURL(/rules\/versailles$/);
});

test('a dialog over a game leaves the game as it is', async ({ page }) => {
  const board = await playSanssouci(page);
  await board.playUntil('play');
  const before = await page.locator('.board').innerHTML();
  await page.getByRole('button', { name: text('help.title') }).click();
  await back(page);
  await expect(dialog(page)).toHaveCount(0);
  expect(await page.locator('.board').innerHTML()).toBe(before);
});
