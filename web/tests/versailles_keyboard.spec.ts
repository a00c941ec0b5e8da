import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { PLACE, Plot, sitDown } from './versailles_board.ts';

async function tabTo(page: Page, selector: string) {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** One sees where one is. */
async function expectLine(page: Page) {
  const line = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
    return outlineStyle === 'none' ? 0 : parseFloat(outlineWidth);
  });
  expect(line, 'a line around what has the focus').toBeGreaterThanOrEqual(2);
}

test('a whole game without a mouse', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await tabTo(page, 'input[name=game]');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'The Gardens of Versailles' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Apprentice' })).toBeChecked();
  await tabTo(page, '.go button');
  await page.keyboard.press('Enter');

  const plot = new Plot(page);
  let [bids, laid, moved, turned, half] = [0, 0, 0, 0, 0];
  for (let phase = await plot.ready(); phase !== 'over'; phase = await plot.ready()) {
    if (await plot.sheet.isVisible()) {
      half += 1;
      await page.keyboard.press('Escape');
      await expect(plot.sheet).toBeHidden();
    }
    if (phase === 'bidding') {
      // The page leads on to the cards, and from there to the garden.
      await expect(page.locator('.hand .playable:focus')).toHaveCount(1);
      const first = await page.locator('.hand :focus').getAttribute('data-card');
      if (bids % 2 === 1) {
        await page.keyboard.press('ArrowRight');
        if ((await plot.cards.count()) > 1)
          expect(await page.locator('.hand :focus').getAttribute('data-card')).not.toBe(first);
      }
      if (bids < 2) await expectLine(page);
      await page.keyboard.press('Enter');
      bids += 1;
      continue;
    }
    await expect(plot.garden).toBeFocused();
    if (laid < 2) await expectLine(page);
    const before = await plot.ghostAt();
    const places = await plot.places();
    await page.keyboard.press(['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'][laid % 4]!);
    const after = await plot.ghostAt();
    expect(after.turn).toBe(before.turn);
    const along = [
      before.at[1] - after.at[1],
      after.at[0] - before.at[0],
      after.at[1] - before.at[1],
      before.at[0] - after.at[0],
    ][laid % 4]!;
    expect(along, 'the ghost goes where the arrow points, or stays').toBeGreaterThanOrEqual(0);
    moved += along > 0 ? 1 : 0;
    if (laid % 2 === 0) {
      await page.keyboard.press('r');
      const now = await plot.ghostAt();
      const turns = new Set(places.map(({ turn }) => turn)).size;
      if (turns > 1) expect(now.turn).not.toBe(after.turn);
      turned += now.turn === after.turn ? 0 : 1;
    }
    const wanted = await plot.ghostAt();
    await page.keyboard.press('Enter');
    laid += 1;
    await expect(plot.tiles).toHaveCount(laid);
    const garden = (await plot.view()).seats[0]?.garden ?? [];
    expect(garden[laid - 1], 'the tile lies where the ghost was').toMatchObject(
      laid === 1 ? {} : { at: wanted.at, turn: wanted.turn },
    );
  }
  expect({ bids, laid, half }).toEqual({ bids: 14, laid: 14, half: 1 });
  expect(moved).toBeGreaterThan(4);
  expect(turned).toBeGreaterThan(3);
  await tabTo(page, '.scoring button');
  await expect(page.getByRole('button', { name: 'Play again' })).toBeFocused();
});

test('who cannot see the garden hears its areas, and finds the best places in a list', async ({ page }) => {
  const plot = await sitDown(page);
  await plot.until('laying', 3);
  await expect(plot.garden).toHaveAttribute(
    'aria-label',
    /^Garden: Guest; .*\d fields?; .*tile [a-z ]+, [a-z ]+, [a-z ]+, [a-z ]+ at column -?\d+, row -?\d+, quarter turns: \d$/,
  );
  const places = (await plot.places()).sort((one, other) => other.gain - one.gain);
  const list = page.locator('details:has(.list)');
  await expect(list.getByRole('button')).toHaveCount(0);
  await plot.garden.focus();
  await tabTo(page, 'details summary');
  await page.keyboard.press('Enter');
  const options = list.getByRole('button');
  await expect(options).toHaveCount(Math.min(8, places.length));
  const gains = (await options.allTextContents()).map((text) =>
    Number(/\+(\d+) points?$/.exec(text)?.[1] ?? 0),
  );
  expect(gains[0], 'the best comes first').toBe(Math.max(0, places[0]?.gain ?? NaN));
  expect(gains).toEqual([...gains].sort((one, other) => other - one));

  // Down to the third; the garden shows it, Enter lays it there.
  for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('Tab');
  await expect(options.nth(2)).toBeFocused();
  await expect(options.nth(2)).toHaveText(PLACE);
  const wanted = await plot.ghostAt();
  const chosen = places.find(({ at, turn }) => turn === wanted.turn && at.join() === wanted.at.join());
  expect(Math.max(0, chosen?.gain ?? NaN)).toBe(gains[2]);
  await page.keyboard.press('Enter');
  await expect(plot.tiles).toHaveCount(3);
  expect((await plot.view()).seats[0]?.garden.at(-1)).toMatchObject(wanted);
  // What happens is said, too.
  await expect(page.getByRole('log')).not.toHaveText('');
});
