import { expect, test } from './fixtures.ts';
import { playSanssouci, type SanssouciBoard } from './sanssouci_board.ts';
import { text } from './words.ts';

const readBoard = async ({ page }: SanssouciBoard) => ({
  market: await page
    .locator('.slot')
    .evaluateAll((all) => all.map((slot) => slot.querySelector('.hole') === null)),
  hand: await page
    .locator('[data-card]')
    .evaluateAll((all) => all.map((card) => card.getAttribute('data-card'))),
  garden: await page.locator('.main [role=grid]').ariaSnapshot(),
});

test('a decision can be undone until the turn ends', async ({ page }) => {
  const board = await playSanssouci(page);
  await expect(board.undo).toHaveCount(0);
  const before = await readBoard(board);

  await board.cards.first().click();
  const first = board.slots.first();
  const name = await first.getAttribute('data-slot');
  await board.submit(() => first.click());
  await board.ready();
  expect(await readBoard(board)).not.toEqual(before);
  await board.submit(() => board.undo.click(), 'undo');
  expect(await board.ready()).toBe('play');
  expect(await readBoard(board)).toEqual(before);
  await expect(board.undo).toHaveCount(0);
  await expect(page.locator('.lines').getByText(text('log.undone.you'))).toHaveCount(1);

  await board.cards.first().click();
  const other = page.locator(`.slot.target:not([data-slot="${name}"])`);
  const choice = (await other.count()) ? other.first() : board.slots.first();
  const taken = await choice.getAttribute('data-slot');
  await board.submit(() => choice.click());
  await board.playUntil('noble');
  await expect(page.locator(`.slot[data-slot="${taken}"] .hole`)).toBeVisible();
  await expect(board.undo).toBeVisible();

  await board.submit(() => board.stay.click());
  expect(await board.ready()).toBe('play');
  await expect(page.getByText(text('round', { round: 2 }))).toBeVisible();
  await expect(board.undo).toHaveCount(0);
});

test('a table that forbids undo does not offer it', async ({ page }) => {
  const board = await playSanssouci(page, { undo: false });
  await board.playUntil('noble');
  await expect(board.stay).toBeVisible();
  await expect(board.undo).toHaveCount(0);
  await page.keyboard.press('u');
  await expect(page.locator('.notice')).toHaveCount(0);
  expect(await board.ready()).toBe('noble');
});
