import type { Page } from '@playwright/test';
import type { Frame } from '../src/types/server.ts';
import { callApi } from './api.ts';
import { expect, test } from './fixtures.ts';
import { becomeKnown, createTable } from './tables.ts';
import { VersaillesBoard } from './versailles_board.ts';
import { text } from './words.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
/** What a browser does when it closes the page: held commands are sent at once. */
const sendHeld = (page: Page) => page.evaluate(() => dispatchEvent(new Event('pagehide')));
const table = async (page: Page, path: string) => (await callApi<Frame>(page, 'GET', path)).table;
/** Lets the page ask for a name, which most tests do not want. */
const askName = (page: Page) =>
  page.addInitScript(() => {
    if (!sessionStorage.getItem('asked')) localStorage.removeItem('gloriette.name_asked');
    sessionStorage.setItem('asked', '1');
  });

/** Two people at a table of Versailles whose game has begun. */
async function twoPeople(page: Page, friend: Page): Promise<string> {
  await becomeKnown(page, 'Ada');
  await becomeKnown(friend, 'Bert');
  const path = await createTable(page, { game: 'versailles', seats: ['me', 'open'] });
  await page.goto(path);
  await friend.goto(path);
  await button(friend, text('waiting.sit')).click();
  await new VersaillesBoard(page).ready();
  await new VersaillesBoard(friend).ready();
  return path;
}

test('a name is asked for once, before the first game with others', async ({ page, newBrowser }) => {
  await askName(page);
  await page.goto('./');
  await page.getByRole('radio', { name: text('start.company.friends') }).check();
  await button(page, text('start.invite')).click();
  await expect(dialog(page)).toContainText(text('name.title'));
  await expect(page.getByLabel(text('name.label'))).toBeFocused();
  await page.keyboard.type('Ada');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: text('waiting.title') })).toBeVisible();
  await expect(page.locator('ol li').first()).toContainText('Ada');

  const friend = await newBrowser();
  await askName(friend);
  await friend.goto(page.url());
  await button(friend, text('waiting.sit')).click();
  await button(friend, text('name.skip')).click();
  await expect(page.locator('ol li').nth(1)).toContainText(text('you.nobody'));
  await button(friend, text('waiting.get_up')).click();
  await friend.reload();
  await button(friend, text('waiting.sit')).click();
  await expect(button(friend, text('waiting.get_up'))).toBeVisible();
});

