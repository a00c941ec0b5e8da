import type { Page } from '@playwright/test';
import type { Frame } from '../src/types/server.ts';
import { callApi } from './api.ts';
import { expect, test } from './fixtures.ts';
import { SanssouciBoard } from './sanssouci_board.ts';
import { createTable } from './tables.ts';
import { text } from './words.ts';

declare global {
  interface Window {
    /** How many animations the page has started. */
    animations: number;
    /** New animations stop at their start. */
    frozen: boolean;
  }
}

/** Stops every animation at its start until `thaw`, so that the test is not a race against it. */
const freezeAnimations = (page: Page) =>
  page.addInitScript(() => {
    window.animations = 0;
    window.frozen = true;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      window.animations += 1;
      const animation = animate.call(this, frames, options);
      if (window.frozen) animation.pause();
      return animation;
    };
  });

/** Lets the animations finish; returns how many were started so far. */
const thaw = (page: Page) =>
  page.evaluate(() => {
    window.frozen = false;
    for (const animation of document.getAnimations())
      if (animation.playState === 'paused') animation.finish();
    return window.animations;
  });

test('a player who returns sees what the others did since, and can skip it', async ({ page }) => {
  const path = await createTable(page, { options: { players: 4 } });
  await page.goto(path);
  const board = new SanssouciBoard(page);
  await board.playUntil('noble');
  // The last decision is made without the page, so that the page has shown nothing of what follows.
  await page.goto('about:blank');
  const frame = () => callApi<Frame>(page, 'GET', path);
  await callApi(page, 'POST', `${path}/decisions`, { action: { do: 'stay' }, after: (await frame()).seq });
  await expect
    .poll(async () => {
      const { table } = await frame();
      return table.to_act.includes(table.you ?? -1);
    })
    .toBe(true);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await freezeAnimations(page);
  await page.goto(path);
  // What the next player did is the headline.
  await expect(page.locator('.headline')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.animations)).toBeGreaterThan(0);
  const lines = page.locator('.lines .line');
  const shown = await lines.count();
  await page.getByRole('button', { name: text('action.skip') }).click();
  const before = await thaw(page);
  expect(await board.ready()).toBe('play');
  expect(await lines.count()).toBeGreaterThan(shown);
  // Three opponents take at least six decisions. Skipping shows only the rest of the one that was being shown.
  expect((await page.evaluate(() => window.animations)) - before).toBeLessThan(6);
});
