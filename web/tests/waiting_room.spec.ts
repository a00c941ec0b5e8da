import type { Page } from '@playwright/test';
import type { Frame } from '../src/types/server.ts';
import { callApi } from './api.ts';
import { expect, test } from './fixtures.ts';
import { becomeKnown, createTable } from './tables.ts';
import { text } from './words.ts';

const colourOf = (page: Page, name: string) =>
  page.getByRole('combobox', { name: text('waiting.colour', { name }) });
const first = (page: Page) => page.getByRole('combobox', { name: text('option.first') });
const mover = (page: Page) => page.locator('aside article.moves strong');
const panel = (page: Page, name: string) => page.getByRole('article', { name });

/** A table of Ada for three at which Bert sits in another browser. */
async function openWithBert(page: Page, newBrowser: () => Promise<Page>) {
  await becomeKnown(page, 'Ada');
  const path = await createTable(page, {
    first: 'random',
    options: { players: 3 },
    seats: ['me', 'open', 'open'],
  });
  const bert = await newBrowser();
  await becomeKnown(bert, 'Bert');
  await callApi(bert, 'PUT', `${path}/seats/1`, { who: 'me' });
  await Promise.all([page.goto(path), bert.goto(path)]);
  return { bert, path };
}

test('players choose their colours, and the boards show them', async ({ page, newBrowser, browserLog }) => {
  // One of the choices is refused.
  browserLog.expected = [/409 \(Conflict\)/];
  const { bert } = await openWithBert(page, newBrowser);
  await expect(colourOf(page, 'Ada')).toHaveValue('red');
  await expect(colourOf(bert, 'Bert')).toHaveValue('green');
  await expect(colourOf(bert, 'Ada'), 'nobody chooses for another person').toHaveCount(0);

  await colourOf(bert, 'Bert').selectOption('red');
  await expect(colourOf(page, 'Ada'), 'the default moves on').toHaveValue('green');
  await expect(bert.locator('[data-colour]')).toHaveCount(3);
  await colourOf(page, 'Ada').selectOption('red');
  await expect(page.getByText(text('problem.colour_taken'))).toBeVisible();
  await expect(colourOf(page, 'Ada')).toHaveValue('green');
  await colourOf(page, 'Ada').selectOption('gold');
  await expect(bert.locator('[data-colour=gold]')).toHaveCount(1);

  await page.getByRole('button', { name: text('waiting.start_with_bots', { count: 1 }) }).click();
  for (const browser of [page, bert]) {
    await expect(panel(browser, 'Ada')).toHaveAttribute('style', /--player-gold/);
    await expect(panel(browser, 'Bert')).toHaveAttribute('style', /--player-red/);
  }
  const own = page.locator('.desk');
  await expect(own, 'the own garden, with its nobles').toHaveAttribute('style', /--player-gold/);
  const [stripe, foot] = await Promise.all([
    panel(page, 'Ada').evaluate((element) => getComputedStyle(element).borderTopColor),
    own
      .locator('.noble .foot')
      .first()
      .evaluate((element) => getComputedStyle(element).fill),
  ]);
  expect(foot).toBe(stripe);
});

test('the host chooses any seat to begin', async ({ page, newBrowser }) => {
  const { bert } = await openWithBert(page, newBrowser);
  await expect(first(page)).toHaveValue('random');
  await expect(first(bert), 'only the host chooses').toHaveCount(0);
  await first(page).selectOption({ label: '2. Bert' });
  await expect(bert.getByText(text('first.second_seat'))).toBeVisible();
  await page.getByRole('button', { name: text('waiting.start_with_bots', { count: 1 }) }).click();
  await expect(mover(page)).toHaveText(['Bert']);
  await expect(mover(bert)).toHaveText(['Bert']);
});

test('the table asks whom the rulebook lets begin, and waits for the answer', async ({
  page,
  newBrowser,
}) => {
  for (const [edition, question] of [
    ['classic', 'first.oldest'],
    ['revised', 'first.palace'],
  ] as const) {
    await becomeKnown(page, 'Ada');
    const options = { edition, players: 2 };
    const path = await createTable(page, { first: 'rulebook', options, seats: ['me', 'open'] });
    await page.goto(path);
    await expect(page.getByRole('group', { name: text(question) })).toBeVisible();
    const bert = await newBrowser();
    await becomeKnown(bert, 'Bert');
    await bert.goto(path);
    await bert.getByRole('button', { name: text('waiting.sit') }).click();
    const answer = bert.getByRole('group', { name: text(question) });
    await expect(answer.getByRole('button')).toHaveText(['Ada', 'Bert']);
    expect((await callApi<Frame>(page, 'GET', path)).table.phase, 'a full table waits').toBe('open');
    await answer.getByRole('button', { name: 'Ada' }).click();
    await expect(mover(page)).toHaveText(['Ada']);
    await expect(mover(bert)).toHaveText(['Ada']);
  }
});