test('bots do not ask for a name', async ({ page }) => {
  await askName(page);
  await page.goto('./');
  await button(page, text('start.now')).click();
  await expect(page).toHaveURL(/games\//);
  await expect(dialog(page)).toHaveCount(0);
});

test('resigning asks first, can be undone, and cannot be taken back later', async ({ page, newBrowser }) => {
  const friend = await newBrowser();
  const path = await twoPeople(page, friend);
  const seat = (await table(friend, path)).you ?? -1;

  await button(friend, text('action.resign')).click();
  await expect(dialog(friend)).toContainText(text('resign.text'));
  await button(friend, text('confirm.no')).click();
  await expect(dialog(friend)).toHaveCount(0);
  await button(friend, text('action.resign')).click();
  await dialog(friend)
    .getByRole('button', { name: text('resign.yes') })
    .click();
  await expect(friend.getByText(text('resign.held'))).toBeVisible();
  await button(friend, text('held.undo')).click();
  await sendHeld(friend);
  expect((await table(page, path)).seats[seat]?.stand_in).toBeNull();

  await button(friend, text('action.resign')).click();
  await dialog(friend)
    .getByRole('button', { name: text('resign.yes') })
    .click();
  await expect
    .poll(async () => (await table(page, path)).seats[seat]?.resigned, { timeout: 20_000 })
    .toBe(true);
  // The log says the same.
  await expect(friend.getByText(text('prompt.resigned')).first()).toBeVisible();
  await expect(friend.locator('.lines')).toContainText(text('log.resigned.you'));
  await expect(button(friend, text('action.come_back'))).toHaveCount(0);
  await expect(button(friend, text('action.resign'))).toHaveCount(0);
  await expect(page.getByRole('article', { name: 'Bert' })).toContainText(text('plate.resigned'));
  await expect(page.locator('.lines')).toContainText(text('log.resigned', { name: 'Bert' }));
});

test('a game against bots ends at once when its player resigns', async ({ page }) => {
  await becomeKnown(page, 'Ada');
  await page.goto(await createTable(page, { game: 'versailles', seats: ['me', 'lenotre'] }));
  await new VersaillesBoard(page).ready();
  await button(page, text('action.resign')).click();
  await dialog(page)
    .getByRole('button', { name: text('resign.yes') })
    .click();
  await sendHeld(page);
  const winner = text('over.won', { names: text('seat.bot', { name: text('level.lenotre') }), count: 1 });
  await expect(page.locator('.desk .scoring h2')).toHaveText(winner, { timeout: 60_000 });
});

test('leaving people and closing a table ask first and can be undone', async ({ page, newBrowser }) => {
  const friend = await newBrowser();
  const path = await twoPeople(page, friend);
  await button(friend, text('action.leave')).click();
  await dialog(friend)
    .getByRole('button', { name: text('leave.yes') })
    .click();
  await button(friend, text('held.undo')).click();
  await expect(friend.getByText(text('leave.held'))).toHaveCount(0);
  await button(friend, text('action.leave')).click();
  await dialog(friend)
    .getByRole('button', { name: text('leave.yes') })
    .click();
  await friend.close();
  await expect(page.getByRole('article', { name: 'Bert' })).toContainText(
    text('plate.stand_in', { bot: text('level.apprentice') }),
  );
  expect(path).toContain('games/');

  await page.goto(await createTable(page, { game: 'versailles', seats: ['me', 'open'] }));
  const url = page.url();
  await button(page, text('waiting.close')).click();
  await dialog(page)
    .getByRole('button', { name: text('close.yes') })
    .click();
  await expect(page).not.toHaveURL(url);
  await button(page, text('held.undo')).click();
  await expect(page).toHaveURL(url);
  await expect(page.getByRole('heading', { name: text('waiting.title') })).toBeVisible();
  await button(page, text('waiting.close')).click();
  await dialog(page)
    .getByRole('button', { name: text('close.yes') })
    .click();
  await sendHeld(page);
  await page.goto(url);
  await expect(page.getByText(text('table.closed'))).toBeVisible();
});

test('the others see who is connected', async ({ page, newBrowser }) => {
  const friend = await newBrowser();
  await twoPeople(page, friend);
  const bert = page.getByRole('article', { name: 'Bert' });
  await expect(bert.getByRole('img', { name: text('presence.here') })).toBeVisible();
  await friend.close();
  await expect(bert.getByRole('img', { name: text('presence.away') })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('article', { name: 'Ada' }).locator('.dot')).toHaveCount(0);
});

test('a full table counts down, and its host may wait or start', async ({ page, newBrowser }) => {
  const friend = await newBrowser();
  await becomeKnown(page, 'Ada');
  await becomeKnown(friend, 'Bert');
  const path = await createTable(page, { game: 'versailles', seats: ['me', 'open'], countdown: true });
  await page.goto(path);
  await friend.goto(path);
  await button(friend, text('waiting.sit')).click();
  await expect(friend.getByRole('timer')).toBeVisible();
  await button(page, text('waiting.wait')).click();
  await expect(page.getByText(text('waiting.held_by_you'))).toBeVisible();
  await expect(friend.getByText(text('waiting.held'))).toBeVisible();
  await button(friend, text('waiting.get_up')).click();
  await button(friend, text('waiting.sit')).click();
  await button(page, text('waiting.start_now')).click();
  await new VersaillesBoard(friend).ready();
});
