import { expect, test } from './fixtures.ts';
import { expectNoHorizontalScroll } from './layout.ts';
import { SanssouciBoard } from './sanssouci_board.ts';
import { text } from './words.ts';

// A window of 1280 by 800 pixels has this much room at 200 %.
test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

test('at 200 % everything can be reached by scrolling vertically', async ({ page }) => {
  await page.goto('./');
  await page.getByText(text('start.more')).click();
  await expectNoHorizontalScroll(page, 'the start page');
  await page.getByRole('button', { name: text('you.title'), exact: true }).click();
  await page.getByRole('button', { name: text('device.make') }).click();
  await expect(page.getByRole('textbox', { name: text('device.link') })).toBeVisible();
  await expectNoHorizontalScroll(page, 'the settings');
  await page.getByRole('button', { name: text('close') }).click();
  await page.getByRole('radio', { name: text('level.apprentice') }).check();
  await page.getByRole('switch', { name: text('option.boars') }).check();
  await page.getByRole('button', { name: text('start.now') }).click();

  const board = new SanssouciBoard(page);
  for (let decisions = 0; decisions < 8; decisions += 1) {
    const phase = await board.ready();
    await expectNoHorizontalScroll(page, phase);
    await board.decide(phase);
  }
  await board.ready();
  await page.getByRole('button', { name: text('help.title') }).click();
  await expectNoHorizontalScroll(page, 'the help');
  await page.getByRole('button', { name: text('close') }).click();
  await page.locator('aside article button.view').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoHorizontalScroll(page, 'an enlarged garden');
});
