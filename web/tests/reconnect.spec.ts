import { expect, testWithOwnServer } from './fixtures.ts';
import { playSanssouci, SanssouciBoard } from './sanssouci_board.ts';
import { becomeKnown, createTable } from './tables.ts';
import { text } from './words.ts';

const test = testWithOwnServer();

/** What the browser reports while the server is down or the network is away. */
const SERVER_DOWN = [
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_INCOMPLETE_CHUNKED|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED/,
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
  const line = text('log.stayed.you');
  await expect(page.locator('.lines').getByText(line)).toHaveCount(1);
});

test('without a network the page says so, keeps a decision, and sends it once when the network is back', async ({
  page,
  context,
  browserLog,
}) => {
  browserLog.expected = SERVER_DOWN;
  const board = await playSanssouci(page);
  await board.playUntil('noble');
  const state = page.locator('[data-connection]');
  await context.setOffline(true);
  await expect(page.getByText(text('connection.lost'))).toBeVisible();
  await expect(state).toHaveAttribute('data-connection', 'lost');
  await board.stay.click();
  await expect(page.getByText(text('connection.unsent'))).toBeInViewport();
  // Longer than the page repeats other requests.
  await page.waitForTimeout(8000);
  await expect(page.getByText(text('connection.unsent'))).toBeVisible();
  await expect(page.locator('.notice')).toHaveCount(0);
  await context.setOffline(false);
  expect(await board.ready()).toBe('play');
  await expect(page.getByText(text('connection.lost'))).toBeHidden();
  await expect(page.getByText(text('round', { round: 2 }))).toBeVisible();
  const line = text('log.stayed.you');
  await expect(page.locator('.lines').getByText(line)).toHaveCount(1);
});

test('a decision is sent while a chat message is on its way', async ({ page, newBrowser }) => {
  const path = await createTable(page, { seats: ['me', 'open'] });
  await page.goto(path);
  const friend = await newBrowser();
  await becomeKnown(friend, 'Bert');
  await friend.goto(path);
  await friend
    .getByRole('button', { name: text('waiting.sit') })
    .first()
    .click();
  const board = new SanssouciBoard(page);
  await board.ready();
  let answer: () => void = () => undefined;
  const held = new Promise<void>((done) => (answer = done));
  await page.route('**/talk', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel(text('talk.say')).fill('Hello');
  await page.getByRole('button', { name: text('talk.send') }).click();
  await board.decide(await board.ready());
  answer();
  await expect(page.locator('.lines .said')).toContainText('Hello');
});
