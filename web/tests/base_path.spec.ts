import { Garden } from './sanssouci_board.ts';
import { expect, TestServer, test as base } from './fixtures.ts';

const test = base.extend({
  server: async ({}, use) => {
    const server = await new TestServer('/club').open();
    await use(server);
    await server.close();
  },
});

test('a club shows the page under a path of its own', async ({ page, witness, server, another }) => {
  await page.goto('./');
  await expect(page).toHaveURL(`${server.origin}/club/`);
  await page.getByRole('radio', { name: 'With friends' }).check();
  await page.getByRole('button', { name: 'Open a table' }).click();
  await expect(page).toHaveURL(/\/club\/games\/[0-9a-f]{32}$/);
  const link = await page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  expect(link).toBe(page.url());

  const friend = await another();
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Sit down' }).click();
  const [ada, bert] = [new Garden(page), new Garden(friend)];
  await Promise.race([ada.until('noble'), bert.until('noble')]);
  await page.reload();
  await expect(page.locator('.board[data-phase=noble]')).toBeVisible();

  await page.getByRole('link', { name: /Gloriette/ }).click();
  await expect(page).toHaveURL(`${server.origin}/club/`);
  await page.locator('section', { hasText: 'My games' }).getByRole('link').click();
  await expect(page.locator('.board[data-phase]')).toBeVisible();
  expect(witness.requests.filter((url) => !url.startsWith(`${server.origin}/club/`))).toEqual([]);
});
