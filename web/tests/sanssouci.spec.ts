import { Garden } from './sanssouci_board.ts';
import { expect, test } from './fixtures.ts';

test('two clicks from the first page to one’s first card, and by clicking to the final scoring', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('radio', { name: 'Apprentice' }).check();
  await page.getByRole('radio', { name: 'Classic 2013' }).check();
  await page.getByRole('button', { name: 'Play now' }).click();
  const garden = new Garden(page);
  expect(await garden.ready()).toBe('gardens');
  await expect(page.getByRole('heading', { name: 'Choose a side of your garden' })).toBeVisible();
  await expect(page.locator('[data-side]')).toHaveCount(2);

  await garden.playOut();
  expect(garden.count('gardens')).toBe(1);
  expect(garden.count('play')).toBe(18);
  expect(garden.count('noble')).toBe(18);
  expect(garden.count('refill')).toBe(0);

  await expect(page.getByRole('heading', { name: /You win!|wins$|share the victory/ })).toBeVisible();
  const scores = await garden.scores();
  expect([...scores.keys()]).toEqual(
    expect.arrayContaining(['Nobles', 'Full rows', 'Full columns', 'Missions', 'Total']),
  );
  for (const seat of [0, 1]) {
    const items = ['Nobles', 'Full rows', 'Full columns', 'Missions'].map(
      (item) => scores.get(item)?.[seat] ?? NaN,
    );
    expect(scores.get('Total')?.[seat]).toBe(items.reduce((sum, points) => sum + points, 0));
  }
  const [own = '', bot = ''] = await page.locator('aside article .score').allTextContents();
  expect(Number(own), 'the plates say how it ended').toBe(scores.get('Total')?.[0]);
  expect(Number(bot)).toBe(scores.get('Total')?.[1]);
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();

  await page.getByRole('link', { name: /Gloriette/ }).click();
  await expect(page.locator('section', { hasText: 'My games' }).getByRole('link')).toContainText(
    /Won|Lost|Shared/,
  );
});

test('who likes chooses the stack that refills the market', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('radio', { name: 'Apprentice' }).check();
  await page.getByRole('radio', { name: 'Classic 2013' }).check();
  await page.getByText('More options').click();
  await page.getByRole('switch', { name: /Choose the stack/ }).check();
  await page.getByRole('switch', { name: /Choose the side/ }).uncheck();
  await page.getByRole('button', { name: 'Play now' }).click();
  const garden = new Garden(page);
  expect(await garden.ready()).toBe('play');

  await garden.playOut(async (phase) => {
    if (phase !== 'refill') return;
    await expect(page.getByText('From which stack is the market refilled?')).toBeVisible();
    await expect(page.locator('.slot .hole')).toHaveCount(1);
  });
  expect(garden.count('play')).toBe(18);
  expect(garden.count('refill')).toBeGreaterThan(10);
  await expect(page.locator('.scoring')).toBeVisible();
});
