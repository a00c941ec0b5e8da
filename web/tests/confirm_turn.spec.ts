import type { Page } from '@playwright/test';
import type { GameLog } from '../src/types/server.ts';
import { callApi } from './api.ts';
import { confirmTurns } from './board.ts';
import { expect, test } from './fixtures.ts';
import { expectVisibleFocus } from './keyboard.ts';
import { expectTouchTargets } from './layout.ts';
import { playSanssouci, type SanssouciBoard } from './sanssouci_board.ts';
import { playVersailles } from './versailles_board.ts';
import { text } from './words.ts';

const path = (page: Page) => new URL(page.url()).pathname.slice(1);
/** How many entries the log of the table has: what everybody else can know of. */
const entries = async (page: Page) =>
  (await callApi<GameLog>(page, 'GET', `${path(page)}/log`)).entries.length;

/** Plays until a noble can move. */
async function untilNobleCanMove(board: SanssouciBoard) {
  for (;;) {
    expect(await board.playUntil('noble')).toBe(true);
    if ((await board.targets.count()) > 0) return;
    await board.decide('noble');
  }
}
const ownScore = (page: Page) =>
  page
    .locator('aside article:not(:has(button.view)) .score')
    .textContent()
    .then((score) => Number(score));

test('a noble’s move is shown but nobody is told until the player ends the turn', async ({ page }) => {
  await confirmTurns(page, 'always');
  const board = await playSanssouci(page);
  board.confirms = true;
  await untilNobleCanMove(board);
  const [before, score] = [await entries(page), await ownScore(page)];
  const target = board.targets.first();
  const field = await target.getAttribute('data-field');
  const points = Number((await target.locator('.points').textContent())?.replace('+', ''));
  await target.click();

  await expect(board.held).toBeVisible();
  await expect(page.locator(`.main [data-field=${field}] .noble`)).toHaveCount(1);
  expect(await ownScore(page)).toBe(score + points);
  await expect(board.targets).toHaveCount(0);
  await expect(
    page.getByRole('status').filter({ hasText: text('held.prompt', { move: '' }).slice(2) }),
  ).toBeVisible();
  expect(await entries(page), 'the server knows nothing').toBe(before);

  await board.takeBack.click();
  await expect(board.held).toHaveCount(0);
  await expect(page.locator(`.main [data-field=${field}] .noble`)).toHaveCount(0);
  expect(await ownScore(page)).toBe(score);
  expect(await entries(page)).toBe(before);

  await target.click();
  await board.submit(() => board.endTurn.click());
  expect(await board.ready()).toBe('play');
  await expect(
    page
      .locator('.lines')
      .getByText(/noble to row/)
      .first(),
  ).toBeVisible();
});

test('a hint steps back while a decision is held, and a bid is asked about as a bid', async ({ page }) => {
  await confirmTurns(page, 'always');
  const board = await playSanssouci(page);
  board.confirms = true;
  await untilNobleCanMove(board);
  await page.getByRole('button', { name: text('hint.ask'), exact: true }).click();
  const play = page.getByRole('button', { name: text('hint.play') });
  await expect(play).toBeVisible();
  await board.stay.click();
  await expect(board.held).toBeVisible();
  await expect(play).toHaveCount(0);

  const versailles = await playVersailles(page);
  const card = await versailles.cards.first().getAttribute('data-card');
  await versailles.cards.first().click();
  await expect(
    page.getByRole('status').filter({ hasText: text('v.held.bid', { card: card ?? '' }) }),
  ).toBeVisible();
  await expect(versailles.held.getByRole('button', { name: text('v.held.bid_end') })).toBeVisible();
});

test('a double click on “Stay put” does not end the turn', async ({ page }) => {
  await confirmTurns(page, 'always');
  const board = await playSanssouci(page);
  board.confirms = true;
  await untilNobleCanMove(board);
  const before = await entries(page);
  await board.stay.dblclick();
  await page.waitForTimeout(600);
  expect(await entries(page)).toBe(before);
  expect(await board.root.getAttribute('data-phase')).toBe('noble');
});

