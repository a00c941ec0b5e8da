import { expect, test } from './fixtures.ts';
import { playSanssouci } from './sanssouci_board.ts';
import { playVersailles } from './versailles_board.ts';
import { text } from './words.ts';

test('each tip of a first game stays until it is dismissed, and tips can be switched off', async ({
  page,
}) => {
  const board = await playVersailles(page);
  const tip = page.getByRole('note');
  const dismiss = tip.getByRole('button', { name: text('tip.got') });
  await expect(tip).toContainText(text('tip.v.bid'));
  await dismiss.click();
  await expect(tip).toContainText(text('tip.v.ludwig'));
  await page.reload();
  await board.ready();
  await expect(tip).toContainText(text('tip.v.ludwig'));
  await board.playUntil('laying');
  await expect(tip).toContainText(text('tip.v.lay'));
  await dismiss.click();
  await expect(page.getByText(text('tip.v.lay'))).toHaveCount(0);
  await board.decide('laying');
  await board.playUntil('bidding');
  await expect(tip).toBeVisible();
  await tip.getByRole('button', { name: text('tip.never') }).click();
  await expect(tip).toHaveCount(0);
  // None comes later in this game or in another.
  await board.playUntil('laying');
  await expect(tip).toHaveCount(0);
  await playSanssouci(page);
  await expect(tip).toHaveCount(0);
});

test('the first tips of Sanssouci say what to do and where tiles go', async ({ page }) => {
  await playSanssouci(page);
  const tip = page.getByRole('note');
  await expect(tip).toBeVisible();
  // A tip on the cards may come first, for example if one of them allows any tile.
  const texts: string[] = [];
  for (let read = 0; read < 8 && (await tip.count()); read += 1) {
    const words = (await tip.locator('p').textContent()) ?? '';
    texts.push(words.trim());
    await tip.getByRole('button', { name: text('tip.got') }).click();
    await expect(page.getByText(words)).toHaveCount(0);
  }
  for (const key of ['tip.card', 'tip.place'] as const) expect(texts.join()).toContain(text(key));
  expect(new Set(texts).size, 'each is shown once').toBe(texts.length);
});

test('a tip moves neither a panel nor the log, and four players fit', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await playSanssouci(page, { options: { players: 4 } });
  const panels = page.locator('aside article');
  await expect(panels).toHaveCount(4);
  const bottoms = () => panels.evaluateAll((all) => all.map((panel) => panel.getBoundingClientRect().bottom));
  const log = page.getByRole('region', { name: text('log.title') });
  await expect(page.getByRole('note')).toBeInViewport({ ratio: 1 });
  const before = await bottoms();
  const logBefore = await log.boundingBox();
  expect(Math.max(...before)).toBeLessThanOrEqual(768);
  await page
    .getByRole('note')
    .getByRole('button', { name: text('tip.never') })
    .click();
  await expect(page.getByRole('note')).toHaveCount(0);
  expect(await bottoms()).toEqual(before);
  expect(await log.boundingBox()).toEqual(logBefore);
});

test('five players fit on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const board = await playVersailles(page, { options: { players: 5 } });
  await board.playUntil('bidding', 2);
  const panels = page.locator('aside article');
  await expect(panels.locator('.view')).toHaveCount(4);
  const bottoms = await panels.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(768);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tip covers neither the cards nor the buttons for the tile, and closes when it is read', async ({
    page,
  }) => {
    const board = await playVersailles(page);
    const tip = page.getByRole('note');
    const bulb = page.getByRole('button', { name: text('tip.title'), exact: true });
    /** Which of these elements the tip covers. */
    const covered = (selector: string) =>
      page.locator(selector).evaluateAll((elements) => {
        const note = document.querySelector('[role=note]')?.getBoundingClientRect();
        return elements
          .map((element) => element.getBoundingClientRect())
          .filter(({ top, bottom }) => !note || (top < note.bottom - 1 && bottom > note.top + 1)).length;
      });
    await expect(bulb).toBeVisible();
    await expect(tip).toHaveCount(0);
    // A tap by Playwright might scroll to the bar, which is always in sight.
    await bulb.dispatchEvent('click');
    await expect(tip).toContainText(text('tip.v.bid'));
    await expect.poll(() => covered('.hand .playable')).toBe(0);
    await tip.getByRole('button', { name: text('tip.got') }).click();
    await expect(tip).toHaveCount(0);
    await expect(bulb).toBeVisible();
    await board.playUntil('laying');
    await page.evaluate(() => scrollTo(0, 0));
    await bulb.dispatchEvent('click');
    await expect(tip).toContainText(text('tip.v.lay'));
    await expect.poll(() => covered('.tools button')).toBe(0);
  });
});
