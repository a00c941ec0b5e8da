import type { Analysis, Frame } from '../src/types/server.ts';
import type { View } from '../src/types/versailles.ts';
import { callApi } from './api.ts';
import { expect, test } from './fixtures.ts';
import { createTable } from './tables.ts';
import { pattern, text } from './words.ts';

test('a lost game says what decided it and offers an easier bot', async ({ page }) => {
  test.slow();
  const path = await createTable(page, { game: 'versailles', seats: ['me', 'gardener'] });
  // The first legal decision is the lowest card, or the tile in the first place: no match for the bot.
  for (;;) {
    const { seq, table, view } = await callApi<Frame>(page, 'GET', path);
    if (table.phase === 'over') break;
    const [action] = (view as View).legal;
    if (action) await callApi(page, 'POST', `${path}/decisions`, { action, after: seq });
    else await page.waitForTimeout(100);
  }
  await page.goto(path);
  const scoring = page.locator('.scoring');
  await expect(scoring.locator('.decided')).toHaveText(
    new RegExp(`^\\s*${pattern('over.decided', { count: '\\d+' })}\\s*$`),
  );
  // After an analysis, the most expensive move can be tried again.
  await callApi(page, 'POST', `${path}/analysis`);
  const analysis = () => callApi<Analysis>(page, 'GET', `${path}/analysis`);
  await expect.poll(async () => (await analysis()).state, { timeout: 240_000 }).toBe('done');
  const own = (await analysis()).decisions.filter(({ seat }) => seat === 0);
  const worst = own.reduce((most, moment) => (moment.loss > most.loss ? moment : most));
  await page.reload();
  await scoring
    .getByRole('button', { name: text('over.try_again', { loss: worst.loss.toFixed(1) }) })
    .click();
  await expect(page).not.toHaveURL(new RegExp(path));
  await expect(page).toHaveURL(/\/games\//);
  const again = await callApi<Frame>(page, 'GET', new URL(page.url()).pathname.slice(1));
  expect((again.view as View).legal).toContainEqual(worst.best);
  await page.goto(path);

  const easier = text('over.easier', { level: text('level.apprentice') });
  await scoring.getByRole('button', { name: easier }).click();
  await expect(page).not.toHaveURL(new RegExp(path));
  await expect(page).toHaveURL(/\/games\//);
  await expect(page.locator('aside')).toContainText(text('level.apprentice'));
});
