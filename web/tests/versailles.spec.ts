import { expectNoFaultsInAnyLight } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { heard, peeked, PLACE, Plot, sitDown, sums, table } from './versailles_board.ts';
import { listen } from './received.ts';

/** Everybody's points are the sum of what is listed. */
function expectSums({ items, total }: Awaited<ReturnType<typeof sums>>, seats: number) {
  expect(total).toHaveLength(seats);
  for (const [seat, points] of total.entries())
    expect([...items.values()].reduce((sum, line) => sum + (line[seat] ?? NaN), 0)).toBe(points);
}

test('two players and Ludwig, by clicking from the first page to the final scoring, and once more', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('radio', { name: 'The Gardens of Versailles' }).check();
  await page.getByRole('radio', { name: 'Apprentice' }).check();
  await page.getByRole('button', { name: 'Play now' }).click();
  const plot = new Plot(page);
  expect(await plot.ready()).toBe('bidding');
  await expect(page.getByText('Choose a card: the lowest takes the first tile')).toBeVisible();
  await expect(page.getByText(/^Ludwig bids, too: \d+ cards left$/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Tiles of this round' }).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('img', { name: 'the king' })).toHaveCount(1);

  let half: Awaited<ReturnType<typeof sums>> | null = null;
  await plot.playOut(async (phase) => {
    if (phase === 'laying') {
      // Everybody's card is shown, and who takes what.
      await expect(page.locator('.now .taker b')).toHaveCount(3);
      await expect(page.locator('.now')).toContainText('Ludwig');
    }
    if (await plot.sheet.isVisible()) {
      expect(half, 'half-time comes once').toBeNull();
      half = await sums(plot.sheet);
      expectSums(half, 2);
      expect(plot.count('laying')).toBe(7);
    }
  });
  expect([plot.count('bidding'), plot.count('laying')]).toEqual([14, 14]);
  await expect(page.locator('.main .edge')).toHaveCount(14);
  const end = await sums(page.locator('.scoring'));
  expectSums(end, 2);
  expect(half, 'half-time').not.toBeNull();
  expect(end.items.get('Half-time')).toEqual((half as unknown as { total: number[] }).total);
  await expect(page.getByRole('heading', { name: /You win!|wins$|share the victory/ })).toBeVisible();

  const before = page.url();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page).not.toHaveURL(before);
  expect(await plot.ready()).toBe('bidding');
  await expect(plot.tiles).toHaveCount(0);

  // At home it is among my games and in my results; the new one waits for me.
  await page.getByRole('link', { name: /Gloriette/ }).click();
  const mine = page.locator('section', { hasText: 'My games' }).getByRole('link');
  await expect(mine.filter({ hasText: 'Your turn' })).toHaveCount(1);
  const [own = NaN, other = NaN] = end.total;
  await expect(mine.filter({ hasText: `${own} : ${other}` })).toContainText(/Won|Lost|Shared/);
  const results = page.getByRole('row', { name: /The Gardens of Versailles · 2 players/ });
  await expect(results.getByRole('cell')).toHaveText(['1', own > other ? '1' : /[01]/, `${own}`, `${own}`]);
});

test('five players to the end', async ({ page }) => {
  const plot = await sitDown(page, { players: 5 });
  await expect(page.locator('aside article')).toHaveCount(5);
  await expect(page.locator('.ludwig')).toHaveCount(0);
  await expect(page.locator('.now .tile')).toHaveCount(5);
  await plot.playOut();
  expect([plot.count('bidding'), plot.count('laying')]).toEqual([14, 14]);
  const gardens = page.locator('aside article button.view svg');
  await expect(gardens).toHaveCount(4);
  for (const garden of await gardens.all()) await expect(garden.locator('rect')).toHaveCount(14);
  expectSums(await sums(page.locator('.scoring')), 5);
  await page.getByRole('button', { name: 'Enlarge the garden: Apprentice 4 (bot)' }).click();
  await expect(page.getByRole('dialog').locator('.edge')).toHaveCount(14);
});

test('the ghost goes where one points, is turned, and says what it would do', async ({ page }) => {
  const plot = await sitDown(page);
  await plot.until('laying', 4);
  const places = await plot.places();
  const best = Math.max(...places.map(({ gain }) => gain));
  const start = await plot.ghostAt();
  const same = (one: { at: number[]; turn: number }) => (other: { at: number[]; turn: number }) =>
    one.turn === other.turn && one.at.join() === other.at.join();
  expect(places.find(same(start))?.gain, 'it begins where most is to be won').toBe(best);

  // To the farthest place, by the mouse.
  const alike = places.filter(({ turn }) => turn === start.turn);
  const far = (at: number[]) => Math.abs(at[0]! - start.at[0]) + Math.abs(at[1]! - start.at[1]);
  const target = alike.reduce((one, other) => (far(other.at) > far(one.at) ? other : one));
  const spot = await plot.onScreen(target.at);
  await page.mouse.move(spot.x, spot.y);
  expect(await plot.ghostAt()).toEqual({ at: target.at, turn: target.turn });
  await expect(page.locator('.hint')).not.toHaveText('');
  await expect(plot.garden.locator('.ghost > use')).toHaveCount(4);

  // By wheel, button and key.
  const turns = [start.turn];
  await page.mouse.wheel(0, 100);
  await expect.poll(async () => (await plot.ghostAt()).turn).not.toBe(turns[0]);
  turns.push((await plot.ghostAt()).turn);
  await page.getByRole('button', { name: 'Turn the tile' }).click();
  turns.push((await plot.ghostAt()).turn);
  await page.keyboard.press('r');
  turns.push((await plot.ghostAt()).turn);
  expect(new Set(turns).size, String(turns)).toBe(4);

  // Closer, to the side, and back to all of it.
  const box = async () => (await plot.garden.getAttribute('viewBox'))?.split(' ').map(Number) ?? [];
  const [, , wide = 0] = await box();
  await page.getByRole('button', { name: 'Closer' }).click();
  expect((await box())[2]).toBeCloseTo(wide / 1.3, 3);
  const [left = 0] = await box();
  await page.mouse.move(spot.x, spot.y);
  await page.mouse.down();
  await page.mouse.move(spot.x + 60, spot.y, { steps: 4 });
  await page.mouse.up();
  expect((await box())[0]).toBeLessThan(left);
  await expect(plot.tiles, 'dragging lays nothing').toHaveCount(3);
  await page.getByRole('button', { name: 'Show the whole garden' }).click();
  expect((await box())[2]).toBeCloseTo(wide, 3);

  const at = await plot.ghostAt();
  await page.getByRole('button', { name: 'Lay it' }).click();
  await expect(plot.tiles).toHaveCount(4);
  const { seats } = await plot.view();
  expect(seats[0]?.garden.at(-1)).toMatchObject(at);
});

