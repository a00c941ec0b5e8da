import { type Garden, sitDown } from './sanssouci_board.ts';
import { expect, test } from './fixtures.ts';

const state = async ({ page }: Garden) => ({
  market: await page
    .locator('.slot')
    .evaluateAll((all) => all.map((slot) => slot.querySelector('.hole') === null)),
  hand: await page
    .locator('[data-card]')
    .evaluateAll((all) => all.map((card) => card.getAttribute('data-card'))),
  garden: await page.locator('.main [role=grid]').ariaSnapshot(),
});

test('a tile can be taken back until the turn ends', async ({ page }) => {
  const garden = await sitDown(page);
  await expect(garden.undo).toHaveCount(0);
  const before = await state(garden);

  await page.locator('[data-card]').first().click();
  const first = garden.slots.first();
  const name = await first.getAttribute('data-slot');
  await first.click();
  await garden.ready();
  expect(await state(garden)).not.toEqual(before);
  await garden.undo.click();
  expect(await garden.ready()).toBe('play');
  expect(await state(garden)).toEqual(before);
  await expect(garden.undo).toHaveCount(0);
  await expect(page.locator('.lines').getByText('takes a move back')).toHaveCount(1);

  await page.locator('[data-card]').first().click();
  const other = page.locator(`.slot.target:not([data-slot="${name}"])`);
  const choice = (await other.count()) ? other.first() : garden.slots.first();
  const taken = await choice.getAttribute('data-slot');
  await choice.click();
  await garden.until('noble');
  await expect(page.locator(`.slot[data-slot="${taken}"] .hole`)).toBeVisible();
  await expect(garden.undo).toBeVisible();

  await garden.stay.click();
  expect(await garden.ready()).toBe('play');
  await expect(page.getByText(/^Round 2 of 18/)).toBeVisible();
  await expect(garden.undo).toHaveCount(0);
});

test('a table without taking back does not offer it', async ({ page }) => {
  const garden = await sitDown(page, { undo: false });
  await garden.until('noble');
  await expect(garden.stay).toBeVisible();
  await expect(garden.undo).toHaveCount(0);
  await page.keyboard.press('u');
  await expect(page.locator('.notice')).toHaveCount(0);
  expect(await garden.ready()).toBe('noble');
});
