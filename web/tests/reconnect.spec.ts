import { expect, testWithOwnServer } from './fixtures.ts';
import { playSanssouci } from './sanssouci_board.ts';
import { text } from './words.ts';

const test = testWithOwnServer();

/** What the browser reports while the server is down. */
const SERVER_DOWN = [
  /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_INCOMPLETE_CHUNKED|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED/,
];

test('a reload in the middle of a turn changes nothing', async ({ page }) => {
  const board = await playSanssouci(page);
  await board.playUntil('noble');
  const shown = () =>
    Promise.all([page.locator('.main [role=grid]').ariaSnapshot(), board.list.allTextContents()]);
  const before = await shown();
  await page.reload();
  expect(await board.ready()).toBe('noble');
  expect(await shown()).toEqual(before);
  await expect(board.undo).toBeVisible();
  await board.decide('noble');
  expect(await board.ready()).toBe('play');
});

test('the page reports a dead server and continues the turn after a restart', async ({
  page,
  server,
  browserLog,
}) => {
  browserLog.expected = SERVER_DOWN;
  const board = await playSanssouci(page);
  const lost = page.getByText(text('connection.lost'));
  await expect(page.locator('[data-connection]')).toHaveAttribute('data-connection', 'live');
  await board.playUntil('noble');
  const before = await page.locator('.main [role=grid]').ariaSnapshot();

  await server.kill();
  await expect(lost).toBeVisible();
  await server.start();
  await expect(lost).toBeHidden({ timeout: 60_000 });
  await expect(page.locator('[data-connection]')).toHaveAttribute('data-connection', 'live');
  expect(await board.ready()).toBe('noble');
  expect(await page.locator('.main [role=grid]').ariaSnapshot()).toBe(before);
  await board.decide('noble');
  await board.playUntil('play');
  await board.decide('play');
  expect(['noble', 'gardener']).toContain(await board.ready());
});

test('a decision made while the server is down is carried out once, after the restart', async ({
  page,
  server,
  browserLog,
}) => {
  browserLog.expected = SERVER_DOWN;
  const board = await playSanssouci(page);
  await board.playUntil('noble');
  await server.kill();
  // The page repeats its request for some seconds, so the restart must not wait for anything else.
  await board.stay.click();
  await server.start();
  expect(await board.ready()).toBe('play');
  await expect(page.getByText(text('round', { round: 2 }))).toBeVisible();
  const line = text('log.stayed', { name: text('you.nobody') });
  await expect(page.locator('.lines').getByText(line)).toHaveCount(1);
});
