import type { Page } from '@playwright/test';
import type { Entry, View } from '../src/types/sanssouci.ts';
import type { Frame, Hint } from '../src/types/server.ts';
import { callApi } from './api.ts';
import { expect, test } from './fixtures.ts';
import { playSanssouci, SanssouciBoard } from './sanssouci_board.ts';
import { createTable } from './tables.ts';
import { PLACE, type Place, playVersailles, VersaillesBoard } from './versailles_board.ts';
import { pattern, text } from './words.ts';

const NUMBERS = { points: '\\d+', margin: '\\d+' };
const EXPECTS = new RegExp(
  `${pattern('hint.ahead', NUMBERS)}|${pattern('hint.behind', NUMBERS)}|${pattern('hint.level', NUMBERS)}`,
);

const hintBox = (page: Page) => page.getByRole('region', { name: text('hint.title') });
const hintButton = (page: Page) => page.getByRole('button', { name: text('hint.ask'), exact: true });
const choice = (page: Page, number: number) =>
  hintBox(page).getByRole('button', { name: text('hint.choice', { number }) });
const playThis = (page: Page) => hintBox(page).getByRole('button', { name: text('hint.play') });
/** What screen readers hear of a hint. */
const spoken = (page: Page) => hintBox(page).getByRole('status');

/** Asks for a hint; returns the suggested turns, best first. */
async function askHint<Action>(page: Page): Promise<Action[][]> {
  const [response] = await Promise.all([page.waitForResponse(/\/hint$/), hintButton(page).click()]);
  return ((await response.json()) as Hint).choices.map(({ turn }) => turn as Action[]);
}

test('a hint in Versailles is shown in the hand and in the garden, and can be followed', async ({ page }) => {
  const board = await playVersailles(page);
  const hints = hintBox(page);
  const [first, second] = await askHint<{ card: number }>(page);
  await expect(hints.locator('.choice')).toHaveCount(3);
  await expect(choice(page, 1)).toHaveAttribute('aria-pressed', 'true');
  await expect(hints).toContainText(EXPECTS);
  const advised = page.locator('.hand .advised');
  await expect(advised).toHaveAttribute('data-card', String(first?.[0]?.card));
  await expect(hintButton(page)).toHaveCount(0);
  // An alternative is only shown, not played.
  await choice(page, 2).click();
  await expect(advised).toHaveAttribute('data-card', String(second?.[0]?.card));
  await expect(spoken(page)).toContainText(text('v.card', { card: second?.[0]?.card ?? '' }));
  expect((await board.view()).seats[0]?.has_bid).toBe(false);
  await choice(page, 1).hover();
  await expect(advised).toHaveAttribute('data-card', String(first?.[0]?.card));
  await board.submit(() => playThis(page).click());
  await expect(hints).toHaveCount(0);
  expect(await board.ready()).toBe('laying');
  expect((await board.view()).takers.find(({ by }) => by === 0)?.card).toBe(first?.[0]?.card);
  await board.submit(() => board.lay.click());

  // The first tile has one place only; the second has several.
  await board.playUntil('laying');
  const places = (await askHint<Place>(page)).map(([place]) => ({ at: place?.at, turn: place?.turn }));
  await expect(hints.locator('.words')).toContainText(
    new RegExp(`${pattern('v.preview.area')}|${pattern('v.preview.nothing')}`),
  );
  await expect(spoken(page)).toContainText(new RegExp(PLACE.source.replace('^\\s*', '')));
  await expect.poll(() => board.ghostAt(), 'the ghost is where the bot would lay').toEqual(places[0]);
  await choice(page, 2).click();
  await expect.poll(() => board.ghostAt(), 'the ghost follows the alternative').toEqual(places[1]);
  await expect(board.tiles).toHaveCount(1);
  await board.submit(() => playThis(page).click());
  await expect(board.tiles).toHaveCount(2);
  expect((await board.view()).seats[0]?.garden.at(-1)).toMatchObject(places[1] ?? {});
});

