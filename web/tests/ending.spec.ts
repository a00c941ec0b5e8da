import type { Page } from '@playwright/test';
import type { Frame, Level } from '../src/types/server.ts';
import type { View } from '../src/types/sanssouci.ts';
import { callApi } from './api.ts';
import { expect, test } from './fixtures.ts';
import { playSanssouci } from './sanssouci_board.ts';
import { createTable } from './tables.ts';
import { text } from './words.ts';

/** The final scoring; that of the first half of Versailles may be open in a dialog. */
const END = '.desk .scoring';
const PHONE = { width: 390, height: 664 };

/** Lets bots finish a game while the page shows it, so that the page counts the scoring. */
async function watchEnd(
  page: Page,
  game: 'sanssouci' | 'versailles',
  stand_in: Level = 'apprentice',
): Promise<string> {
  const path = await createTable(page, { game, stand_in });
  await page.goto(path);
  await expect(page.locator('[data-deciding="true"]')).toBeVisible();
  await callApi(page, 'POST', `${path}/leave`);
  await expect(page.locator(END)).toBeVisible({ timeout: 120_000 });
  return path;
}

const inViewport = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the nobles of Sanssouci walk their ways again, and everybody’s missions are revealed', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const walks: Record<string, number> = {};
      const headings: string[] = [];
      Object.assign(window, { walks, headings });
      new MutationObserver(() => {
        const heading = document.querySelector('.scoring h2')?.textContent ?? '';
        if (heading !== headings.at(-1)) headings.push(heading);
      }).observe(document, { subtree: true, childList: true, characterData: true });
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, options) {
        const spot = this.getAttribute('data-spot') ?? '';
        if (spot.startsWith('noble-') && Array.isArray(frames)) walks[spot] = frames.length;
        return animate.call(this, frames, options);
      };
    });
    const path = await createTable(page);
    await page.goto(path);
    await expect(page.locator('[data-deciding="true"]')).toBeVisible();
    await callApi(page, 'POST', `${path}/leave`);
    await expect(page.locator(END)).toBeVisible({ timeout: 240_000 });
    await expect(page.getByRole('button', { name: text('over.rematch') })).toBeVisible();
    await expect(page.locator(`${END} h2`)).not.toHaveText(text('over.counting'));
    const { view } = await callApi<Frame>(page, 'GET', path);
    const { seats } = view as View;
    const walked = await page.evaluate(() => Object.keys((window as unknown as { walks: object }).walks));
    seats.forEach(({ nobles }, seat) =>
      nobles.forEach((row, column) => {
        const noble = `noble-${seat}-${'abcdefghi'[column]}`;
        if (row > 0) expect(walked, `${noble} in row ${row}`).toContain(noble);
      }),
    );
    await expect(page.locator(`${END} tbody [role="img"]`)).toHaveCount(4);

    // A user who looks back and returns need not see it again.
    await page.locator('.lines .line').first().click();
    await expect(page.locator(END)).toHaveCount(0);
    await page.getByRole('button', { name: text('replay.close') }).click();
    await expect(page.locator(END)).toBeVisible();
    const headings = await page.evaluate(() => (window as unknown as { headings: string[] }).headings);
    expect(headings.filter((heading) => heading === text('over.counting'))).toHaveLength(1);
  });
});

test('the end of Sanssouci lights a window for every full row that scores', async ({ page }) => {
  const path = await watchEnd(page, 'sanssouci', 'gardener');
  const { view } = await callApi<Frame>(page, 'GET', path);
  const { seats, result, viewer } = view as View;
  const { printed, tiles, gardeners } = seats[viewer!]!;
  const filled = new Set<string>([...printed, ...tiles, ...gardeners]);
  const rows = [2, 3, 4, 5, 6].filter((row) =>
    [...'abcdefghi'].every((motif) => filled.has(`${motif}${row}`)),
  );
  const points = rows.reduce((sum, row) => sum + 10 - row, 0);
  expect(points, 'the rows are those that the rules count').toBe(result?.scores[viewer!]?.rows);
  await expect(page.locator('.palace .lit')).toHaveCount(rows.length);
});

for (const game of ['sanssouci', 'versailles'] as const)
  test(`total and "Play again" of ${game} are in sight on a phone`, async ({ newBrowser }) => {
    const page = await newBrowser({ viewport: PHONE, hasTouch: true, isMobile: true });
    await watchEnd(page, game);
    await page.keyboard.press('Escape');
    await page.locator(`${END} h2`).evaluate((heading) => heading.scrollIntoView());
    await expect(page.getByRole('button', { name: text('over.rematch') })).toBeInViewport({ ratio: 1 });
    expect(await inViewport(page, `${END} tfoot tr:first-child`), 'the total').toBe(true);
  });

test('the scoring of Versailles is a matrix of types and players', async ({ page }) => {
  const path = await watchEnd(page, 'versailles');
  const rows = page.locator(`${END} tbody tr`);
  const { view } = await callApi<Frame>(page, 'GET', path);
  const { result } = view as { result: { scores: { total: number }[] } };
  for (const [seat, { total }] of result.scores.entries()) {
    const cells = await rows.evaluateAll(
      (all, seat) =>
        all.map((row) =>
          parseInt(row.querySelectorAll('td')[seat]?.querySelector('.sum')?.textContent ?? ''),
        ),
      seat,
    );
    expect(cells.reduce((sum, points) => sum + points, 0)).toBe(total);
  }
  expect(await rows.count()).toBeLessThanOrEqual(7);
  await expect(rows.first().locator('th svg')).toBeVisible();
});

test('a player who loses is cheered up', async ({ page }) => {
  const board = await playSanssouci(page, { seats: ['me', 'gardener'] });
  await board.playUntil('over');
  const lost = (await page.locator(`${END} h2`).textContent()) !== text('over.you_won');
  await expect(page.locator('.cheer')).toHaveCount(lost ? 1 : 0);
});
