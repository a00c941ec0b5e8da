import type { Page } from '@playwright/test';
import { Garden } from './sanssouci_board.ts';
import { expect, test } from './fixtures.ts';

/** Whether one sees where one is: the focused thing, or what stands for it, has a line around it. */
async function expectVisibleFocus(page: Page) {
  const seen = await page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body) return 'nothing has the focus';
    if (!active.matches(':focus-visible')) return 'the focus is hidden';
    // A radio button or a switch is drawn by the element after it.
    const drawn = [active, active.nextElementSibling].filter((element) => element !== null);
    const lines = drawn.map((element) => getComputedStyle(element));
    const line = lines.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    );
    const box = active.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return 'what has the focus is not there to be seen';
    return line ? 'visible' : `no line around ${active.outerHTML.slice(0, 120)}`;
  });
  expect(seen).toBe('visible');
}

const active = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

async function tabTo(page: Page, selector: string) {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await active(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

test('a whole game without a mouse', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expectVisibleFocus(page);
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await tabTo(page, 'input[type=radio]');
  await expectVisibleFocus(page);
  // Tab to how strong the bots shall be, and the arrow to the left: the apprentice.
  await tabTo(page, 'fieldset:has(legend:not(.unseen)) ~ fieldset input');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Apprentice' })).toBeChecked();
  await expectVisibleFocus(page);
  // On to the edition, after the number of players, and the arrow to the right: the classic one.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Classic 2013' })).toBeChecked();
  await tabTo(page, '.go button');
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');

  const garden = new Garden(page);
  expect(await garden.ready()).toBe('gardens');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText('choose the first or second card');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await tabTo(page, '[data-side]');
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');

  let undone = false;
  let plays = 0;
  for (let phase = await garden.ready(); phase !== 'over'; phase = await garden.ready()) {
    if (phase === 'play') {
      // In the last round one card is left.
      const card = plays % 2 === 0 || plays === 17 ? '1' : '2';
      await page.keyboard.press(card);
      await expect(page.locator('.slot.target:focus')).toHaveCount(1);
      for (let steps = plays % 3; steps > 0; steps -= 1) await page.keyboard.press('ArrowDown');
      expect(await active(page, '.slot.target')).toBe(true);
      if (plays < 3) await expectVisibleFocus(page);
      await page.keyboard.press('Enter');
      plays += 1;
    } else if (phase === 'noble' && !undone) {
      await page.keyboard.press('u');
      undone = true;
      // If it was a gardener, he is taken back, and his tile is still taken.
      if ((await garden.ready()) === 'play') plays -= 1;
    } else if ((await garden.targets.count()) > 0) {
      // The page leads on to the fields that can be chosen.
      await expect(page.locator('.main .target:focus')).toHaveCount(1);
      if (plays < 5) await expectVisibleFocus(page);
      await page.keyboard.press('Enter');
    } else {
      await page.keyboard.press('s');
    }
  }
  expect(plays).toBe(18);
  await tabTo(page, '.scoring button');
  await expect(page.getByRole('button', { name: 'Play again' })).toBeFocused();
  await expectVisibleFocus(page);
});

test('arrow keys go from field to field of the garden, which is read as a grid', async ({ page }) => {
  await page.goto('./');
  await tabTo(page, '.go button');
  await page.keyboard.press('Enter');
  const garden = new Garden(page);
  expect(await garden.ready()).toBe('play');

  await page.keyboard.press('g');
  const at = () => page.evaluate(() => document.activeElement?.getAttribute('data-field'));
  const start = await at();
  expect(start).toMatch(/^[a-i][1-6]$/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  const [column = 'a', row = '1'] = start ?? '';
  expect(await at()).toBe(String.fromCharCode(column.charCodeAt(0) + 1) + (Number(row) + 1));
  await expectVisibleFocus(page);
  await expect(page.locator(':focus')).toHaveAccessibleName(
    /^[a-z ]+, row \d \([a-z]+\), (free|laid tile|printed field|gardener)/,
  );
  for (let steps = 0; steps < 12; steps += 1) await page.keyboard.press('ArrowLeft');
  expect(await at()).toMatch(/^a/);
  const grid = page.locator('.main').getByRole('grid');
  await expect(grid.getByRole('row')).toHaveCount(7);
  await expect(grid.getByRole('gridcell')).toHaveCount(63);
  await page.keyboard.press('m');
  expect(await active(page, '.slot')).toBe(true);
});
