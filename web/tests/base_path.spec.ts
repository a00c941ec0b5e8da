import { expect, testWithOwnServer } from './fixtures.ts';
import { SanssouciBoard } from './sanssouci_board.ts';
import { text } from './words.ts';

const test = testWithOwnServer('/club');

test('the page works under a base path', async ({ page, browserLog, server, newBrowser }) => {
  await page.goto('./');
  await expect(page).toHaveURL(`${server.origin}/club/`);
  await page.getByRole('radio', { name: text('start.company.friends') }).check();
  await page.getByRole('button', { name: text('start.invite') }).click();
  await expect(page).toHaveURL(/\/club\/games\/[0-9a-f]{32}$/);
  const link = await page.getByRole('textbox', { name: text('waiting.link') }).inputValue();
  expect(link).toBe(page.url());

  const friend = await newBrowser();
  await friend.goto(link);
  await friend.getByRole('button', { name: text('waiting.sit') }).click();
  const boards = [new SanssouciBoard(page), new SanssouciBoard(friend)];
  const mover = await Promise.any(boards.map(async (board) => (await board.ready(), board)));
  await mover.playUntil('noble');
  await page.reload();
  await expect(page.locator('.board[data-phase=noble]')).toBeVisible();

  await page.getByRole('link', { name: text('home') }).click();
  await expect(page).toHaveURL(`${server.origin}/club/`);
  await page
    .locator('section', { hasText: text('mine.title') })
    .getByRole('link')
    .click();
  await expect(page.locator('.board[data-phase]')).toBeVisible();
  expect(browserLog.requests.filter((url) => !url.startsWith(`${server.origin}/club/`))).toEqual([]);
});
