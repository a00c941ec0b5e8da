import type { Page } from '@playwright/test';
import { sitDown } from './sanssouci_board.ts';
import { expect, test } from './fixtures.ts';

declare global {
  interface Window {
    /** How long everything takes that travels. */
    moved: number[];
    /** How often something that is styled so has changed its look gradually. */
    styled: number;
  }
}

/** Notes how long everything takes that the page sets in motion. */
async function watchMotion(page: Page) {
  await page.addInitScript(() => {
    window.moved = [];
    window.styled = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      window.moved.push(Number(typeof options === 'number' ? options : (options?.duration ?? 0)));
      return animate.call(this, frames, options);
    };
    for (const start of ['animationstart', 'transitionrun'])
      document.addEventListener(start, () => (window.styled += 1));
  });
}

const moved = (page: Page) => page.evaluate(() => window.moved.splice(0));
const running = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);

test('who wants no motion sees none, and can play', async ({ page }) => {
  await watchMotion(page);
  const garden = await sitDown(page, { options: { edition: 'classic', boars: true, choose_sides: true } });
  for (let turns = 0; turns < 10; turns += 1) {
    await garden.decide(await garden.ready());
    await garden.ready();
    await expect.poll(() => running(page), { timeout: 500 }).toBe(0);
  }
  await garden.until('play');
  await page.locator('.slot.target').first().hover();
  await page.getByRole('button', { name: 'You', exact: true }).click();
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect(page.locator('.notice')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('.notice button').click();
  await expect(page.locator('.notice')).toHaveCount(0);
  expect(await moved(page)).toEqual([]);
  expect(await page.evaluate(() => window.styled)).toBe(0);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('things take the way they go, calmly and quickly', async ({ page }) => {
    await watchMotion(page);
    // A note that is wanted again while it goes takes only the rest of its time.
    await page.addInitScript(() => localStorage.setItem('gloriette.tips', '{"off":true}'));
    const garden = await sitDown(page);
    await moved(page);
    await garden.until('play');
    await garden.decide('play');
    await garden.until('noble');
    const own = await moved(page);
    expect(own.length).toBeGreaterThan(0);
    await garden.decide('noble');
    await garden.until('play');
    // Svelte begins its transitions with one that takes no time.
    const all = [...own, ...(await moved(page))].filter((time) => time > 0);
    expect(Math.min(...all)).toBeGreaterThanOrEqual(150);
    // Points rise to the score a little more slowly than things go their way.
    expect(Math.max(...all)).toBeLessThanOrEqual(640);
    expect(await page.evaluate(() => window.styled)).toBeGreaterThan(0);
    await expect(page.locator('body > .flying-points')).toHaveCount(0, { timeout: 3000 });
  });
});
