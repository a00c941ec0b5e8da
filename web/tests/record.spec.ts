import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoViolationsInBothThemes } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { openFinishedGame } from './tables.ts';
import { text } from './words.ts';

/** The small gardens beside the board, one list of sprites per player. */
const smallGardens = (page: Page) =>
  page
    .locator('aside article')
    .evaluateAll((plates) =>
      plates.map((plate) => [...plate.querySelectorAll('use')].map((use) => use.getAttribute('href'))),
    );

async function download(page: Page, to: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: text('record.download') }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^gloriette-[0-9a-f]+\.json$/);
  await file.saveAs(to);
  return readFile(to, 'utf8');
}

for (const game of ['versailles', 'sanssouci'])
  test(`a downloaded record of ${game} is opened and stepped through in another browser`, async ({
    page,
    newBrowser,
  }, info) => {
    await openFinishedGame(page, { game });
    const path = info.outputPath('record.json');
    await download(page, path);
    const reader = await newBrowser();
    await reader.goto('record');
    await reader.getByLabel(text('record.choose')).setInputFiles(path);
    const slider = reader.getByRole('slider');
    await expect(slider).toHaveValue('0');
    const last = Number(await slider.getAttribute('max'));
    const garden = reader.locator('.main');
    const empty = await garden.innerHTML();
    expect(last).toBeGreaterThan(50);
    await reader.getByRole('button', { name: text('replay.on') }).click();
    await expect(slider).toHaveValue('1');
    await slider.focus();
    await reader.keyboard.press('ArrowRight');
    await expect(slider).toHaveValue('2');
    await reader.keyboard.press('End');
    await expect(slider).toHaveValue(String(last));
    await expect(reader.locator('.scoring')).toBeVisible();
    expect(await garden.innerHTML()).not.toBe(empty);
    const totals = (of: Page) => of.locator('.scoring tfoot tr').first().locator('td');
    await expect(totals(reader)).toHaveText(await totals(page).allTextContents());
    const bot = text('seat.bot', { name: text('level.apprentice') });
    for (const shown of [page, reader])
      await expect(shown.locator('aside article strong').filter({ hasText: bot })).toHaveCount(1);
    // There is no table behind it: no chat, no link, no analysis, no record to download.
    for (const key of ['replay.link', 'analysis.ask', 'talk.send', 'over.rematch'] as const)
      await expect(reader.getByRole('button', { name: text(key), exact: true })).toHaveCount(0);
    await expect(reader.getByRole('link', { name: text('record.download') })).toHaveCount(0);
    if (game === 'versailles') {
      // The small gardens are the same as on the table where the game was played.
      await page.getByRole('button', { name: text('replay.open') }).click();
      await page.locator('.lines .line').last().click();
      const last = await smallGardens(reader);
      await expect.poll(() => smallGardens(page)).toEqual(last);
    }
  });

test('the page says in words what is wrong with a file, and another can be opened', async ({
  page,
  browserLog,
}, info) => {
  browserLog.expected = [/status of 400/];
  await openFinishedGame(page, { game: 'versailles' });
  const path = info.outputPath('record.json');
  const good = await download(page, path);
  await page.goto('record');
  const choose = page.getByLabel(text('record.choose'));
  const problem = page.getByRole('alert').locator('p');
  const open = async (content: string, expected: string) => {
    await writeFile(path, content);
    await choose.setInputFiles(path);
    await expect(problem).toHaveText(expected);
    await expect(page.locator('.board')).toHaveCount(0);
  };
  await open('a picnic', text('record.unknown'));
  await open('{"format": "gloriette/1", "game": "versailles"}', text('record.damaged'));
  await open('[1, 2, 3]', text('record.unknown'));
  await open('', text('record.unknown'));
  await open('{"format": "gloriette/1", "game": "chess"}', text('record.unknown'));
  // An illegal game: the same card is bid twice.
  const record = JSON.parse(good) as { actions: { seat?: number; do: string; card?: number }[] };
  const bids = record.actions.filter(
    (action) => action.do === 'bid' && action.seat === record.actions[0]?.seat,
  );
  const [first, second] = bids;
  if (!first || !second) throw new Error(`no bids in ${good.slice(0, 200)}`);
  second.card = first.card;
  const reason = text('record.reason.not_in_hand');
  const number = record.actions.indexOf(second) + 1;
  await open(JSON.stringify(record), text('record.illegal', { number, reason }));
  // The server's words help those who repair the file.
  await expect(page.getByRole('alert').locator('small')).toContainText(`actions[${number - 1}]`);
  const wrong = JSON.parse(good) as { result: { scores: { total: number }[] } };
  for (const score of wrong.result.scores) score.total += 1;
  await open(JSON.stringify(wrong), text('record.wrong_result'));
  // A good file with the same name can still be opened.
  await writeFile(path, good);
  await choose.setInputFiles(path);
  await expect(page.locator('.board')).toBeVisible();
  await expect(page.getByRole('slider')).toBeVisible();
  await expect(problem).toHaveCount(0);
});

test('axe finds no violation where a record is opened', async ({ page }, info) => {
  await openFinishedGame(page, { game: 'versailles' });
  const path = info.outputPath('record.json');
  await download(page, path);
  await page.goto('record');
  await expectNoViolationsInBothThemes(page, 'without a record');
  await page.getByLabel(text('record.choose')).setInputFiles(path);
  await expect(page.locator('.board')).toBeVisible();
  await page.getByRole('slider').fill('20');
  await expect(page.locator('.line.here')).toHaveCount(1);
  await expectNoViolationsInBothThemes(page, 'a recorded game');
});
