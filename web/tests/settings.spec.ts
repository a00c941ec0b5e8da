import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { playSanssouci, type SanssouciBoard } from './sanssouci_board.ts';
import { text } from './words.ts';

declare global {
  interface Window {
    /** How many tones and noises the page has played. */
    sounds: number;
  }
}

const openSettings = (page: Page) =>
  page.getByRole('button', { name: text('you.title'), exact: true }).click();

async function playRound(board: SanssouciBoard) {
  await board.playUntil('noble');
  await board.decide('noble');
  await board.playUntil('play');
}

/** Counts the tones and noises that the page plays. */
async function countSounds(page: Page) {
  await page.addInitScript(() => {
    window.sounds = 0;
    for (const source of [OscillatorNode, AudioBufferSourceNode]) {
      const start = source.prototype.start;
      source.prototype.start = function (when?: number) {
        window.sounds += 1;
        return start.call(this, when);
      };
    }
  });
  return () => page.evaluate(() => window.sounds);
}

test('sounds are played only if they are switched on', async ({ page }) => {
  const sounds = await countSounds(page);
  const board = await playSanssouci(page);
  await playRound(board);
  expect(await sounds()).toBe(0);

  await openSettings(page);
  const on = page.getByRole('switch', { name: text('you.sounds') });
  const volume = page.getByRole('slider', { name: text('sound.volume') });
  await expect(on).not.toBeChecked();
  await expect(volume).toHaveCount(0);
  await on.check();
  await expect.poll(sounds, 'a sample').toBeGreaterThan(0);
  await volume.fill('30');
  await page.keyboard.press('Escape');
  const before = await sounds();
  await playRound(board);
  await expect.poll(sounds, 'card, tile, steps and turn').toBeGreaterThan(before + 3);
  await page.reload();
  await openSettings(page);
  await expect(on).toBeChecked();
  await expect(volume).toHaveValue('30');
  await on.uncheck();
  await page.keyboard.press('Escape');
  const after = await sounds();
  await playRound(board);
  expect(await sounds()).toBe(after);
});

test('only phones offer to vibrate', async ({ page, newBrowser }) => {
  await page.goto('./');
  await openSettings(page);
  await expect(page.getByRole('switch', { name: text('you.sounds') })).toBeVisible();
  await expect(page.getByRole('switch', { name: text('sound.vibrate') })).toHaveCount(0);
  const phone = await newBrowser({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  await phone.goto('./');
  await openSettings(phone);
  const vibrate = phone.getByRole('switch', { name: text('sound.vibrate') });
  await expect(vibrate).not.toBeChecked();
  await vibrate.check();
  await phone.reload();
  await openSettings(phone);
  await expect(vibrate).toBeChecked();
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