test('a hint in Sanssouci is drawn on the board, and can be followed or closed', async ({ page }) => {
  const path = await createTable(page);
  await page.goto(path);
  const board = new SanssouciBoard(page);
  expect(await board.ready()).toBe('play');
  const hints = hintBox(page);
  const ghost = page.locator('.main .ghost');
  await expect(ghost).toHaveCount(0);
  const turns = await askHint<Entry>(page);
  await expect(hints.locator('.choice')).toHaveCount(turns.length);
  for (const [index, turn] of turns.entries()) {
    await choice(page, index + 1).click();
    await expect(choice(page, index + 1)).toHaveAttribute('aria-pressed', 'true');
    await expect(hints).toContainText(EXPECTS);
    // The card is lifted, the tile marked, its ghost lies on a field, and the noble has an arrow.
    const [play] = turn;
    await expect(page.locator('.hand .chosen')).toHaveAttribute('data-card', play?.card ?? '');
    await expect(page.locator('.slot.chosen')).toHaveAttribute('data-slot', play?.take ?? '');
    await expect(ghost).toHaveCount(1);
    const gardener = turn.find((entry) => entry.do === 'gardener')?.field;
    if (gardener) await expect(page.locator(`[data-field="${gardener}"] .ghost`)).toHaveCount(1);
    const walks = turn.some((entry) => entry.do === 'noble');
    await expect(page.locator('.main .arrow')).toHaveCount(walks ? 1 : 0);
    if (walks) await expect(spoken(page)).toContainText(new RegExp(pattern('act.noble')));
  }
  const view = async () => (await callApi<Frame>(page, 'GET', path)).view as View;
  expect((await view()).phase, 'an alternative is only shown').toBe('play');
  await choice(page, 1).click();
  await board.submit(() => playThis(page).click());
  await expect(hints).toHaveCount(0);
  await board.playUntil('noble');
  const card = turns[0]?.[0]?.card;
  expect(card, JSON.stringify(turns)).toBeDefined();
  const then = await view();
  expect(then.seats[then.viewer ?? -1]?.played).toEqual([card]);

  await askHint(page);
  await hints.getByRole('button', { name: text('close') }).click();
  await expect(hints).toHaveCount(0);
  await expect(page.locator('.main .arrow')).toHaveCount(0);
  await expect(board.root).toHaveAttribute('data-phase', 'noble');
});

test('the rest of a suggested turn stays on the board', async ({ page }) => {
  const board = await playSanssouci(page);
  // Not every turn has a walk that the player chooses.
  for (;;) {
    await board.playUntil('play');
    const [turn] = await askHint<Entry>(page);
    const to = turn?.length === 2 && turn[1]?.do === 'noble' ? turn[1].to : undefined;
    await board.submit(() => playThis(page).click());
    if (!to) continue;
    expect(await board.ready()).toBe('noble');
    await expect(page.locator('.main .arrow')).toHaveCount(1);
    await board.submit(() => page.locator(`.main [data-field="${to}"]`).click());
    await expect(page.locator('.main .arrow')).toHaveCount(0);
    break;
  }
});

test('hints are chosen by keyboard', async ({ page }) => {
  const board = await playVersailles(page);
  const [first, second] = await askHint<{ card: number }>(page);
  const advised = page.locator('.hand .advised');
  await choice(page, 1).focus();
  await page.keyboard.press('Tab');
  await expect(choice(page, 2)).toBeFocused();
  await expect(advised).toHaveAttribute('data-card', String(second?.[0]?.card));
  await page.keyboard.press('Shift+Tab');
  await expect(advised).toHaveAttribute('data-card', String(first?.[0]?.card));
  await playThis(page).focus();
  await board.submit(() => page.keyboard.press('Enter'));
  await expect(hintBox(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

  for (const game of ['sanssouci', 'versailles'])
    test(`a hint in ${game} leaves the garden free`, async ({ page }) => {
      const path = await createTable(page, { game });
      await page.goto(path);
      const board = game === 'sanssouci' ? new SanssouciBoard(page) : new VersaillesBoard(page);
      await board.ready();
      await askHint(page);
      await choice(page, 2).tap();
      await expect(choice(page, 2)).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator(game === 'sanssouci' ? '.main .ghost' : '.hand .advised')).toHaveCount(1);
      // Playwright has scrolled; a finger does not.
      await page.evaluate(() => {
        scrollTo(0, 0);
      });
      const box = await hintBox(page).boundingBox();
      const garden = await page.locator('div.main').boundingBox();
      const bar = await page.locator('.above').boundingBox();
      if (!box || !garden || !bar) throw new Error('the hint, the garden and the bar are visible');
      expect(box.y, 'the hint is below the garden').toBeGreaterThanOrEqual(garden.y + garden.height - 1);
      expect(box.y + box.height, 'the hint is above the bar').toBeLessThanOrEqual(bar.y + 1);
      expect(box.width).toBeLessThanOrEqual(390);
      expect(box.height, 'the hint is short').toBeLessThan(150);
    });
});

test('there are no hints at a table that forbids them', async ({ page }) => {
  for (const game of ['versailles', 'sanssouci']) {
    const path = await createTable(page, { game, hints: false });
    await page.goto(path);
    await (game === 'versailles' ? new VersaillesBoard(page) : new SanssouciBoard(page)).ready();
    await expect(page.getByRole('button', { name: text('help.title') })).toBeVisible();
    await expect(hintButton(page)).toHaveCount(0);
    expect(await callApi(page, 'GET', `${path}/hint`)).toMatchObject({ code: 'no_hints' });
  }
});

test('people who play each other have no hints unless the host allows them', async ({ page }) => {
  await page.goto('./');
  await page.getByText(text('start.more')).click();
  const allowed = page.getByRole('switch', { name: text('option.hints') });
  await expect(allowed).toBeChecked();
  await page.getByRole('radio', { name: text('start.company.friends') }).check();
  await expect(allowed).not.toBeChecked();
  await page.getByRole('button', { name: text('start.invite') }).click();
  await expect(page.getByText(text('terms.no_hints'))).toBeVisible();
});