test('the page stays still while one points at the places in the list', async ({ page }) => {
  await page.setViewportSize({ width: 480, height: 900 });
  const plot = await sitDown(page);
  await plot.until('laying', 4);
  await page.getByText('The best places as a list').click();
  // Half of the garden is in sight, and the list below it.
  await plot.garden.evaluate((garden) => {
    const { top, height } = garden.getBoundingClientRect();
    scrollBy(0, top + height / 2);
  });
  const options = page.locator('.list').getByRole('button');
  const ghosts = new Set<string>();
  for (const option of await options.all()) {
    const box = await option.boundingBox();
    if (!box || box.y + box.height > 900) continue;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    const { at, turn } = await plot.ghostAt();
    await expect(option).toHaveText(PLACE);
    const turned = ['not turned', 'quarter turn to the right', 'half turn', 'quarter turn to the left'][turn];
    await expect(option).toContainText(turned ?? '-');
    ghosts.add(`${at} ${turn}`);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await option.boundingBox(), 'it is where it was').toEqual(box);
  }
  expect(ghosts.size).toBeGreaterThan(3);
});

test('nobody learns a card before all are shown, neither from the page nor on the wire', async ({
  page,
  another,
}) => {
  const [opponent, spectator] = [await another(), await another()];
  const path = await table(page, { seats: ['me', 'open'] });
  for (const browser of [page, opponent, spectator]) await listen(browser);
  await page.goto(path);
  await opponent.goto(path);
  await opponent.getByRole('button', { name: 'Sit down' }).click();
  await spectator.goto(path);
  const [ada, bert] = [new Plot(page), new Plot(opponent)];
  await ada.ready();

  const card = Number(await ada.cards.nth(3).getAttribute('data-card'));
  await ada.cards.nth(3).click();
  for (const browser of [opponent, spectator]) {
    const plate = browser.locator('aside article').first();
    await expect(plate).toContainText('has chosen');
    await expect(browser.locator('aside article').nth(1)).toContainText('is choosing');
    await expect(browser.locator('.now .taker b')).toHaveCount(0);
    await expect(plate.getByText(String(card), { exact: true })).toHaveCount(0);
  }
  await expect(page.locator('.hand .bid')).toContainText(String(card));
  await expect(opponent.locator('.bid')).toHaveCount(0);
  await expect(spectator.locator('.hand')).toHaveCount(0);
  expect(await peeked(page)).toEqual([0]);
  expect(await peeked(opponent)).toEqual([1]);
  expect(await peeked(spectator)).toEqual([]);
  expect((await heard(spectator)).events.some(({ event }) => event === 'bid')).toBe(true);

  await bert.ready();
  await bert.cards.first().click();
  for (const browser of [page, opponent, spectator]) {
    await expect(browser.locator('.now .taker b')).toHaveCount(3);
    await expect(browser.locator('.now .taker b').getByText(String(card), { exact: true })).not.toHaveCount(
      0,
    );
  }
  expect(await peeked(spectator)).toEqual([]);
});

test('axe finds no serious fault on the board, by day and by night', async ({ page }) => {
  const plot = await sitDown(page, { players: 3 });
  await expectNoFaultsInAnyLight(page, 'bidding');
  await plot.until('laying', 2);
  await page.getByText('The best places as a list').click();
  await expectNoFaultsInAnyLight(page, 'laying');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFaultsInAnyLight(page, 'the help');
  await page.keyboard.press('Escape');
  let half = 0;
  while (!half && (await plot.ready()) !== 'over') {
    if (await plot.sheet.isVisible()) {
      half += 1;
      await expectNoFaultsInAnyLight(page, 'half-time');
    }
    await plot.decide(await plot.ready());
  }
  expect(half).toBe(1);
  // A bot brings it to its end.
  await page.getByRole('button', { name: 'Leave the game to a bot' }).click();
  await expect(page.locator('.desk .scoring')).toBeVisible({ timeout: 40_000 });
  await page.getByRole('button', { name: 'Step through the game' }).click();
  await page.getByRole('button', { name: 'Analyse the game' }).click();
  await expect(page.getByRole('img', { name: /^Expected margin/ })).toBeVisible({ timeout: 60_000 });
  await page.locator('.lines .line').last().click();
  await expectNoFaultsInAnyLight(page, 'over, with analysis');
});
