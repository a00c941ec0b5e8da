import { expect, test } from './fixtures.ts';
import { SanssouciBoard } from './sanssouci_board.ts';
import { createTable } from './tables.ts';
import { pattern, text } from './words.ts';

test('the title of the tab says whose turn it is', async ({ page, newBrowser }) => {
  await page.goto('./');
  await expect(page).toHaveTitle('Gloriette');
  const path = await createTable(page, { seats: ['me', 'open'] });
  await page.goto(path);
  await expect(page).toHaveTitle(`${text('title.open')} – Sanssouci`);
  const friend = await newBrowser();
  await friend.goto(path);
  await friend.getByRole('button', { name: text('waiting.sit') }).click();
  const board = new SanssouciBoard(page);
  await board.ready();
  const [yours, theirs] = [`● ${text('title.yours')} – Sanssouci`, `${text('title.theirs')} – Sanssouci`];
  await expect(page).toHaveTitle(yours);
  await expect(friend).toHaveTitle(theirs);
  await expect(
    friend.getByText(new RegExp(pattern('prompt.wait', { name: `${text('you.nobody')}\\s\\d` }))),
  ).toBeVisible();
  await board.playUntil('noble');
  await board.decide('noble');
  await expect(page).toHaveTitle(theirs);
  await expect(friend).toHaveTitle(yours);
});
