import type { Page } from '@playwright/test';
import { goAround } from './screens.ts';
import { type Garden, sitDown as sitInGarden } from './sanssouci_board.ts';
import { expect, test } from './fixtures.ts';
import { expectLegible, look } from './contrast.ts';
import { sitDown as sitAtPlot } from './versailles_board.ts';

// Pictures of whole pages take their time where the machine is busy.
test.describe.configure({ timeout: 180_000 });

test('what is too faint is found: on a drawing, on a gradient, under a veil, and nothing else', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  expect((await look(page)).faint).toEqual([]);
  await page.evaluate(() => {
    const place = document.createElement('section');
    document.querySelector('main')?.append(place);
    place.innerHTML = `
      <svg width="300" height="40">
        <rect width="300" height="40" fill="#8fae72" />
        <text y="30" fill="#5f8650">drawn faint</text><text x="150" y="30" fill="#000">drawn well</text>
      </svg>
      <p>gradient faint</p><p>gradient well</p><p>veiled faint</p><p>veiled well</p><p>as light as its paper</p>`;
    const looks = [
      'color: #666; background: linear-gradient(90deg, #777, #888)',
      'color: #000; background: linear-gradient(90deg, #777, #888)',
      'color: #000; background: #fff; opacity: 0.4',
      'color: #000; background: #fff; opacity: 0.9',
      'color: #eee; background: #eee',
    ];
    for (const [index, paragraph] of place.querySelectorAll('p').entries())
      paragraph.style.cssText = looks[index] ?? '';
  });
  const { faint } = await look(page);
  const named = new Set(faint.map((fault) => /"(.*)"/.exec(fault)?.[1]));
  expect([...named]).toEqual(['drawn faint', 'gradient faint', 'veiled faint', 'as light as its paper']);
});

test('every text around the table can be read', async ({ page }) => {
  await goAround(page, expectLegible);
});

for (const game of ['sanssouci', 'versailles'])
  test(`every text of the rules of ${game} can be read`, async ({ page }) => {
    await page.goto(`rules/${game}`);
    await page.locator('article figure').first().waitFor();
    await expectLegible(page, `the rules of ${game}`);
  });

const stepBack = async (page: Page) => {
  await page.getByRole('button', { name: 'Step through the game' }).click();
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
};

test('every text of a classic game of Sanssouci can be read, and of its end', async ({ page }) => {
  const garden = await sitInGarden(page, {
    stand_in: 'apprentice',
    options: { edition: 'classic', rewards: true, boars: true, choose_sides: true },
  });
  await garden.until('rewards');
  await expectLegible(page, 'choosing a side');
  await playOn(garden, 5);
  await garden.until('noble');
  await expectLegible(page, 'a noble walks');
  await page.getByRole('button', { name: 'Leave the game to a bot' }).click();
  await expect(page.locator('.scoring')).toBeVisible({ timeout: 30_000 });
  await expectLegible(page, 'the final scoring');
});

test('every text of a revised game of Sanssouci can be read, and of its past', async ({ page }) => {
  const garden = await sitInGarden(page, { options: { edition: 'revised', rewards: true, boars: true } });
  await playOn(garden, 5);
  await garden.until('play');
  await page.locator('[data-card].playable').first().click();
  await garden.slots.first().hover();
  await expectLegible(page, 'a card is chosen, a tile is pointed at');
  await stepBack(page);
  await expectLegible(page, 'looking back');
});

async function playOn(garden: Garden, turns: number) {
  while (garden.count('play') < turns) await garden.decide(await garden.ready());
}

test('every text of a game of Versailles can be read, of its end and its analysis', async ({ page }) => {
  const plot = await sitAtPlot(page);
  await plot.until('bidding', 5);
  await expectLegible(page, 'bidding');
  await plot.until('laying');
  await plot.garden.hover();
  await expectLegible(page, 'laying');
  await page.getByRole('button', { name: 'Leave the game to a bot' }).click();
  await expect(plot.board).toHaveAttribute('data-phase', 'over', { timeout: 30_000 });
  // Without the sheet of the first half.
  await page.reload();
  await expect(page.locator('.scoring')).toBeVisible();
  await expectLegible(page, 'the end');
  await page.getByRole('button', { name: 'Analyse the game' }).click();
  await page.locator('.moment').first().click({ timeout: 120_000 });
  await expect(page.getByRole('slider')).toBeVisible();
  await expectLegible(page, 'the analysis');
});
