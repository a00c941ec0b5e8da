import { expect, test } from './fixtures.ts';
import { playSanssouci } from './sanssouci_board.ts';
import { playVersailles, readScoring } from './versailles_board.ts';
import { pattern, text } from './words.ts';

test('tiles that would become gardeners have a badge before one points at them', async ({ page }) => {
  const board = await playSanssouci(page);
  const gardener = text('preview.gardener');
  let [badges, compared] = [0, 0];
  // A tile becomes a gardener as soon as its field is taken, which some deals show late.
  for (let round = 0; round < 17 && (round < 3 || badges === 0); round += 1) {
    await board.playUntil('play');
    await page.mouse.move(0, 0);
    for (const slot of await board.slots.all()) {
      const badge = await slot.locator('.gardener').count();
      expect(badge, await slot.innerHTML()).toBe(
        (await slot.getAttribute('aria-label'))?.includes(gardener) ? 1 : 0,
      );
      badges += badge;
      compared += 1;
    }
    await board.decide('play');
  }
  expect(compared).toBeGreaterThan(10);
  expect(badges).toBeGreaterThan(0);
});

test('missions say what they are worth, and the legend explains every sign', async ({ page }) => {
  await playSanssouci(page, { options: { rewards: true, boars: true } });
  await expect(page.getByText(text('missions.label'))).toBeVisible();
  await page.getByRole('button', { name: text('help.title') }).click();
  const legend = page.getByRole('dialog').locator('.legend li');
  await expect(legend).toHaveCount(8);
  for (const item of await legend.all()) await expect(item.locator('.sign > *')).not.toHaveCount(0);
});

test('a total of Versailles says that it is provisional, and hides while the scoring is counted', async ({
  page,
}) => {
  const board = await playVersailles(page);
  const totals = page.locator('aside article .score');
  await expect(page.locator('aside article').first()).toContainText(text('v.plate.if_ended'));
  await expect(totals.first()).toHaveAttribute('aria-label', new RegExp(pattern('v.plate.points')));
  await board.playUntil('laying', 14);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await board.decide('laying');
  await expect(page.locator('.scoring')).toBeVisible({ timeout: 60_000 });
  await expect(totals).toHaveText(['…', '…']);
  await page.getByRole('button', { name: text('over.at_once') }).click();
  const { total } = await readScoring(page.locator('.scoring'));
  await expect(totals).toHaveText(total.map(String));
});

test('an enlarged garden fits the height of the window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const play of [playSanssouci, playVersailles]) {
    const board = await play(page);
    if (play === playVersailles) await board.playOn(4);
    await page.locator('aside article button.view').first().click();
    const garden = page.getByRole('dialog').locator('.frame, .garden > svg').first();
    await expect(garden).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }
});

test('the king stands beside the first tile', async ({ page }) => {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await playVersailles(page, { options: { players: 5 } });
    const king = await page.getByRole('img', { name: text('v.king') }).boundingBox();
    const tile = await page.locator('.now .tile').first().boundingBox();
    expect((king?.x ?? NaN) + (king?.width ?? NaN)).toBeLessThanOrEqual((tile?.x ?? NaN) + 1);
  }
});

declare global {
  interface Window {
    /** How many cards the reveal has shown at once, and when it began and ended. */
    reveal: { cards: number; began: number; ended: number };
  }
}

for (const motion of ['no-preference', 'reduce'] as const)
  test(`the bids are revealed together (motion: ${motion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(() => {
      window.reveal = { cards: 0, began: 0, ended: 0 };
      new MutationObserver(() => {
        const { length } = document.querySelectorAll('.revealed-card');
        if (length > 0 && window.reveal.cards === 0) window.reveal.began = performance.now();
        if (length === 0 && window.reveal.cards > 0) window.reveal.ended ||= performance.now();
        window.reveal.cards = Math.max(window.reveal.cards, length);
      }).observe(document, { subtree: true, childList: true });
    });
    const board = await playVersailles(page, { options: { players: 3 } });
    await board.decide('bidding');
    expect(await board.ready()).toBe('laying');
    const { cards, began, ended } = await page.evaluate(() => window.reveal);
    expect(cards).toBe(motion === 'reduce' ? 0 : 3);
    // Timers wait at least as long as they are told to.
    if (motion !== 'reduce') expect(ended - began).toBeGreaterThan(1100);
    await expect(page.locator('.revealed-card')).toHaveCount(0);
  });
