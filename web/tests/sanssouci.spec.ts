import { expect, test } from './fixtures.ts';
import { SanssouciBoard } from './sanssouci_board.ts';
import { pattern, text } from './words.ts';

/** The total of every player is the sum of the items. */
function expectTotals(scores: Map<string, number[]>, items: string[], seats: number) {
  for (let seat = 0; seat < seats; seat += 1) {
    const points = items.map((item) => scores.get(item)?.[seat] ?? NaN);
    expect(scores.get(text('score.total'))?.[seat]).toBe(points.reduce((sum, item) => sum + item, 0));
  }
}

test('a classic game against a bot starts with two clicks and is played to the final scoring', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('radio', { name: text('level.apprentice') }).check();
  await page.getByRole('radio', { name: text('edition.classic') }).check();
  await page.getByRole('button', { name: text('start.now') }).click();
  const board = new SanssouciBoard(page);
  expect(await board.ready()).toBe('gardens');
  await expect(page.getByRole('heading', { name: text('sides.garden') })).toBeVisible();
  await expect(page.locator('[data-side]')).toHaveCount(2);

  await board.playOut();
  expect(board.count('gardens')).toBe(1);
  expect(board.count('play')).toBe(18);
  expect(board.count('noble')).toBe(18);
  expect(board.count('refill')).toBe(0);

  const result = [text('over.you_won'), text('over.you_shared'), pattern('over.won')].join('|');
  await expect(page.getByRole('heading', { name: new RegExp(result) })).toBeVisible();
  const scores = await board.scores();
  const items = [text('score.nobles'), text('score.rows'), text('score.columns'), text('score.missions')];
  expect([...scores.keys()]).toEqual(expect.arrayContaining([...items, text('score.total')]));
  expectTotals(scores, items, 2);
  const totals = scores.get(text('score.total')) ?? [];
  await expect(page.locator('aside article .score')).toHaveText(totals.map(String));
  await expect(page.getByRole('button', { name: text('over.rematch') })).toBeVisible();

  await page.getByRole('link', { name: text('home') }).click();
  await expect(page.locator('section', { hasText: text('mine.title') }).getByRole('link')).toContainText(
    new RegExp([text('result.won'), text('result.lost'), text('result.shared')].join('|')),
  );
});

test('players choose the stack that refills the market if the table says so', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('radio', { name: text('level.apprentice') }).check();
  await page.getByRole('radio', { name: text('edition.classic') }).check();
  await page.getByText(text('start.more')).click();
  await page.getByRole('switch', { name: text('option.choose_stack') }).check();
  await page.getByRole('switch', { name: text('option.choose_sides') }).uncheck();
  await page.getByRole('button', { name: text('start.now') }).click();
  const board = new SanssouciBoard(page);
  expect(await board.ready()).toBe('play');

  for (let refills = 0; refills < 3; refills += 1) {
    expect(await board.playUntil('refill')).toBe(true);
    await expect(page.getByText(text('prompt.refill'))).toBeVisible();
    await expect(page.locator('.slot .hole')).toHaveCount(1);
    await board.decide('refill');
  }
});

test('a whole game of three with Rewards and Boars', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('radio', { name: text('level.apprentice') }).check();
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('radio', { name: text('edition.classic') }).check();
  await page.getByText(text('start.more')).click();
  await page.getByRole('switch', { name: text('option.rewards') }).check();
  await page.getByRole('switch', { name: text('option.boars') }).check();
  await page.getByRole('button', { name: text('start.now') }).click();
  const board = new SanssouciBoard(page);

  const missions = page.getByText(
    new RegExp(`^${pattern('sides.missions', { first: '\\w+.*', second: '\\w+.*' })}`),
  );
  await board.playOut(async (phase) => {
    if (phase === 'gardens') {
      await expect(page.getByText(text('sides.covered_hint'))).toBeVisible();
      for (const side of [0, 1])
        await expect(page.locator(`[data-side="${side}"] .hatched [data-covered]`)).toHaveCount(16);
      await expect(page.locator('.later').getByRole('img')).toHaveCount(2);
      await expect(missions).toHaveCount(0);
    }
    if (phase === 'rewards') {
      await expect(missions).toBeVisible();
      await expect(page.locator('.hatched')).toHaveCount(0);
    }
    if (phase === 'play' && board.count('play') === 0) {
      expect(await page.locator('.main .mark').count(), 'marks in the own garden').toBeGreaterThan(4);
      await expect(page.locator('.main .boar')).toHaveCount(1);
      await page.locator('.main .cell:has(.boar)').hover();
      await expect(page.locator('.main .cell.area'), 'fields where the boar roams').not.toHaveCount(0);
      await expect(page.locator('aside article')).toHaveCount(3);
    }
    if (phase === 'boar') await expect(page.getByText(text('prompt.boar'))).toBeVisible();
  });
  expect(board.count('gardens')).toBe(1);
  expect(board.count('rewards')).toBe(1);
  expect(board.count('play')).toBe(18);

  const items = [
    text('score.nobles'),
    text('score.rewards'),
    text('score.boars'),
    text('score.rows'),
    text('score.columns'),
    text('score.missions'),
    text('score.boar_penalty'),
  ];
  expectTotals(await board.scores(), items, 3);
});
