import { Garden } from './sanssouci_board.ts';
import { expect, test } from './fixtures.ts';
import { expectNoSideways, expectTouchable } from './layout.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

test('a whole game with a finger on a telephone', async ({ page }) => {
  await page.goto('./');
  await expectNoSideways(page, 'the first page');
  await page.getByText('More options').tap();
  await expectNoSideways(page, 'all options');
  await expectTouchable(page, 'the first page');
  await page.getByRole('button', { name: 'You', exact: true }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoSideways(page, 'the dialog');
  await expectTouchable(page, 'the dialog');
  await page.getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('radio', { name: 'Apprentice' }).check();
  await page.getByRole('radio', { name: 'Classic 2013' }).check();
  await page.getByRole('switch', { name: /Choose the stack/ }).check();
  await page.getByRole('button', { name: 'Play now' }).tap();

  const garden = new Garden(page, (thing) => thing.tap());
  const seen = new Set<string>();
  await garden.playOut(async (phase) => {
    await expectNoSideways(page, phase);
    if (!seen.has(phase) || garden.decided.length % 7 === 0) await expectTouchable(page, phase);
    seen.add(phase);
    if (phase === 'play') {
      // Nothing lies over what is to be hit.
      const covered = await page.locator('.slot.target').evaluateAll(
        (slots) =>
          slots.filter((slot) => {
            slot.scrollIntoView({ block: 'center' });
            const { left, top, width, height } = slot.getBoundingClientRect();
            const hit = (x: number, y: number) =>
              slot.contains(document.elementFromPoint(left + width * x, top + height * y));
            return ![0.1, 0.5, 0.9].every((x) => [0.1, 0.5, 0.9].every((y) => hit(x, y)));
          }).length,
      );
      expect(covered, 'tiles under something else').toBe(0);
    }
    // A field is a pixel narrower than a finger likes, so that all it can be used for is also a button.
    expect(await garden.list.count()).toBe(await garden.targets.count());
  });
  expect([...seen]).toEqual(expect.arrayContaining(['gardens', 'play', 'noble', 'refill', 'over']));
  expect(garden.count('play')).toBe(18);
});

test('a table before the game on a telephone', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('radio', { name: 'With friends' }).tap();
  await page.getByRole('button', { name: 'Open a table' }).tap();
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await expectNoSideways(page, 'the table');
  await expectTouchable(page, 'the table');
});
