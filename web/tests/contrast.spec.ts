import { expectLegible, findFaintTexts } from './contrast.ts';
import { expect, test } from './fixtures.ts';
import { playSanssouci } from './sanssouci_board.ts';
import { visitScreens } from './screens.ts';
import { playVersailles } from './versailles_board.ts';
import { text } from './words.ts';

// Screenshots of whole pages take long on a busy machine.
test.describe.configure({ timeout: 900_000 });

test('faint text is found on a drawing, on a gradient and with opacity, and nothing else', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('button', { name: text('start.now') }).waitFor();
  expect((await findFaintTexts(page)).faint).toEqual([]);
  await page.evaluate(() => {
    const place = document.createElement('section');
    document.querySelector('main')?.append(place);
    place.innerHTML = `
      <svg width="300" height="40">
        <rect width="300" height="40" fill="#8fae72" />
        <text y="30" fill="#5f8650">drawn faint</text><text x="150" y="30" fill="#000">drawn well</text>
      </svg>
      <p>gradient faint</p><p>gradient well</p><p>opacity faint</p><p>opacity well</p><p>invisible</p>`;
    const styles = [
      'color: #666; background: linear-gradient(90deg, #777, #888)',
      'color: #000; background: linear-gradient(90deg, #777, #888)',
      'color: #000; background: #fff; opacity: 0.4',
      'color: #000; background: #fff; opacity: 0.9',
      'color: #eee; background: #eee',
    ];
    for (const [index, paragraph] of place.querySelectorAll('p').entries())
      paragraph.style.cssText = styles[index] ?? '';
  });
  const { faint } = await findFaintTexts(page);
  const found = new Set(faint.map((line) => /"(.*)"/.exec(line)?.[1]));
  expect([...found]).toEqual(['drawn faint', 'gradient faint', 'opacity faint', 'invisible']);
});

test('every text outside a game is legible', async ({ page }) => {
  await visitScreens(page, expectLegible);
});

for (const game of ['sanssouci', 'versailles'])
  test(`every text in the rules of ${game} is legible`, async ({ page }) => {
    await page.goto(`rules/${game}`);
    await page.locator('article figure').first().waitFor();
    await expectLegible(page, `the rules of ${game}`);
  });

test('every text in a classic game of Sanssouci is legible, also at its end', async ({ page }) => {
  const board = await playSanssouci(page, {
    options: { edition: 'classic', rewards: true, boars: true, choose_sides: true },
  });
  await board.playUntil('rewards');
  await expectLegible(page, 'choosing a side');
  await board.playUntil('play', 4);
  await board.playUntil('noble');
  await expectLegible(page, 'moving a noble');
  await page.getByRole('button', { name: text('action.leave') }).click();
  await expect(page.locator('.scoring')).toBeVisible({ timeout: 60_000 });
  await expectLegible(page, 'the final scoring');
});

test('every text in a revised game of Sanssouci is legible, also when looking back', async ({ page }) => {
  const board = await playSanssouci(page, { options: { edition: 'revised', rewards: true, boars: true } });
  await board.playUntil('play', 4);
  await board.cards.first().click();
  await board.slots.first().hover();
  await expectLegible(page, 'a card is chosen and a tile is pointed at');
  await page.getByRole('button', { name: text('replay.open') }).click();
  await page.getByRole('button', { name: text('replay.back') }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await expectLegible(page, 'looking back');
});

// The analysis of a finished game is inspected in `analysis.spec.ts`.
test('every text in a game of Versailles is legible, also at its end', async ({ page }) => {
  const board = await playVersailles(page);
  await board.playUntil('bidding', 4);
  await expectLegible(page, 'bidding');
  await board.playUntil('laying');
  await board.garden.hover();
  await expectLegible(page, 'laying');
  await page.getByRole('button', { name: text('action.leave') }).click();
  await expect(board.root).toHaveAttribute('data-phase', 'over', { timeout: 60_000 });
  // The dialog of half-time is gone after a reload.
  await page.reload();
  await expect(page.locator('.scoring')).toBeVisible();
  await expectLegible(page, 'the end');
});
