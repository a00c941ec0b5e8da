import { goAround } from './screens.ts';
import { expectNoFaults, faults } from './axe.ts';
import { Garden, type Phase, sitDown, table } from './sanssouci_board.ts';
import { expect, test } from './fixtures.ts';

test('axe finds a fault where there is one', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  await page.evaluate(() => {
    const bad = document.createElement('button');
    document.querySelector('main')?.append(bad);
  });
  expect((await faults(page)).join()).toContain('button-name');
});

for (const [light, colorScheme] of [
  ['day', 'light'],
  ['night', 'dark'],
] as const) {
  test.describe(light, () => {
    test.use({ colorScheme });

    test(`no serious fault around the table by ${light}`, async ({ page, witness }) => {
      witness.expected = [/404/];
      await page.goto('./');
      await expect(page.locator('html')).toHaveAttribute('data-theme', light);
      await goAround(page, expectNoFaults);
      await page.goto('nowhere/at/all');
      await expect(page.getByRole('heading')).toBeVisible();
      await expectNoFaults(page, 'not found');
      await page.goto(`games/${'0'.repeat(32)}`);
      await expect(page.getByRole('heading', { name: 'This table does not exist.' })).toBeVisible();
      await expectNoFaults(page, 'no such table');
    });

    for (const edition of ['classic', 'revised'] as const) {
      test(`no serious fault in any phase of a ${edition} game by ${light}`, async ({ page }) => {
        const overrides = {
          stand_in: 'apprentice',
          options: {
            edition,
            rewards: true,
            boars: true,
            choose_sides: true,
            choose_stack: edition === 'classic',
          },
        } as const;
        const garden = await sitDown(page, overrides);
        const wanted = new Set<Phase>(['rewards', 'play', 'gardener', 'noble']);
        if (edition === 'classic') wanted.add('gardens').add('refill');
        const seen = new Set<Phase>();
        for (let phase = await garden.ready(); phase !== 'over'; phase = await garden.ready()) {
          if (!seen.has(phase)) await expectNoFaults(page, phase);
          seen.add(phase);
          wanted.delete(phase);
          if (wanted.size === 0) break;
          await garden.decide(phase);
        }
        // A boar is not met in every game; but all the rest is.
        expect([...wanted]).toEqual([]);

        // It may be that the last phase was met in the last turn of the game.
        if (!(await garden.until('play'))) await (await sitDown(page, overrides)).until('play');
        await page.locator('[data-card]').first().click();
        await page.locator('.slot.target').first().hover();
        await expectNoFaults(page, 'a card is chosen, a tile is pointed at');
        await page.keyboard.press('?');
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectNoFaults(page, 'the help');
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: /^Enlarge the garden/ }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectNoFaults(page, 'a garden enlarged');
        await page.keyboard.press('Escape');
        // A bot brings it to its end.
        await page.getByRole('button', { name: 'Leave the game to a bot' }).click();
        await expect(page.locator('.scoring')).toBeVisible({ timeout: 30_000 });
        await expectNoFaults(page, 'the final scoring');
      });
    }

    test(`no serious fault for who looks on by ${light}`, async ({ page, another }) => {
      const path = await table(page, { time: { kind: 'bank', seconds: 600, increment: 5 } });
      const spectator = await another({ colorScheme });
      await spectator.goto(path);
      await expect(spectator.locator('.board[data-phase]')).toBeVisible();
      await expectNoFaults(spectator, 'looking on');
      await page.goto(path);
      const garden = new Garden(page);
      await garden.ready();
      await page.getByRole('button', { name: 'Leave the game to a bot' }).click();
      await expectNoFaults(page, 'away');
    });
  });
}
