import type { Page } from '@playwright/test';
import { chooseSpeaker, endRemark, type Speaker } from '../src/bots/remarks.ts';
import { LEVELS, type Frame, type TableView } from '../src/types/server.ts';
import { callApi } from './api.ts';
import { expect, test } from './fixtures.ts';
import { createTable } from './tables.ts';
import { type Key, text } from './words.ts';

const remark = (level: string, moment: string) => text(`remark.${level}.${moment}` as Key);
const tableAt = async (page: Page, path: string): Promise<TableView> =>
  (await callApi<Frame>(page, 'GET', path)).table;

/** Creates tables until the bot of one speaks at this moment, which depends on the id that the server draws. */
async function tableWhere(page: Page, when: Speaker['when']): Promise<string> {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const path = await createTable(page);
    if (chooseSpeaker(await tableAt(page, path))?.when === when) return path;
  }
  throw new Error(`no table whose bot speaks at ${when}`);
}

test('bots have names, portraits and temperaments', async ({ page }) => {
  await page.goto('./');
  for (const level of LEVELS) {
    const choice = page.getByRole('radio', { name: text(`level.${level}`) });
    await choice.check();
    await expect(choice).toHaveAccessibleDescription(text(`level.${level}.hint`));
    await expect(page.getByText(text(`level.${level}.hint`))).toBeVisible();
    const portrait = page.locator(`.bot:has-text("${text(`level.${level}`)}") svg`);
    const [drawn] = await portrait.evaluateAll((all) =>
      all.map((svg) => (svg as SVGSVGElement).getBBox().width),
    );
    expect(drawn, `the portrait of ${level}`).toBeGreaterThan(50);
  }
});

test('bots are called by their names at a table', async ({ page }) => {
  await page.goto(await createTable(page, { seats: ['me', 'open', 'gardener'], options: { players: 3 } }));
  await expect(
    page.getByText(text('seat.bot', { name: text('level.gardener') }), { exact: true }),
  ).toBeVisible();
  const bots = page.getByRole('combobox').filter({ has: page.locator('option[value=lenotre]') });
  const options = bots.getByRole('option');
  await expect(options.last()).toHaveText(
    text('level.choice', { name: text('level.lenotre'), strength: text('level.lenotre.strength') }),
  );
  await bots.selectOption('apprentice');
  await expect(
    page.getByRole('article', { name: text('seat.bot', { name: text('level.apprentice') }) }),
  ).toBeVisible();
});

test('a bot makes one remark at most', async ({ page }) => {
  const path = await tableWhere(page, 'start');
  await page.goto(path);
  const said = page.getByText(remark('apprentice', 'start'));
  await expect(said).toBeVisible();
  await expect(said).toHaveCount(0);
  await page.reload();
  await expect(page.locator('[data-phase]')).toBeVisible();
  await expect(said).toHaveCount(0);
});

test('remarks can be turned off', async ({ page }) => {
  const path = await tableWhere(page, 'start');
  await page.goto('./');
  await page.getByRole('button', { name: text('you.title'), exact: true }).click();
  await page.getByRole('switch', { name: text('you.remarks') }).uncheck();
  await page.goto(path);
  await expect(page.locator('[data-deciding="true"]')).toBeVisible();
  await expect(page.locator('.remark')).toHaveCount(0);
});

test('a bot speaks about the result when it is known', async ({ page }) => {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const path = await createTable(page);
    if (chooseSpeaker(await tableAt(page, path))?.when !== 'end') continue;
    await callApi(page, 'POST', `${path}/leave`);
    await expect.poll(async () => (await tableAt(page, path)).phase, { timeout: 60_000 }).toBe('over');
    await page.goto(path);
    const { table, view } = await callApi<Frame>(page, 'GET', path);
    const { winners } = (view as { result: { winners: number[] } }).result;
    const expected = endRemark(table, winners);
    expect(expected).not.toBeNull();
    await expect(page.locator('.scoring .remark')).toContainText(
      remark(expected?.level ?? '', expected?.moment ?? ''),
    );
    return;
  }
  throw new Error('no table whose bot speaks at the end');
});
