import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { playSanssouci } from './sanssouci_board.ts';
import { openFinishedGame } from './tables.ts';
import { text } from './words.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Whether a finger on the middle of an element reaches it: it is in the window, and nothing covers it. */
const isReachable = (locator: Locator) =>
  locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && element.contains(hit);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  for (const game of ['sanssouci', 'versailles'])
    test(`the replay of ${game} is within reach wherever the page is scrolled to`, async ({ page }) => {
      await openFinishedGame(page, { game });
      const result = page.locator('.desk .scoring');
      await result.getByRole('button', { name: text('over.replay'), exact: true }).tap();
      // It starts from the beginning, and nothing is before the board.
      const slider = page.getByRole('slider', { name: text('replay.title') });
      await expect(slider).toHaveValue('0');
      await expect(result).toHaveCount(0);
      await expect.poll(() => scrolled(page)).toBe(0);
      const names = ['replay.back', 'replay.on', 'replay.close'] as const;
      const [, next, close] = names.map((key) => page.getByRole('button', { name: text(key) }));
      if (!next || !close) throw new Error('there are three buttons');
      for (const bottom of [0, 10_000]) {
        await page.evaluate((to) => scrollTo(0, to), bottom);
        for (const button of [next, close]) await expect.poll(() => isReachable(button)).toBe(true);
      }
      await next.tap();
      await expect(slider).toHaveValue('1');
      await expect.poll(() => isReachable(next)).toBe(true);
      await close.tap();
      await expect(slider).toHaveCount(0);
      await expect(result).toBeVisible();
    });

  test('a result leads to the analysis, the replay and a picture', async ({ page }) => {
    await openFinishedGame(page);
    const result = page.locator('.desk .scoring');
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    for (const key of ['over.analysis', 'over.replay', 'over.picture'] as const)
      await expect(result.getByRole('button', { name: text(key), exact: true })).toBeInViewport({ ratio: 1 });
    const started = page.waitForRequest(
      (request) => /analysis$/.test(request.url()) && request.method() === 'POST',
    );
    await result.getByRole('button', { name: text('over.analysis'), exact: true }).tap();
    await started;
    await expect(page.getByRole('heading', { name: text('analysis.title') })).toBeInViewport();
  });

  test('the scores open the other garden', async ({ page }) => {
    await playSanssouci(page);
    await page.locator('.scores .other').tap();
    await expect(page.getByRole('dialog').locator('.grid')).toBeVisible();
  });

  test('a tip leaves the market and the cards free, and the next one waits', async ({ page }) => {
    await playSanssouci(page);
    await page.getByRole('button', { name: text('tip.title'), exact: true }).tap();
    const tip = page.getByRole('note');
    await expect(tip).toBeVisible();
    // Playwright has scrolled; a finger does not.
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    // It unfolds, and moves when the page scrolls.
    await expect(async () => {
      const box = await tip.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      for (const selector of ['.market', '.hand']) {
        const other = await page.locator(selector).boundingBox();
        if (!box || !other) throw new Error('the tip, the market and the cards are visible');
        expect(box.y + box.height <= other.y || box.y >= other.y + other.height, selector).toBe(true);
      }
    }).toPass({ timeout: 10_000 });
    await tip.getByRole('button', { name: text('tip.got') }).tap();
    await expect(tip).toHaveCount(0);
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('the focus in the bar at the bottom does not scroll the board away', async ({ page }) => {
    await playSanssouci(page);
    await page.getByRole('button', { name: text('hint.ask') }).focus();
    expect(await scrolled(page)).toBe(0);
  });
});

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test('a hint is beside the garden', async ({ page }) => {
    await playSanssouci(page);
    const garden = page.locator('div.main');
    const before = await garden.boundingBox();
    await page.getByRole('button', { name: text('hint.ask') }).tap();
    const hint = page.getByRole('region', { name: text('hint.title') });
    await expect(hint).toBeVisible({ timeout: 20_000 });
    const [box, after] = [await hint.boundingBox(), await garden.boundingBox()];
    if (!box || !before || !after) throw new Error('the hint and the garden are visible');
    expect(after.x, 'the garden stays in place').toBeCloseTo(before.x, 0);
    expect(box.x).toBeGreaterThanOrEqual(after.x + after.width - 1);
  });
});
