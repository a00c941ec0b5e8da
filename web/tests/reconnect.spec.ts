import { sitDown } from './sanssouci_board.ts';
import { expect, TestServer, test as base } from './fixtures.ts';

const test = base.extend({
  server: async ({}, use) => {
    const server = await new TestServer().open();
    await use(server);
    await server.close();
  },
});

/** While the server is away. */
const AWAY = [/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_INCOMPLETE_CHUNKED|ERR_EMPTY_RESPONSE/];
const LOST = 'The connection is lost. Trying again …';

test('a reload in mid-turn changes nothing', async ({ page }) => {
  const garden = await sitDown(page);
  await garden.until('noble');
  const shown = () =>
    Promise.all([page.locator('.main [role=grid]').ariaSnapshot(), garden.list.allTextContents()]);
  const before = await shown();
  await page.reload();
  expect(await garden.ready()).toBe('noble');
  expect(await shown()).toEqual(before);
  await expect(garden.undo).toBeVisible();
  await garden.decide('noble');
  expect(await garden.ready()).toBe('play');
});

test('a server that dies in mid-turn is missed, comes back, and has forgotten nothing', async ({
  page,
  server,
  witness,
}) => {
  witness.expected = AWAY;
  const garden = await sitDown(page);
  await expect(page.locator('[data-connection]')).toHaveAttribute('data-connection', 'live');
  await garden.until('noble');
  const before = await page.locator('.main [role=grid]').ariaSnapshot();

  await server.kill();
  await expect(page.getByText(LOST)).toBeVisible();
  await server.open();
  await expect(page.getByText(LOST)).toBeHidden({ timeout: 15_000 });
  await expect(page.locator('[data-connection]')).toHaveAttribute('data-connection', 'live');
  expect(await garden.ready()).toBe('noble');
  expect(await page.locator('.main [role=grid]').ariaSnapshot()).toBe(before);
  await garden.decide('noble');
  await garden.until('play');
  await garden.decide('play');
  expect(['noble', 'gardener']).toContain(await garden.ready());
});

test('what is decided while the server is away happens once, when it is back', async ({
  page,
  server,
  witness,
}) => {
  witness.expected = AWAY;
  const garden = await sitDown(page);
  await garden.until('noble');
  await server.kill();
  await garden.stay.click();
  await expect(page.getByText(LOST)).toBeVisible();
  await server.open();
  expect(await garden.ready()).toBe('play');
  await expect(page.getByText(/^Round 2 of 18/)).toBeVisible();
  await expect(page.locator('.lines').getByText('Guest moves no noble')).toHaveCount(1);
});
