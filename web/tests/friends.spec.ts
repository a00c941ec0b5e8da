import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { SanssouciBoard } from './sanssouci_board.ts';
import { text } from './words.ts';

async function setName(page: Page, name: string) {
  await page.getByRole('button', { name: text('you.title'), exact: true }).click();
  await page.getByLabel(text('you.name')).fill(name);
  await page.getByRole('button', { name: text('you.keep_name') }).click();
  await expect(page.getByText(text('you.named'))).toBeVisible();
  await page.keyboard.press('Escape');
}

const seats = (page: Page) => page.locator('ol li > span:first-of-type');
const mover = (page: Page) => page.locator('aside article.moves strong');

test('two browsers play against each other by link, and again with swapped seats', async ({
  page,
  newBrowser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./');
  await setName(page, 'Ada');
  await page.getByRole('radio', { name: text('start.company.friends') }).check();
  await page.getByRole('radio', { name: text('edition.classic') }).check();
  await page.getByText(text('start.more')).click();
  await page.getByRole('radio', { name: text('first.first_seat') }).check();
  await page.getByRole('button', { name: text('start.invite') }).click();
  await expect(page.getByRole('heading', { name: text('waiting.title') })).toBeVisible();
  await expect(page.getByRole('img', { name: text('qr') })).toBeVisible();
  await page.getByRole('button', { name: text('waiting.copy') }).click();
  await expect(page.getByText(text('waiting.copied'))).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());

  const friend = await newBrowser();
  await friend.goto(link);
  await setName(friend, 'Bert');
  await expect(friend.getByText('Ada')).toBeVisible();
  await expect(friend.getByRole('button', { name: text('waiting.close') })).toHaveCount(0);
  await friend.getByRole('button', { name: text('waiting.sit') }).click();

  const [ada, bert] = [new SanssouciBoard(page), new SanssouciBoard(friend)];
  expect(await Promise.all([ada.ready(), bert.ready()])).toEqual(['gardens', 'gardens']);
  await ada.decide('gardens');
  await bert.decide('gardens');
  await ada.ready();
  await expect(mover(page)).toHaveText(['Ada']);
  await expect(mover(friend)).toHaveText(['Ada']);
  await Promise.all([ada.playOut(), bert.playOut()]);
  expect([ada.count('play'), bert.count('play')]).toEqual([18, 18]);
  expect(await ada.scores()).toEqual(await bert.scores());

  await page.getByRole('button', { name: text('over.rematch') }).click();
  await expect(page.getByRole('heading', { name: text('waiting.title') })).toBeVisible();
  // The seat that begins goes to the next player.
  await expect(seats(page)).toHaveText([
    new RegExp(`^\\s*Bert\\s+${text('waiting.invited')}`),
    new RegExp(`^\\s*Ada\\s+${text('you.short')}`),
  ]);
  expect(page.url()).not.toBe(link);
  await expect(friend.getByRole('link', { name: text('over.to_rematch') })).toBeVisible();
  await friend.getByRole('button', { name: text('over.rematch') }).click();
  await expect(friend).toHaveURL(page.url());
  // The seat was reserved for the friend, so the game begins at once.
  expect(await Promise.all([ada.ready(), bert.ready()])).toEqual(['gardens', 'gardens']);
  await ada.decide('gardens');
  await bert.decide('gardens');
  await expect(mover(page)).toHaveText(['Bert']);
});
