import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { playSanssouci, type SanssouciBoard } from './sanssouci_board.ts';
import { text } from './words.ts';

declare global {
  interface Window {
    /** How many tones the page has played. */
    tones: number;
  }
}

const openSettings = (page: Page) =>
  page.getByRole('button', { name: text('you.title'), exact: true }).click();

async function playRound(board: SanssouciBoard) {
  await board.playUntil('noble');
  await board.decide('noble');
  await board.playUntil('play');
}

test('the bell rings only if it is switched on', async ({ page }) => {
  await page.addInitScript(() => {
    window.tones = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      window.tones += 1;
      return start.call(this, when);
    };
  });
  const tones = () => page.evaluate(() => window.tones);
  const board = await playSanssouci(page);
  await playRound(board);
  expect(await tones()).toBe(0);

  await openSettings(page);
  const bell = page.getByRole('switch', { name: text('you.sounds') });
  await expect(bell).not.toBeChecked();
  await bell.check();
  await page.keyboard.press('Escape');
  await playRound(board);
  await expect.poll(tones).toBeGreaterThan(0);
  await page.reload();
  await openSettings(page);
  await expect(bell).toBeChecked();
});

test('the theme follows the device until one is chosen, which is remembered', async ({ page }) => {
  const html = page.locator('html');
  await page.goto('./');
  await expect(html).toHaveAttribute('data-theme', 'day');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'night');
  await openSettings(page);
  await page.getByRole('radio', { name: text('theme.day') }).check();
  await expect(html).toHaveAttribute('data-theme', 'day');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'day');
});
