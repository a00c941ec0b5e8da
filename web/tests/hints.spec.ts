import type { Page } from '@playwright/test';
import type { View } from '../src/types/sanssouci.ts';
import type { Frame, Hint } from '../src/types/server.ts';
import { callApi } from './api.ts';
import { expect, test } from './fixtures.ts';
import { SanssouciBoard } from './sanssouci_board.ts';
import { createTable } from './tables.ts';
import { PLACE, type Place, playVersailles, VersaillesBoard } from './versailles_board.ts';
import { pattern, text } from './words.ts';

const NUMBERS = { points: '\\d+\\.\\d', margin: '\\d+\\.\\d' };
const EXPECTS = new RegExp(`${pattern('hint.ahead', NUMBERS)}|${pattern('hint.behind', NUMBERS)}`);

const hintBox = (page: Page) => page.getByRole('region', { name: text('hint.title') });
const hintButton = (page: Page) => page.getByRole('button', { name: text('hint.ask'), exact: true });

/** Asks for a hint; returns the suggested actions, best first. */
async function askHint<Action>(page: Page): Promise<Action[]> {
  const [response] = await Promise.all([page.waitForResponse(/\/hint$/), hintButton(page).click()]);
  return ((await response.json()) as Hint).choices.map(({ action }) => action as Action);
}

test('a hint in Versailles is shown in the hand and in the garden, and can be followed', async ({ page }) => {
  const board = await playVersailles(page);
  const hints = hintBox(page);
  const [first] = await askHint<{ card: number }>(page);
  await expect(hints.getByRole('listitem')).toHaveCount(3);
  for (const line of await hints.getByRole('listitem').all()) await expect(line).toContainText(EXPECTS);
  const advised = page.locator('.hand .advised');
  await expect(advised).toHaveAttribute('data-card', String(first?.card));
  await expect(hintButton(page)).toHaveCount(0);
  // Pointing at another suggestion shows that one.
  await hints.getByRole('listitem').nth(1).getByRole('button').hover();
  await expect(advised).not.toHaveAttribute('data-card', String(first?.card));
  const second = await advised.getAttribute('data-card');
  await expect(hints.getByRole('listitem').nth(1)).toContainText(text('v.card', { card: second ?? '' }));
  await board.submit(() => hints.getByRole('listitem').first().getByRole('button').click());
  await expect(hints).toHaveCount(0);
  expect(await board.ready()).toBe('laying');
  expect((await board.view()).takers.find(({ by }) => by === 0)?.card).toBe(first?.card);
  await board.submit(() => board.lay.click());

  // The first tile has one place only; the second has several.
  await board.playUntil('laying');
  const [best] = await askHint<Place>(page);
  const wanted = { at: best?.at, turn: best?.turn };
  const place = hints.getByRole('button', { name: PLACE }).first();
  await expect(place).toContainText(
    new RegExp(`${pattern('v.preview.area')}|${pattern('v.preview.nothing')}`),
  );
  await expect.poll(() => board.ghostAt(), 'the ghost is where the bot would lay').toEqual(wanted);
  await board.submit(() => place.click());
  await expect(board.tiles).toHaveCount(2);
  expect((await board.view()).seats[0]?.garden.at(-1)).toMatchObject(wanted);
});

test('a hint in Sanssouci is shown on the board, and can be followed or closed', async ({ page }) => {
  const path = await createTable(page);
  await page.goto(path);
  const board = new SanssouciBoard(page);
  expect(await board.ready()).toBe('play');
  const hints = hintBox(page);
  const shown = page.locator('.main').locator('.ghost, .marked');
  await expect(shown).toHaveCount(0);
  const [first] = await askHint<{ card?: string }>(page);
  await expect(hints.getByRole('listitem')).toHaveCount(3);
  for (const line of await hints.getByRole('listitem').all()) await expect(line).toContainText(EXPECTS);
  // The ghost of a tile lies on its field; a tile that becomes a gardener marks the fields where it could go.
  await expect(shown.first()).toBeVisible();
  await board.submit(() => hints.getByRole('listitem').first().getByRole('button').click());
  await expect(hints).toHaveCount(0);
  await board.playUntil('noble');
  const view = (await callApi<Frame>(page, 'GET', path)).view as View;
  expect(first?.card, JSON.stringify(first)).toBeDefined();
  expect(view.seats[view.viewer ?? -1]?.played).toEqual([first?.card]);

  await askHint(page);
  await hints.getByRole('button', { name: text('close') }).click();
  await expect(hints).toHaveCount(0);
  await expect(board.root).toHaveAttribute('data-phase', 'noble');
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
