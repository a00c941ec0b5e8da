import { expect, test } from './fixtures.ts';
import { finished, peeked, Plot, sitDown } from './versailles_board.ts';
import { listen } from './received.ts';
import type { Frame } from '../src/types/server.ts';
import type { View } from '../src/types/versailles.ts';

test('stepping through a game under way, and a link to a position that shows no more than it may', async ({
  page,
  another,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const plot = await sitDown(page);
  await plot.until('bidding', 4);
  const now = await plot.drawn();
  await expect(plot.tiles).toHaveCount(3);
  await expect(page.locator('aside article').nth(1)).toContainText('has chosen');
  await page.getByRole('button', { name: 'Step through the game' }).click();
  const slider = page.getByRole('slider', { name: 'Steps of the game' });
  await expect(slider).toBeFocused();
  // Three rounds of two players, and the bot's card, which may just be on its way.
  const last = 13;
  await expect(slider).toHaveAttribute('max', String(last));
  const at = (step: number) =>
    expect(slider, `step ${step}`).toHaveAttribute('aria-valuetext', `step ${step} of ${last}`);
  await at(last);

  // The keys of the slider, its ends, and the buttons beside it.
  await page.keyboard.press('ArrowLeft');
  await at(last - 1);
  await expect(plot.board).toHaveAttribute('data-deciding', 'false');
  await page.keyboard.press('Home');
  await at(0);
  await expect(plot.tiles).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await at(1);
  await page.keyboard.press('End');
  await at(last);
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await at(0);
  await page.getByRole('button', { name: 'One step on' }).click();
  await at(1);
  await page.getByRole('button', { name: 'One step back' }).click();
  await at(0);
  await page.getByRole('button', { name: 'To the end' }).click();
  await at(last);
  await slider.fill('4');
  await at(4);

  // A line of the log shows its tile, and leads to its moment.
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await expect(slider).toHaveCount(0);
  expect(await plot.drawn()).toEqual(now);
  await plot.ready();
  const own = page.locator('.lines .line', { hasText: /Guest lays a tile/ });
  await expect(own).toHaveCount(3);
  await expect(page.locator('.marked')).toHaveCount(0);
  await own.nth(1).hover();
  const second = (await plot.view()).seats[0]?.garden[1]?.at ?? [NaN, NaN];
  await expect(plot.garden.locator('.marked')).toHaveAttribute('x', String(second[0] * 100));
  await expect(plot.garden.locator('.marked')).toHaveAttribute('y', String(second[1] * 100));
  await page.mouse.move(2, 2);
  await expect(page.locator('.marked')).toHaveCount(0);
  await own.nth(1).focus();
  await expect(plot.garden.locator('.marked')).toHaveCount(1);
  await own.nth(1).click();
  await expect(slider).toBeVisible();
  await expect(plot.tiles).toHaveCount(2);
  await expect(own.nth(1)).toHaveClass(/here/);
  await expect(page.locator('.prompt [role=status]')).toContainText('Guest lays a tile');
  const then = await plot.drawn();
  expect(then).toHaveLength(8);

  await page.getByRole('button', { name: 'Link to here' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/games\/[0-9a-f]{32}\?at=\d+$/);
  const friend = await another();
  await listen(friend);
  await friend.goto(link);
  const theirs = new Plot(friend);
  await expect(theirs.tiles).toHaveCount(2);
  expect(await theirs.drawn()).toEqual(then);
  await expect(friend.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    (await slider.getAttribute('aria-valuetext')) ?? '',
  );
  await expect(friend.locator('.hand')).toHaveCount(0);
  await friend.getByRole('button', { name: 'To the beginning' }).click();
  await expect(theirs.tiles).toHaveCount(0);
  await friend.getByRole('button', { name: 'To the end' }).click();
  await expect(friend.getByRole('slider')).toHaveValue(String(last));
  expect(await peeked(friend), 'hands and bids that are told').toEqual([]);

  // The game goes on from where it was.
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await plot.decide(await plot.ready());
  await plot.decide(await plot.ready());
  await expect(plot.tiles).toHaveCount(4);
  await expect(theirs.tiles, 'who looks back stays there').not.toHaveCount(4);
});

test('stepping through a finished game, from its first tile to its last', async ({ page, another }) => {
  const path = await finished(page, { players: 3 });
  const friend = await another();
  await friend.goto(path);
  const plot = new Plot(friend);
  await expect(friend.locator('.scoring')).toBeVisible();
  await expect(friend.getByRole('button', { name: 'Play again' })).toHaveCount(0);
  await friend.getByRole('button', { name: 'Step through the game' }).click();
  const slider = friend.getByRole('slider');
  const last = Number(await slider.getAttribute('max'));
  expect(last).toBe(3 * 2 * 14);
  await friend.keyboard.press('Home');
  await expect(plot.tiles).toHaveCount(0);
  await expect(friend.locator('.scoring')).toHaveCount(0);
  // At every tenth step the drawing is what the server says about it.
  for (let step = 10; step <= last; step += 10) {
    const answer = friend.waitForResponse(/\/at\/\d+$/);
    await slider.fill(String(step));
    const frame = (await (await answer).json()) as Frame;
    await expect(slider).toHaveAttribute('aria-valuetext', `step ${step} of ${last}`);
    await expect(friend.locator('.line.here'), 'the log shows where one is').toHaveCount(1);
    const small = await friend
      .locator('aside article button.view svg')
      .evaluateAll((all) => all.map((garden) => garden.querySelectorAll('rect:not(.marked)').length));
    const sum = small.reduce((all, tiles) => all + tiles, await plot.tiles.count());
    const laid = (frame.view as View).seats.map(({ garden }) => garden.length);
    expect(sum, `tiles after ${step} steps`).toBe(laid.reduce((all, tiles) => all + tiles, 0));
  }
  await friend.keyboard.press('End');
  await expect(friend.locator('.scoring')).toBeVisible();
  await expect(plot.tiles).toHaveCount(14);
});
