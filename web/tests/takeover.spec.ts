import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { becomeKnown, createTable } from './tables.ts';
import { VersaillesBoard } from './versailles_board.ts';
import { text } from './words.ts';

/** Leaves without waiting for the seconds in which it can be undone, as if the page was closed. */
async function leaveNow(page: Page) {
  await page.getByRole('button', { name: text('action.leave') }).click();
  await page.getByRole('button', { name: text('leave.yes'), exact: true }).click();
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
}

test('a bot takes over for a player who leaves and returns, and both play again', async ({
  page,
  newBrowser,
}) => {
  const [friend, spectator] = [await newBrowser(), await newBrowser()];
  await becomeKnown(page, 'Ada');
  await becomeKnown(friend, 'Bert');
  const path = await createTable(page, { game: 'versailles', seats: ['me', 'open'] });
  await page.goto(path);
  await friend.goto(path);
  await friend.getByRole('button', { name: text('waiting.sit') }).click();
  const [ada, bert] = [new VersaillesBoard(page), new VersaillesBoard(friend)];
  await ada.ready();
  await bert.ready();
  const leave = { name: text('action.leave') };

  await spectator.goto(path);
  await expect(new VersaillesBoard(spectator).root).toBeVisible();
  await expect(spectator.locator('.hand')).toHaveCount(0);
  for (const name of [leave.name, text('hint.ask')])
    await expect(spectator.getByRole('button', { name })).toHaveCount(0);

  // Bert leaves in the middle of a round; a bot plays for him and gives the seat back.
  await leaveNow(friend);
  const plate = page.getByRole('article', { name: 'Bert' });
  const takenOver = text('plate.stand_in', { bot: text('level.apprentice') });
  await expect(plate).toContainText(takenOver);
  await expect(page.locator('.lines')).toContainText(text('log.left', { name: 'Bert' }));
  await expect(friend.getByText(text('prompt.away'))).toBeVisible();
  await expect(bert.cards).toHaveCount(0);
  await ada.playUntil('bidding', 3);
  await expect(ada.tiles).toHaveCount(2);
  // The bot chooses its card of the third round before Bert is back; the next one is Bert's own.
  await expect(plate).toContainText(text('v.plate.has_bid'));
  await friend.getByRole('button', { name: text('action.come_back') }).click();
  await expect(plate).not.toContainText(takenOver);
  await expect(page.locator('.lines')).toContainText(text('log.returned', { name: 'Bert' }));
  await ada.decide('bidding');
  await Promise.all([ada.playUntil('bidding'), bert.playUntil('bidding')]);
  expect((await bert.view()).round).toBe(4);
  await expect(bert.cards).not.toHaveCount(0);

  // Both leave the rest to bots, and play again.
  for (const browser of [page, friend]) await leaveNow(browser);
  for (const browser of [page, friend, spectator]) {
    await expect(browser.locator('.desk .scoring')).toBeVisible({ timeout: 60_000 });
    const board = new VersaillesBoard(browser);
    if (await board.halfTime.isVisible()) await board.closeHalfTime();
  }
  const rematch = { name: text('over.rematch') };
  await expect(spectator.getByRole('button', rematch)).toHaveCount(0);
  await page.getByRole('button', rematch).click();
  await expect(page.getByRole('heading', { name: text('waiting.title') })).toBeVisible();
  expect(page.url()).not.toContain(path);
  await expect(friend.getByRole('link', { name: text('over.to_rematch') })).toBeVisible();
  await friend.getByRole('button', rematch).click();
  await expect(friend).toHaveURL(page.url());
  expect(await Promise.all([ada.ready(), bert.ready()])).toEqual(['bidding', 'bidding']);
  await expect(ada.tiles).toHaveCount(0);
});
