import type { Frame } from '../src/types/server.ts';
import type { View } from '../src/types/versailles.ts';
import { expect, test } from './fixtures.ts';
import { recordReceived, seatsWithKnownCards } from './received.ts';
import { openFinishedGame } from './tables.ts';
import { playVersailles, VersaillesBoard } from './versailles_board.ts';
import { text } from './words.ts';

test('a running game can be stepped through, and a link to a position reveals no hidden cards', async ({
  page,
  newBrowser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const board = await playVersailles(page);
  await board.playUntil('bidding', 4);
  const now = await board.drawn();
  await expect(board.tiles).toHaveCount(3);
  await expect(page.locator('aside article').nth(1)).toContainText(text('v.plate.has_bid'));
  await page.getByRole('button', { name: text('replay.open') }).click();
  const slider = page.getByRole('slider', { name: text('replay.title') });
  await expect(slider).toBeFocused();
  // Three rounds of two players, and the bot's next card.
  const last = 13;
  await expect(slider).toHaveAttribute('max', String(last));
  const at = (step: number) =>
    expect(slider, `step ${step}`).toHaveAttribute(
      'aria-valuetext',
      text('replay.step', { step, steps: last }),
    );
  await at(last);

  // By the keys of the slider, and by the buttons beside it.
  await page.keyboard.press('ArrowLeft');
  await at(last - 1);
  await expect(board.root).toHaveAttribute('data-deciding', 'false');
  await page.keyboard.press('Home');
  await at(0);
  await expect(board.tiles).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await at(1);
  await page.keyboard.press('End');
  await at(last);
  await page.getByRole('button', { name: text('replay.first') }).click();
  await at(0);
  await page.getByRole('button', { name: text('replay.on') }).click();
  await at(1);
  await page.getByRole('button', { name: text('replay.back') }).click();
  await at(0);
  await page.getByRole('button', { name: text('replay.last') }).click();
  await at(last);
  await slider.fill('4');
  await at(4);

  // A line of the log marks its tile, and a click goes to its moment.
  await page.getByRole('button', { name: text('replay.close') }).click();
  await expect(slider).toHaveCount(0);
  expect(await board.drawn()).toEqual(now);
  await board.ready();
  const laid = text('v.log.laid.you');
  const own = page.locator('.lines .line', { hasText: laid });
  await expect(own).toHaveCount(3);
  // Otherwise every garden marks its last tile.
  await expect(page.locator('.marked')).toHaveCount(2);
  const garden = (await board.view()).seats[0]?.garden ?? [];
  const [second, third] = [garden[1]?.at ?? [NaN, NaN], garden[2]?.at ?? [NaN, NaN]];
  const markedAt = async () => [
    await board.garden.locator('.marked').getAttribute('x'),
    await board.garden.locator('.marked').getAttribute('y'),
  ];
  const lastTile = third.map((place) => String(place * 100));
  await expect.poll(markedAt).toEqual(lastTile);
  await own.nth(1).hover();
  await expect.poll(markedAt).toEqual(second.map((place) => String(place * 100)));
  await page.mouse.move(2, 2);
  await expect.poll(markedAt).toEqual(lastTile);
  await own.nth(1).focus();
  await expect.poll(markedAt).toEqual(second.map((place) => String(place * 100)));
  await own.nth(1).click();
  await expect(slider).toBeVisible();
  await expect(board.tiles).toHaveCount(2);
  await expect(own.nth(1)).toHaveClass(/here/);
  await expect(page.locator('.prompt [role=status]')).toContainText(laid);
  const then = await board.drawn();
  expect(then).toHaveLength(8);

  await page.getByRole('button', { name: text('replay.link') }).click();
  await expect(page.getByText(text('waiting.copied'))).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/games\/[0-9a-f]{32}\?at=\d+$/);
  const friend = await newBrowser();
  await recordReceived(friend);
  await friend.goto(link);
  const theirs = new VersaillesBoard(friend);
  await expect(theirs.tiles).toHaveCount(2);
  expect(await theirs.drawn()).toEqual(then);
  await expect(friend.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    (await slider.getAttribute('aria-valuetext')) ?? '',
  );
  await expect(friend.locator('.hand')).toHaveCount(0);
  await friend.getByRole('button', { name: text('replay.first') }).click();
  await expect(theirs.tiles).toHaveCount(0);
  await friend.getByRole('button', { name: text('replay.last') }).click();
  await expect(friend.getByRole('slider')).toHaveValue(String(last));
  expect(await seatsWithKnownCards(friend), 'seats with known cards').toEqual([]);

  // The game continues.
  await page.getByRole('button', { name: text('replay.close') }).click();
  await board.playOn(2);
  await expect(board.tiles).toHaveCount(4);
  await expect(theirs.tiles, 'the friend still looks at the past').not.toHaveCount(4);
});

test('a finished game can be stepped through from the first tile to the last', async ({
  page,
  newBrowser,
}) => {
  const path = await openFinishedGame(page, { game: 'versailles', options: { players: 3 } });
  const friend = await newBrowser();
  await friend.goto(path);
  const board = new VersaillesBoard(friend);
  await expect(friend.locator('.scoring')).toBeVisible();
  await expect(friend.getByRole('button', { name: text('over.rematch') })).toHaveCount(0);
  await friend.getByRole('button', { name: text('replay.open') }).click();
  const slider = friend.getByRole('slider');
  const last = Number(await slider.getAttribute('max'));
  expect(last).toBe(3 * 2 * 14);
  await expect(slider).toBeFocused();
  await friend.keyboard.press('Home');
  await expect(board.tiles).toHaveCount(0);
  await expect(friend.locator('.scoring')).toHaveCount(0);
  // At every twentieth step the drawing has the tiles that the server reports.
  for (let step = 20; step <= last; step += 20) {
    const [response] = await Promise.all([friend.waitForResponse(/\/at\/\d+$/), slider.fill(String(step))]);
    const frame = (await response.json()) as Frame;
    await expect(slider).toHaveAttribute('aria-valuetext', text('replay.step', { step, steps: last }));
    await expect(friend.locator('.line.here'), 'the log shows the position').toHaveCount(1);
    const small = await friend
      .locator('aside article button.view svg')
      .evaluateAll((all) => all.map((garden) => garden.querySelectorAll('rect:not(.marked)').length));
    const sum = small.reduce((all, tiles) => all + tiles, await board.tiles.count());
    const laid = (frame.view as View).seats.map(({ garden }) => garden.length);
    expect(sum, `tiles after ${step} steps`).toBe(laid.reduce((all, tiles) => all + tiles, 0));
  }
  await friend.keyboard.press('End');
  await expect(friend.locator('.scoring')).toBeVisible();
  await expect(board.tiles).toHaveCount(14);
});
