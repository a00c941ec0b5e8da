import { Garden } from './sanssouci_board.ts';
import { expect, test } from './fixtures.ts';
import { ask, PLACE, type Place, Plot, sitDown, table } from './versailles_board.ts';
import type { Hint } from '../src/types/server.ts';
import type { Frame } from '../src/types/server.ts';
import type { View as Sanssouci } from '../src/types/sanssouci.ts';

const EXPECTS = /expects \d+\.\d points at the end, \d+\.\d (ahead|behind)/;

test('a hint in Versailles is shown in the hand and in the garden, and followed', async ({ page }) => {
  const plot = await sitDown(page);
  const hints = page.getByRole('region', { name: 'Le Nôtre advises' });
  const answer = page.waitForResponse(/\/hint$/);
  await page.getByRole('button', { name: 'Hint' }).click();
  const { choices } = (await (await answer).json()) as Hint;
  const [first] = choices as { action: { card: number } }[];
  await expect(hints.getByRole('listitem')).toHaveCount(3);
  for (const line of await hints.getByRole('listitem').all()) await expect(line).toContainText(EXPECTS);
  await expect(page.locator('.hand .advised')).toHaveAttribute('data-card', String(first?.action.card));
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  // Pointing at another shows that one.
  await hints.getByRole('button', { name: /^Card/ }).nth(1).hover();
  const second = await page.locator('.hand .advised').getAttribute('data-card');
  expect(second).not.toBe(String(first?.action.card));
  await expect(hints.getByRole('listitem').nth(1)).toContainText(`Card ${second}`);
  await hints.getByRole('button', { name: /^Card/ }).first().click();
  await expect(hints).toHaveCount(0);
  expect(await plot.ready()).toBe('laying');
  expect((await plot.view()).takers.find(({ by }) => by === 0)?.card).toBe(first?.action.card);
  await page.getByRole('button', { name: 'Lay it' }).click();

  // The same for a tile, once there is a choice.
  await plot.until('laying');
  const advice = page.waitForResponse(/\/hint$/);
  await page.getByRole('button', { name: 'Hint' }).click();
  const [best] = ((await (await advice).json()) as Hint).choices as { action: Place }[];
  const wanted = { at: best?.action.at, turn: best?.action.turn };
  // It is told where that is in the garden, and what comes of it.
  const place = hints.getByRole('button', { name: PLACE }).first();
  await expect(place).toContainText(/fields?|no area grows/);
  await expect.poll(() => plot.ghostAt(), 'the ghost is where the bot would lay').toEqual(wanted);
  await place.click();
  await expect(plot.tiles).toHaveCount(2);
  expect((await plot.view()).seats[0]?.garden.at(-1)).toMatchObject(wanted);
});

test('a hint in Sanssouci is shown on the board and followed', async ({ page }) => {
  const path = await table(page, { game: 'sanssouci' });
  await page.goto(path);
  const garden = new Garden(page);
  expect(await garden.ready()).toBe('play');
  const hints = page.getByRole('region', { name: 'Le Nôtre advises' });
  const shown = page.locator('.main').locator('.ghost, .marked');
  await expect(shown).toHaveCount(0);
  const answer = page.waitForResponse(/\/hint$/);
  await page.getByRole('button', { name: 'Hint' }).click();
  const { choices } = (await (await answer).json()) as Hint;
  await expect(hints.getByRole('listitem')).toHaveCount(3);
  for (const line of await hints.getByRole('listitem').all()) await expect(line).toContainText(EXPECTS);
  // A tile lies on its field as a ghost; one that becomes a gardener shows where it could go.
  await expect(shown.first()).toBeVisible();
  await hints.getByRole('listitem').first().getByRole('button').click();
  await expect(hints).toHaveCount(0);
  await garden.until('noble');
  const { card } = (choices[0]?.action ?? {}) as { card?: string };
  const view = ((await ask(page, 'GET', path)) as Frame).view as Sanssouci;
  expect(card, JSON.stringify(choices[0])).toBeDefined();
  // Whoever begins sits on the seat that begins.
  expect(view.seats[view.viewer ?? -1]?.played).toEqual([card]);
  // Who does not want it sends it away.
  await page.getByRole('button', { name: 'Hint' }).click();
  await hints.getByRole('button', { name: 'Close' }).click();
  await expect(hints).toHaveCount(0);
  await expect(page.locator('.board')).toHaveAttribute('data-phase', 'noble');
});

test('where the host wants none there are no hints', async ({ page, witness }) => {
  witness.expected = [/status of 4\d\d/];
  for (const game of ['versailles', 'sanssouci']) {
    const path = await table(page, { game, hints: false });
    await page.goto(path);
    await (game === 'versailles' ? new Plot(page) : new Garden(page)).ready();
    await expect(page.getByRole('button', { name: 'Help' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
    expect(await ask(page, 'GET', `${path}/hint`)).toMatchObject({ code: 'no_hints' });
  }
});

test('tips are shown in a first game, each until it is read, and can be switched off', async ({ page }) => {
  const plot = await sitDown(page);
  const tip = page.getByRole('note');
  await expect(tip).toContainText('The lowest card takes the first tile');
  await tip.getByRole('button', { name: 'Got it' }).click();
  await expect(tip).toContainText('Ludwig plays a card, too.');
  await page.reload();
  await plot.ready();
  await expect(tip).toContainText('Ludwig plays a card, too.');
  await plot.until('laying');
  await expect(tip).toContainText('Turn the tile with');
  await tip.getByRole('button', { name: 'Got it' }).click();
  await expect(page.getByText('Turn the tile with')).toHaveCount(0);
  await plot.decide('laying');
  await plot.until('bidding');
  await expect(tip).toBeVisible();
  await tip.getByRole('button', { name: 'No more tips' }).click();
  await expect(tip).toHaveCount(0);
  // Neither later in this game nor in another.
  await plot.until('laying');
  await expect(tip).toHaveCount(0);
  await page.goto(await table(page, { game: 'sanssouci' }));
  await new Garden(page).ready();
  await expect(tip).toHaveCount(0);
});

test('who plays Sanssouci for the first time is told what to do, and then what the tiles are for', async ({
  page,
}) => {
  await page.goto(await table(page, { game: 'sanssouci' }));
  await new Garden(page).ready();
  const tip = page.getByRole('note');
  // What the cards are comes first if it matters at once, such as a card that allows any tile.
  const told: string[] = [];
  for (let read = 0; read < 8 && (await tip.count()); read += 1) {
    const text = (await tip.locator('p').textContent()) ?? '';
    told.push(text);
    await tip.getByRole('button', { name: 'Got it' }).click();
    await expect(page.getByText(text)).toHaveCount(0);
  }
  expect(told.join()).toContain('Play one of your two cards.');
  expect(told.join()).toContain('Each tile fits on one field only');
  expect(new Set(told).size, 'each is told once').toBe(told.length);
});
