import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { playSanssouci } from './sanssouci_board.ts';
import { keepNotices } from './screens.ts';
import { text } from './words.ts';

declare global {
  interface Window {
    /** The durations of all animations that scripts have started. */
    durations: number[];
    /** How many animations and transitions the style sheets have started. */
    styled: number;
  }
}

/** Records every animation that the page starts. */
async function recordMotion(page: Page) {
  await page.addInitScript(() => {
    window.durations = [];
    window.styled = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      window.durations.push(Number(typeof options === 'number' ? options : (options?.duration ?? 0)));
      return animate.call(this, frames, options);
    };
    for (const start of ['animationstart', 'transitionrun'])
      document.addEventListener(start, () => (window.styled += 1));
  });
}

const takeDurations = (page: Page) => page.evaluate(() => window.durations.splice(0));
const running = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);

test('with reduced motion nothing is animated', async ({ page }) => {
  await recordMotion(page);
  await keepNotices(page);
  const board = await playSanssouci(page, {
    options: { edition: 'classic', boars: true, choose_sides: true },
  });
  for (let decisions = 0; decisions < 10; decisions += 1) {
    await board.decide(await board.ready());
    await board.ready();
    await expect.poll(() => running(page)).toBe(0);
  }
  await board.playUntil('play');
  await board.slots.first().hover();
  await page.getByRole('button', { name: text('you.title'), exact: true }).click();
  await page.getByLabel(text('you.name')).fill('Ada');
  await page.getByRole('button', { name: text('you.keep_name') }).click();
  await expect(page.locator('.notice')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('.notice button').click();
  await expect(page.locator('.notice')).toHaveCount(0);
  expect(await takeDurations(page)).toEqual([]);
  expect(await page.evaluate(() => window.styled)).toBe(0);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('animations are neither too quick nor too slow to follow', async ({ page }) => {
    await recordMotion(page);
    // A tip that comes back while it disappears only takes the rest of its time.
    await page.addInitScript(() => localStorage.setItem('gloriette.tips', '{"off":true}'));
    const board = await playSanssouci(page);
    await takeDurations(page);
    await board.playUntil('play');
    await board.decide('play');
    await board.playUntil('noble');
    const own = await takeDurations(page);
    expect(own.length).toBeGreaterThan(0);
    await board.decide('noble');
    await board.playUntil('play');
    // Svelte starts its transitions with an animation of no duration.
    const all = [...own, ...(await takeDurations(page))].filter((time) => time > 0);
    expect(Math.min(...all)).toBeGreaterThanOrEqual(150);
    // Points rise to the score more slowly than pieces move.
    expect(Math.max(...all)).toBeLessThanOrEqual(640);
    expect(await page.evaluate(() => window.styled)).toBeGreaterThan(0);
    await expect(page.locator('body > .flying-points')).toHaveCount(0);
  });
});
