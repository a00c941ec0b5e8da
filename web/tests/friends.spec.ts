import type { Page } from '@playwright/test';
import { Garden } from './sanssouci_board.ts';
import { expect, test } from './fixtures.ts';

async function be(page: Page, name: string) {
  await page.getByRole('button', { name: 'You', exact: true }).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect(page.getByText('Everybody sees your new name now.')).toBeVisible();
  await page.keyboard.press('Escape');
}

const seats = (page: Page) => page.locator('ol li > span:first-of-type').allInnerTexts();
const moving = (page: Page) => page.locator('aside article.moves strong');

test('two browsers against each other by link, and once more with the seats changed', async ({
  page,
  another,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./');
  await be(page, 'Ada');
  await page.getByRole('radio', { name: 'With friends' }).check();
  await page.getByRole('radio', { name: 'Classic 2013' }).check();
  await page.getByText('More options').click();
  await page.getByRole('radio', { name: 'The first seat' }).check();
  await page.getByRole('button', { name: 'Open a table' }).click();
  await expect(page.getByRole('heading', { name: 'The table is laid' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());

  const friend = await another();
  await friend.goto(link);
  await be(friend, 'Bert');
  await expect(friend.getByText('Ada')).toBeVisible();
  await expect(friend.getByRole('button', { name: 'Take the table away' })).toHaveCount(0);
  await friend.getByRole('button', { name: 'Sit down' }).click();

  const [ada, bert] = [new Garden(page), new Garden(friend)];
  expect(await Promise.all([ada.ready(), bert.ready()])).toEqual(['gardens', 'gardens']);
  await ada.decide('gardens');
  await bert.decide('gardens');
  await ada.ready();
  await expect(moving(page)).toHaveText(['Ada']);
  await expect(moving(friend)).toHaveText(['Ada']);
  await Promise.all([ada.playOut(), bert.playOut()]);
  expect([ada.count('play'), bert.count('play')]).toEqual([18, 18]);
  expect(await ada.scores()).toEqual(await bert.scores());
  const order = await page.locator('aside article strong').allTextContents();

  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByRole('heading', { name: 'The table is laid' })).toBeVisible();
  // Everybody sits one seat on.
  const signs: Record<string, RegExp> = { Ada: /^Ada\s+you/, Bert: /^Bert\s+invited/ };
  expect(await seats(page)).toEqual(
    order.reverse().map((name) => expect.stringMatching(signs[name] ?? /^$/)),
  );
  expect(page.url()).not.toBe(link);
  await expect(friend.getByRole('link', { name: 'To the next game' })).toBeVisible();
  await friend.getByRole('button', { name: 'Play again' }).click();
  await expect(friend).toHaveURL(page.url());
  // The seat was kept for who accepts, so that the game begins at once.
  expect(await Promise.all([ada.ready(), bert.ready()])).toEqual(['gardens', 'gardens']);
  await ada.decide('gardens');
  await bert.decide('gardens');
  await expect(moving(page)).toHaveText(order.slice(0, 1));
});
