import { expectNoViolationsInBothThemes } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { type Place, PLACE, playVersailles, readScoring, VersaillesBoard } from './versailles_board.ts';
import { type Key, pattern, text } from './words.ts';

const byPosition = (one: Place, other: Place) =>
  one.at[1] - other.at[1] || one.at[0] - other.at[0] || one.turn - other.turn;

/** The total of every player is the sum of the items. */
function expectTotals({ items, total }: Awaited<ReturnType<typeof readScoring>>, seats: number) {
  expect(total).toHaveLength(seats);
  for (const [seat, points] of total.entries())
    expect([...items.values()].reduce((sum, line) => sum + (line[seat] ?? NaN), 0)).toBe(points);
}

test('two players and Ludwig play from the start page to the final scoring, and again', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('radio', { name: text('game.versailles') }).check();
  await page.getByRole('radio', { name: text('level.apprentice') }).check();
  await page.getByRole('button', { name: text('start.now') }).click();
  const board = new VersaillesBoard(page);
  expect(await board.ready()).toBe('bidding');
  await expect(page.getByText(text('v.prompt.bid'))).toBeVisible();
  await expect(page.getByText(new RegExp(`^${pattern('v.ludwig.cards', { count: '\\d+' })}$`))).toBeVisible();
  await expect(page.getByRole('list', { name: text('v.row.now') }).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('img', { name: text('v.king') })).toHaveCount(1);

  let half: Awaited<ReturnType<typeof readScoring>> | null = null;
  await board.playOut(async (phase) => {
    if (phase === 'laying') {
      // The cards are revealed, with the tile that each wins.
      await expect(page.locator('.now .taker b')).toHaveCount(3);
      await expect(page.locator('.now')).toContainText(text('v.ludwig'));
    }
    if (await board.halfTime.isVisible()) {
      expect(half, 'half-time comes only once').toBeNull();
      half = await readScoring(board.halfTime);
      expectTotals(half, 2);
      expect(board.count('laying')).toBe(7);
    }
  });
  expect([board.count('bidding'), board.count('laying')]).toEqual([14, 14]);
  await expect(board.tiles).toHaveCount(14);
  const result = [text('over.you_won'), text('over.you_shared'), pattern('over.won')].join('|');
  const end = await readScoring(page.locator('.scoring'));
  expectTotals(end, 2);
  expect(half, 'half-time').not.toBeNull();
  expect(end.items.get(text('v.item.middle'))).toEqual((half as unknown as { total: number[] }).total);
  await expect(page.getByRole('heading', { name: new RegExp(result) })).toBeVisible();

  const before = page.url();
  await page.getByRole('button', { name: text('over.rematch') }).click();
  await expect(page).not.toHaveURL(before);
  expect(await board.ready()).toBe('bidding');
  await expect(board.tiles).toHaveCount(0);

  // The start page lists the finished game with its result, and the new one.
  await page.getByRole('link', { name: text('home') }).click();
  const mine = page.locator('section', { hasText: text('mine.title') }).getByRole('link');
  await expect(mine.filter({ hasText: text('mine.your_turn') })).toHaveCount(1);
  const [own = NaN, other = NaN] = end.total;
  await expect(mine.filter({ hasText: `${own} : ${other}` })).toContainText(
    new RegExp([text('result.won'), text('result.lost'), text('result.shared')].join('|')),
  );
  const results = page.getByRole('row', {
    name: `${text('game.versailles')} · ${text('terms.players', { count: 2 })}`,
  });
  await expect(results.getByRole('cell')).toHaveText(['1', own > other ? '1' : /[01]/, `${own}`, `${own}`]);
});

test('five players play to the end', async ({ page }) => {
  const board = await playVersailles(page, { options: { players: 5 } });
  await expect(page.locator('aside article')).toHaveCount(5);
  await expect(page.locator('.ludwig')).toHaveCount(0);
  await expect(page.locator('.now .tile')).toHaveCount(5);
  await board.playOut();
  expect([board.count('bidding'), board.count('laying')]).toEqual([14, 14]);
  const gardens = page.locator('aside article button.view svg');
  await expect(gardens).toHaveCount(4);
  for (const garden of await gardens.all()) await expect(garden.locator('rect:not(.marked)')).toHaveCount(14);
  expectTotals(await readScoring(page.locator('.scoring')), 5);
  await page.locator('aside article button.view').last().click();
  await expect(page.getByRole('dialog').locator('.edge')).toHaveCount(14);
});