test('the first three games ask, later ones only after a touch', async ({ page }) => {
  await confirmTurns(page, 'touch');
  for (let game = 0; game < 4; game += 1) {
    const board = await playSanssouci(page);
    board.confirms = true;
    await untilNobleCanMove(board);
    if (game < 3) {
      await board.targets.first().click();
      await expect(board.held).toBeVisible();
      await board.submit(() => board.endTurn.click());
    } else {
      await board.submit(() => board.targets.first().click());
      await expect(board.held).toHaveCount(0);
    }
  }
});

test('a turn can end by itself after three seconds', async ({ page }) => {
  await confirmTurns(page, 'delay');
  const board = await playSanssouci(page);
  board.confirms = true;
  await untilNobleCanMove(board);
  const before = await entries(page);
  await board.targets.first().click();
  await expect(board.endTurn).toHaveText(/\(\d\)/);
  await board.takeBack.click();
  await page.waitForTimeout(3500);
  expect(await entries(page)).toBe(before);
  await board.submit(() => board.targets.first().click());
  expect(await board.ready()).toBe('play');
});

test('by keyboard, no second Enter ends the turn', async ({ page }) => {
  await confirmTurns(page, 'always');
  const board = await playSanssouci(page);
  board.confirms = true;
  await untilNobleCanMove(board);
  const before = await entries(page);
  await page.locator('body').click({ position: { x: 2, y: 2 } });
  await page.keyboard.press('n');
  await expect(page.locator('.main .target:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(board.held).toBeFocused();
  await expectVisibleFocus(page);
  for (const key of ['Enter', 'Enter', ' ']) await page.keyboard.press(key);
  expect(await entries(page)).toBe(before);
  await page.keyboard.press('u');
  await expect(board.held).toHaveCount(0);
  await page.keyboard.press('s');
  await expect(board.held).toBeVisible();
  await board.submit(() => page.keyboard.press('e'));
  expect(await board.ready()).toBe('play');
});

test('a bid and a tile of Versailles are held, too', async ({ page }) => {
  await confirmTurns(page, 'always');
  const board = await playVersailles(page);
  const before = await entries(page);
  const card = await board.cards.first().getAttribute('data-card');
  await board.cards.first().click();
  await expect(page.locator('.hand .bid')).toContainText(card ?? '');
  await expect(board.held).toBeVisible();
  await board.takeBack.click();
  await expect(page.locator('.hand .bid')).toHaveCount(0);
  await expect(board.held).toHaveCount(0);
  const others = page.locator('.lines').getByText(text('v.log.bid.you'));
  await expect(others).toHaveCount(0);
  await board.cards.first().click();
  await board.submit(() => board.endTurn.click());
  expect(await entries(page)).toBeGreaterThan(before);

  expect(await board.ready()).toBe('laying');
  await board.chooseAt(0.5, 0.5);
  const seen = await entries(page);
  await board.lay.click();
  await expect(board.held).toBeVisible();
  await expect(board.tiles).toHaveCount(1);
  expect(await entries(page)).toBe(seen);
  await board.takeBack.click();
  await expect(board.tiles).toHaveCount(0);
  await board.lay.click();
  await board.submit(() => board.endTurn.click());
  await board.ready();
  await expect(board.tiles).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tile of Versailles needs no third tap after its button', async ({ page }) => {
    await confirmTurns(page, 'touch');
    const board = await playVersailles(page);
    await board.cards.nth(4).tap();
    await expect(board.held).toBeVisible();
    // The card keeps its place in the hand.
    await expect(page.locator('.hand > *').nth(4)).toHaveClass(/bid/);
    await board.submit(() => board.endTurn.tap());
    expect(await board.ready()).toBe('laying');
    await board.submit(() => board.lay.tap());
    await expect(board.held).toHaveCount(0);
    expect(await board.ready()).toBe('bidding');
    await expect(board.tiles).toHaveCount(1);
  });

  test('the buttons are at the bottom of the screen', async ({ page }) => {
    await confirmTurns(page, 'touch');
    const board = await playSanssouci(page, {}, (target) => target.tap());
    board.confirms = true;
    await untilNobleCanMove(board);
    await board.targets.first().tap();
    for (const button of [board.endTurn, board.takeBack]) {
      await expect(button).toBeInViewport({ ratio: 1 });
      const box = await button.boundingBox();
      expect(box?.y).toBeGreaterThan(844 / 2);
    }
    await expectTouchTargets(page, 'held');
    await board.submit(() => board.endTurn.tap());
    expect(await board.ready()).toBe('play');
  });
});
