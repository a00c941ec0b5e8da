import { Garden } from './sanssouci_board.ts';
import { expect, test } from './fixtures.ts';
import { expectNoSideways } from './layout.ts';

// A window of 1280 by 800 at 200 % has so much room.
test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

test('at 200 % everything can be reached by scrolling down', async ({ page }) => {
  await page.goto('./');
  await page.getByText('More options').click();
  await expectNoSideways(page, 'the first page');
  await page.getByRole('button', { name: 'You', exact: true }).click();
  await page.getByRole('button', { name: 'Use on another device' }).click();
  await expect(page.getByRole('textbox', { name: 'Link for the other device' })).toBeVisible();
  await expectNoSideways(page, 'the dialog');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('radio', { name: 'Apprentice' }).check();
  await page.getByRole('switch', { name: /Boars/ }).check();
  await page.getByRole('button', { name: 'Play now' }).click();

  const garden = new Garden(page);
  for (let turns = 0; turns < 12; turns += 1) {
    const phase = await garden.ready();
    await expectNoSideways(page, phase);
    await garden.decide(phase);
  }
  await garden.ready();
  await page.getByRole('button', { name: 'Help' }).click();
  await expectNoSideways(page, 'the help');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /^Enlarge the garden/ }).click();
  await expectNoSideways(page, 'a garden enlarged');
});
