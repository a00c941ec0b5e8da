import type { Page } from '@playwright/test';
import { callApi } from './api.ts';
import { expect, test } from './fixtures.ts';
import { becomeKnown, createTable } from './tables.ts';
import { VersaillesBoard } from './versailles_board.ts';
import { text } from './words.ts';

const input = (page: Page) => page.getByRole('textbox', { name: text('talk.say') });
const mute = (page: Page) => page.getByRole('button', { name: text('talk.mute') });
const messages = (page: Page) => page.locator('.said');

async function send(page: Page, message: string) {
  await input(page).fill(message);
  await page.getByRole('button', { name: text('talk.send') }).click();
  await expect(input(page)).toHaveValue('');
}

test('two players chat, and the host mutes the other', async ({ page, newBrowser }) => {
  const [friend, spectator] = [await newBrowser(), await newBrowser()];
  await becomeKnown(page, 'Ada');
  await becomeKnown(friend, 'Bert');
  const path = await createTable(page, { game: 'versailles', seats: ['me', 'open'] });
  await page.goto(path);
  await friend.goto(path);
  await friend.getByRole('button', { name: text('waiting.sit') }).click();
  await new VersaillesBoard(page).ready();
  await new VersaillesBoard(friend).ready();
  await spectator.goto(path);
  await expect(new VersaillesBoard(spectator).root).toBeVisible();

  await send(page, 'Good evening');
  for (const browser of [page, friend, spectator])
    await expect(messages(browser)).toHaveText(['Ada: Good evening']);
  await send(friend, '<b>Bon</b> soir');
  for (const browser of [page, friend])
    await expect(messages(browser).last()).toHaveText('Bert: <b>Bon</b> soir');

  for (const browser of [friend, spectator]) await expect(mute(browser)).toHaveCount(0);
  await mute(page).click();
  await expect(input(friend)).toHaveCount(0);
  expect(await callApi(friend, 'POST', `${path}/talk`, { text: 'but' })).toMatchObject({ code: 'muted' });
  await expect(input(page)).toBeVisible();
  await page.getByRole('button', { name: text('talk.unmute') }).click();
  await send(friend, 'Thank you');
  await expect(messages(page).last()).toHaveText('Bert: Thank you');
  await expect(messages(page)).toHaveCount(3);
});

test('the chat is hidden from a player alone with bots until a spectator writes', async ({
  page,
  newBrowser,
}) => {
  const spectator = await newBrowser();
  await becomeKnown(page, 'Ada');
  await becomeKnown(spectator, 'Bert');
  const path = await createTable(page, { game: 'versailles' });
  await page.goto(path);
  await new VersaillesBoard(page).ready();
  await expect(page.getByRole('button', { name: text('action.leave') })).toBeVisible();
  await expect(input(page)).toHaveCount(0);
  await expect(mute(page)).toHaveCount(0);

  await spectator.goto(path);
  await send(spectator, 'Good luck');
  await expect(messages(page)).toHaveText([`${text('talk.spectator', { name: 'Bert' })}: Good luck`]);
  await expect(input(page)).toBeVisible();
  await expect(mute(page)).toBeVisible();
});

test('a phone counts the messages below the board until they are read', async ({ page, newBrowser }) => {
  const friend = await newBrowser();
  await page.setViewportSize({ width: 390, height: 844 });
  await becomeKnown(page, 'Ada');
  await becomeKnown(friend, 'Bert');
  const path = await createTable(page, { game: 'versailles', seats: ['me', 'open'] });
  await page.goto(path);
  await friend.goto(path);
  await friend.getByRole('button', { name: text('waiting.sit') }).click();
  await new VersaillesBoard(page).ready();
  await expect(page.getByRole('button', { name: text('talk.open') })).toBeVisible();
  await send(friend, 'Good evening');
  await send(friend, 'Shall we?');
  const unread = page.getByRole('button', { name: text('talk.unread', { count: 2 }) });
  await expect(unread).toBeVisible();
  await unread.click();
  await expect(input(page)).toBeFocused();
  await expect(messages(page).last()).toBeInViewport();
  await expect(unread).toHaveCount(0);
  await page.reload();
  await new VersaillesBoard(page).ready();
  await expect(page.getByRole('button', { name: text('talk.open') })).toBeVisible();
});