test('the ghost of a tile follows the mouse, can be turned, and says what laying it would do', async ({
  page,
}) => {
  const board = await playVersailles(page);
  await board.playUntil('laying', 4);
  const places = (await board.places()).sort(byPosition);
  const start = await board.ghostAt();
  expect(start, 'it starts at the first place from the top left').toEqual({
    at: places[0]?.at,
    turn: places[0]?.turn,
  });

  // The mouse moves it to the farthest place.
  const alike = places.filter(({ turn }) => turn === start.turn);
  const far = (at: number[]) => Math.abs(at[0]! - start.at[0]) + Math.abs(at[1]! - start.at[1]);
  const target = alike.reduce((one, other) => (far(other.at) > far(one.at) ? other : one));
  const spot = await board.onScreen(target.at);
  await page.mouse.move(spot.x, spot.y);
  await expect.poll(() => board.ghostAt()).toEqual({ at: target.at, turn: target.turn });
  await expect(page.locator('.hint')).not.toHaveText('');
  await expect(board.garden.locator('.ghost > use')).toHaveCount(4);

  // The wheel, a button and a key turn it.
  const turns = [start.turn];
  await page.mouse.wheel(0, 100);
  await expect.poll(async () => (await board.ghostAt()).turn).not.toBe(turns[0]);
  turns.push((await board.ghostAt()).turn);
  await page.getByRole('button', { name: text('v.turn') }).click();
  turns.push((await board.ghostAt()).turn);
  await page.keyboard.press('r');
  turns.push((await board.ghostAt()).turn);
  expect(new Set(turns).size, String(turns)).toBe(4);

  // The garden can be zoomed, dragged, and shown whole again.
  const viewBox = async () => (await board.garden.getAttribute('viewBox'))?.split(' ').map(Number) ?? [];
  const [, , wide = 0] = await viewBox();
  await page.getByRole('button', { name: text('v.zoom_in') }).click();
  expect((await viewBox())[2]).toBeCloseTo(wide / 1.3, 3);
  const [left = 0] = await viewBox();
  await page.mouse.move(spot.x, spot.y);
  await page.mouse.down();
  await page.mouse.move(spot.x + 60, spot.y, { steps: 4 });
  await page.mouse.up();
  expect((await viewBox())[0]).toBeLessThan(left);
  await expect(board.tiles, 'dragging lays no tile').toHaveCount(3);
  await page.getByRole('button', { name: text('v.fit') }).click();
  expect((await viewBox())[2]).toBeCloseTo(wide, 3);

  // A click chooses a place. The mouse leaves it alone on its way to the button.
  const elsewhere = await board.onScreen(start.at);
  await page.mouse.click(elsewhere.x, elsewhere.y);
  await expect(board.garden.locator('.ghost.chosen')).toHaveCount(1);
  const at = await board.ghostAt();
  await page.mouse.click(elsewhere.x, elsewhere.y);
  await page.mouse.move(spot.x, spot.y, { steps: 4 });
  expect(await board.ghostAt()).toEqual(at);
  await expect(board.tiles, 'a click lays no tile').toHaveCount(3);
  await board.submit(() => board.lay.click());
  await expect(board.tiles).toHaveCount(4);
  const { seats } = await board.view();
  expect(seats[0]?.garden.at(-1)).toMatchObject(at);
});

test('the page does not move while the mouse points at places in the list', async ({ page }) => {
  await page.setViewportSize({ width: 480, height: 900 });
  const board = await playVersailles(page);
  await board.playUntil('laying', 4);
  await page.getByText(text('v.places')).click();
  // Half of the garden and the list below it are visible.
  await board.garden.evaluate((garden) => {
    const { top, height } = garden.getBoundingClientRect();
    scrollBy(0, top + height / 2);
  });
  const options = page.locator('.list').getByRole('button');
  const ghosts = new Set<string>();
  for (const option of await options.all()) {
    const box = await option.boundingBox();
    if (!box || box.y < 0 || box.y + box.height > 900) continue;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const { at, turn } = await board.ghostAt();
    await expect(option).toHaveText(PLACE);
    await expect(option).toContainText(text(`v.turned.${turn}` as Key));
    ghosts.add(`${at} ${turn}`);
    expect(await option.boundingBox(), 'its position').toEqual(box);
  }
  expect(ghosts.size).toBeGreaterThan(3);
});

test('axe finds no violation on the board of Versailles', async ({ page }) => {
  const board = await playVersailles(page, { options: { players: 3 } });
  await expectNoViolationsInBothThemes(page, 'bidding');
  await board.playUntil('laying', 2);
  await page.getByText(text('v.places')).click();
  await expectNoViolationsInBothThemes(page, 'laying');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolationsInBothThemes(page, 'the help');
  await page.keyboard.press('Escape');
  // The dialog is looked for when the board is ready, because `decide` closes it.
  for (let phase = await board.ready(); phase !== 'over'; phase = await board.ready()) {
    if (await board.halfTime.isVisible()) break;
    await board.decide(phase);
  }
  await expect(board.halfTime).toBeVisible();
  await expectNoViolationsInBothThemes(page, 'half-time');
  await board.closeHalfTime();
  // A bot plays the rest of the game. The analysis is inspected in `analysis.spec.ts`.
  await page.getByRole('button', { name: text('action.leave') }).click();
  await expect(page.locator('.desk .scoring')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: text('replay.open') }).click();
  await page.locator('.lines .line').last().click();
  await expectNoViolationsInBothThemes(page, 'the end');
});
