import { Garden } from './sanssouci_board.ts';
import { expect, test } from './fixtures.ts';

test('a whole game of three with Rewards and Boars', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('radio', { name: 'Apprentice' }).check();
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('radio', { name: 'Classic 2013' }).check();
  await page.getByText('More options').click();
  await page.getByRole('switch', { name: /Rewards/ }).check();
  await page.getByRole('switch', { name: /Boars/ }).check();
  await page.getByRole('button', { name: 'Play now' }).click();
  const garden = new Garden(page);

  const seen = new Set<string>();
  await garden.playOut(async (phase) => {
    if (phase === 'rewards') await expect(page.getByText(/^Your missions: \w+.* and \w+/)).toBeVisible();
    if (phase === 'play' && !seen.has('play')) {
      expect(await page.locator('.main .mark').count(), 'marks in the own garden').toBeGreaterThan(4);
      await expect(page.locator('.main .boar')).toHaveCount(1);
      await page.locator('.main .cell:has(.boar)').hover();
      expect(
        await page.locator('.main .cell.area').count(),
        'fields that the boar roams over',
      ).toBeGreaterThan(0);
      await expect(page.locator('aside article')).toHaveCount(3);
    }
    if (phase === 'boar') await expect(page.getByText('Where does the boar flee to?')).toBeVisible();
    seen.add(phase);
  });
  expect(garden.count('gardens')).toBe(1);
  expect(garden.count('rewards')).toBe(1);
  expect(garden.count('play')).toBe(18);

  const scores = await garden.scores();
  const items = [
    'Nobles',
    'Rewards',
    'Boars found',
    'Full rows',
    'Full columns',
    'Missions',
    'Boar still there',
  ];
  for (const seat of [0, 1, 2]) {
    const points = items.map((item) => scores.get(item)?.[seat] ?? NaN);
    expect(scores.get('Total')?.[seat]).toBe(points.reduce((sum, item) => sum + item, 0));
  }
});
