import { axeViolations, expectNoViolations, expectNoViolationsInBothThemes } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { playSanssouci, type Phase, SanssouciBoard } from './sanssouci_board.ts';
import { visitScreens } from './screens.ts';
import { createTable } from './tables.ts';
import { text } from './words.ts';

test('axe reports a violation where there is one', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: text('start.now') }).waitFor();
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  expect((await axeViolations(page)).join()).toContain('button-name');
});

test('no violation outside a game', async ({ page, browserLog }) => {
  browserLog.expected = [/404/];
  await visitScreens(page, expectNoViolationsInBothThemes);
  await page.goto('nowhere/at/all');
  await expect(page.getByRole('heading')).toBeVisible();
  await expectNoViolationsInBothThemes(page, 'not found');
  await page.goto(`games/${'0'.repeat(32)}`);
  await expect(page.getByRole('heading', { name: text('table.gone') })).toBeVisible();
  await expectNoViolationsInBothThemes(page, 'no such table');
});

test('no violation for spectators and absent players', async ({ page, newBrowser }) => {
  const path = await createTable(page, { time: { kind: 'bank', seconds: 600, increment: 5 } });
  const spectator = await newBrowser();
  await spectator.goto(path);
  await expect(spectator.locator('.board[data-phase]')).toBeVisible();
  await expectNoViolationsInBothThemes(spectator, 'a spectator');
  await page.goto(path);
  await new SanssouciBoard(page).ready();
  await page.getByRole('button', { name: text('action.leave') }).click();
  const comeBack = page.getByRole('button', { name: text('action.come_back') });
  await expect(comeBack.or(page.locator('.scoring'))).toBeVisible();
  await expectNoViolationsInBothThemes(page, 'an absent player');
});

// One edition by day and the other by night: their boards differ in a few colours only.
for (const [edition, theme, colorScheme] of [
  ['classic', 'day', 'light'],
  ['revised', 'night', 'dark'],
] as const)
  test.describe(theme, () => {
    test.use({ colorScheme });

    test(`no violation in any phase of a ${edition} game by ${theme}`, async ({ page }) => {
      const setup = {
        options: {
          edition,
          rewards: true,
          boars: true,
          choose_sides: true,
          choose_stack: edition === 'classic',
        },
      } as const;
      let board = await playSanssouci(page, setup);
      // Not every game has a boar phase; all others come up.
      const wanted = new Set<Phase>(['rewards', 'play', 'gardener', 'noble']);
      if (edition === 'classic') wanted.add('gardens').add('refill');
      const seen = new Set<Phase>();
      for (let phase = await board.ready(); phase !== 'over'; phase = await board.ready()) {
        if (!seen.has(phase)) await expectNoViolations(page, phase);
        seen.add(phase);
        wanted.delete(phase);
        if (wanted.size === 0) break;
        await board.decide(phase);
      }
      expect([...wanted]).toEqual([]);

      // The last phase may have come up in the last turn of the game.
      if (!(await board.playUntil('play'))) {
        board = await playSanssouci(page, setup);
        await board.playUntil('play');
      }
      await board.cards.first().click();
      await board.slots.first().hover();
      await expectNoViolations(page, 'a card is chosen and a tile is pointed at');
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolations(page, 'the help');
      await page.keyboard.press('Escape');
      await page.locator('aside article button.view').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolations(page, 'an enlarged garden');
      await page.keyboard.press('Escape');
      // A bot plays the rest of the game.
      await page.getByRole('button', { name: text('action.leave') }).click();
      await expect(page.locator('.scoring')).toBeVisible({ timeout: 60_000 });
      await expectNoViolations(page, 'the final scoring');
    });
  });
