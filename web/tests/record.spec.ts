import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoFaultsInAnyLight } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { finished } from './versailles_board.ts';

/** The gardens of everybody who plays, as they are drawn on the plates. */
const gardens = (page: Page) =>
  page
    .locator('aside article')
    .evaluateAll((plates) =>
      plates.map((plate) => [...plate.querySelectorAll('use')].map((use) => use.getAttribute('href'))),
    );

async function download(page: Page, to: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the record' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^gloriette-[0-9a-f]+\.json$/);
  await file.saveAs(to);
  return readFile(to, 'utf8');
}

for (const game of ['versailles', 'sanssouci'])
  test(`a record of ${game} is downloaded, opened from disk by a stranger, and stepped through`, async ({
    page,
    another,
  }, info) => {
    await finished(page, { game });
    const path = info.outputPath('record.json');
    await download(page, path);
    const stranger = await another();
    await stranger.goto('record');
    await stranger.getByLabel('Choose a file').setInputFiles(path);
    const slider = stranger.getByRole('slider');
    await expect(slider).toHaveValue('0');
    const last = Number(await slider.getAttribute('max'));
    const garden = stranger.locator('.main');
    const empty = await garden.innerHTML();
    expect(last).toBeGreaterThan(50);
    await stranger.getByRole('button', { name: 'One step on' }).click();
    await expect(slider).toHaveValue('1');
    await slider.focus();
    await stranger.keyboard.press('ArrowRight');
    await expect(slider).toHaveValue('2');
    await stranger.keyboard.press('End');
    await expect(slider).toHaveValue(String(last));
    expect(await garden.innerHTML()).not.toBe(empty);
    await expect(stranger.locator('.scoring')).toBeVisible();
    const points = (of: Page) => of.locator('.scoring tfoot tr').first().locator('td').allTextContents();
    expect(await points(stranger)).toEqual(await points(page));
    const names = (of: Page) => of.locator('aside article strong').allTextContents();
    expect((await names(stranger))[1]).toBe((await names(page))[1]);
    // It is nobody's table: nothing to say there, no link, no analysis, no second record.
    await expect(stranger.getByRole('button', { name: /Link to here|Analyse|Send|Play again/ })).toHaveCount(
      0,
    );
    await expect(stranger.getByRole('link', { name: 'Download the record' })).toHaveCount(0);
    if (game === 'versailles') {
      // The plates beside the garden show the same gardens as on the table where it was played.
      await page.getByRole('button', { name: 'Step through the game' }).click();
      await page.locator('.lines .line').last().click();
      expect(await gardens(stranger)).toEqual(await gardens(page));
    }
  });

test('a file that is no record gets one clear line, and the page goes on', async ({
  page,
  witness,
}, info) => {
  witness.expected = [/status of 400/];
  await finished(page);
  const path = info.outputPath('record.json');
  const good = await download(page, path);
  await page.goto('record');
  const choose = page.getByLabel('Choose a file');
  const notice = page.locator('.notice span');
  const told = async (text: string): Promise<string> => {
    await writeFile(path, text);
    await choose.setInputFiles(path);
    await expect(notice).toHaveCount(1);
    const said = (await notice.textContent()) ?? '';
    expect(said.length).toBeLessThan(300);
    expect(said.trim().split('\n')).toHaveLength(1);
    await expect(page.locator('.board')).toHaveCount(0);
    await page.locator('.notice').getByRole('button').click();
    await expect(notice).toHaveCount(0);
    return said;
  };
  expect(await told('a picnic')).toBe('That is no record: the file has no JSON in it.');
  expect(await told('')).toBe('That is no record: the file has no JSON in it.');
  await told('[1, 2, 3]');
  await told('{"game": "chess"}');
  // Against the rules: the same card is bid a second time.
  const record = JSON.parse(good) as { actions: { seat?: number; do: string; card?: number }[] };
  const bids = record.actions.filter(
    (action) => action.do === 'bid' && action.seat === record.actions[0]?.seat,
  );
  const [first, second] = bids;
  if (!first || !second) throw new Error(`no bids in ${good.slice(0, 200)}`);
  second.card = first.card;
  expect(await told(JSON.stringify(record))).toMatch(/\d/);
  // The good one, by the same name, is opened after all of that.
  await writeFile(path, good);
  await choose.setInputFiles(path);
  await expect(page.locator('.board')).toBeVisible();
  await expect(page.getByRole('slider')).toBeVisible();
});

test('axe finds no serious fault where a record is opened, by day and by night', async ({ page }, info) => {
  await finished(page);
  const path = info.outputPath('record.json');
  await download(page, path);
  await page.goto('record');
  await expectNoFaultsInAnyLight(page, 'before');
  await page.getByLabel('Choose a file').setInputFiles(path);
  await expect(page.locator('.board')).toBeVisible();
  await page.getByRole('slider').fill('20');
  await expect(page.locator('.line.here')).toHaveCount(1);
  await expectNoFaultsInAnyLight(page, 'a game from a file');
});
