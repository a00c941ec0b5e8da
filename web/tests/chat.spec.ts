import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { ask, Plot, table } from './versailles_board.ts';

async function be(page: Page, name: string) {
  await page.goto('./');
  await ask(page, 'POST', 'me');
  await ask(page, 'PUT', 'me', { name });
  await page.evaluate(() => localStorage.setItem('gloriette.known', '1'));
}

const say = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Say something' }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
};

test('two talk, the host stops the talk; one leaves to a bot and comes back; both play again', async ({
  page,
  another,
  witness,
}) => {
  // The server refuses who speaks after all.
  witness.expected = [/status of 4\d\d/];
  const [friend, spectator] = [await another(), await another()];
  await be(page, 'Ada');
  await be(friend, 'Bert');
  const path = await table(page, { seats: ['me', 'open'] });
  await page.goto(path);
  await friend.goto(path);
  await friend.getByRole('button', { name: 'Sit down' }).click();
  const [ada, bert] = [new Plot(page), new Plot(friend)];
  await ada.ready();
  await bert.ready();

  // Somebody looks on, and sees what everybody may see.
  await spectator.goto(path);
  await expect(new Plot(spectator).board).toBeVisible();
  await expect(spectator.locator('.hand')).toHaveCount(0);
  await expect(spectator.getByRole('button', { name: /Leave the game|Stop the talk|Hint/ })).toHaveCount(0);

  await say(page, 'Good evening');
  await expect(page.getByRole('textbox', { name: 'Say something' })).toHaveValue('');
  for (const browser of [page, friend, spectator])
    await expect(browser.locator('.said')).toHaveText(['Ada: Good evening']);
  await say(friend, '<b>Bon</b> soir');
  for (const browser of [page, friend])
    await expect(browser.locator('.said').last()).toHaveText('Bert: <b>Bon</b> soir');

  await expect(friend.getByRole('button', { name: 'Stop the talk' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Stop the talk' }).click();
  await expect(friend.getByRole('textbox', { name: 'Say something' })).toHaveCount(0);
  expect(await ask(friend, 'POST', `${path}/talk`, { text: 'but' })).toMatchObject({ code: 'muted' });
  await expect(page.getByRole('textbox', { name: 'Say something' })).toBeVisible();
  await page.getByRole('button', { name: 'Allow the talk' }).click();
  await say(friend, 'Thank you');
  await expect(page.locator('.said').last()).toHaveText('Bert: Thank you');
  await expect(page.locator('.said')).toHaveCount(3);

  // Bert leaves in the middle of a round; a bot plays on, and gives the seat back.
  await friend.getByRole('button', { name: 'Leave the game to a bot' }).click();
  const plate = page.getByRole('article', { name: 'Bert' });
  await expect(plate).toContainText('Apprentice plays on');
  await expect(page.locator('.lines')).toContainText('Bert leaves; a bot plays on.');
  await expect(friend.getByText('A bot plays for you.')).toBeVisible();
  await expect(friend.locator('.playable')).toHaveCount(0);
  await ada.until('bidding', 3);
  await expect(ada.tiles).toHaveCount(2);
  await friend.getByRole('button', { name: 'Play on myself' }).click();
  await expect(plate).not.toContainText('plays on');
  await expect(page.locator('.lines')).toContainText('Bert is back.');
  // The bot had chosen a card of this round already; the next one is Bert's own.
  await ada.decide('bidding');
  for (let round = 3; round === 3; round = (await ada.view()).round)
    for (const plot of [ada, bert])
      if ((await plot.board.getAttribute('data-deciding')) === 'true' && (await ada.view()).round === 3)
        await plot.decide(await plot.ready());
  expect(await bert.ready()).toBe('bidding');
  await expect(bert.cards).not.toHaveCount(0);

  // Both leave the rest to bots, and play again when it is over.
  for (const browser of [page, friend])
    await browser.getByRole('button', { name: 'Leave the game to a bot' }).click();
  for (const browser of [page, friend, spectator]) {
    await expect(browser.locator('.desk .scoring')).toBeVisible({ timeout: 40_000 });
    if (await new Plot(browser).sheet.isVisible()) await browser.keyboard.press('Escape');
  }
  await expect(spectator.getByRole('button', { name: 'Play again' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByRole('heading', { name: 'The table is laid' })).toBeVisible();
  expect(page.url()).not.toContain(path);
  await expect(friend.getByRole('link', { name: 'To the next game' })).toBeVisible();
  await friend.getByRole('button', { name: 'Play again' }).click();
  await expect(friend).toHaveURL(page.url());
  const sit = friend.getByRole('button', { name: 'Sit down' });
  await expect(sit.or(bert.board)).toBeVisible();
  if (await sit.count()) await sit.click();
  expect(await Promise.all([ada.ready(), bert.ready()])).toEqual(['bidding', 'bidding']);
  await expect(ada.tiles).toHaveCount(0);
});

test('who is alone with bots is not asked to talk, until somebody looks on who does', async ({
  page,
  another,
}) => {
  const spectator = await another();
  await be(page, 'Ada');
  await be(spectator, 'Bert');
  const path = await table(page);
  await page.goto(path);
  await new Plot(page).ready();
  const talk = page.getByRole('textbox', { name: 'Say something' });
  await expect(page.getByRole('button', { name: 'Leave the game to a bot' })).toBeVisible();
  await expect(talk).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Stop the talk' })).toHaveCount(0);

  await spectator.goto(path);
  await say(spectator, 'Good luck');
  await expect(page.locator('.said')).toHaveText(['Bert: Good luck']);
  await expect(talk).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop the talk' })).toBeVisible();
});
