import { confirmTurns } from './board.ts';
import { expect, test } from './fixtures.ts';
import { expectNoHorizontalScroll, expectTouchTargets } from './layout.ts';
import { SanssouciBoard } from './sanssouci_board.ts';
import { text } from './words.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

test('a whole game of Sanssouci is played by touch on a phone', async ({ page }) => {
  await confirmTurns(page, 'touch');
  await page.goto('./');
  await expectNoHorizontalScroll(page, 'the start page');
  await page.getByText(text('start.more')).tap();
  await expectNoHorizontalScroll(page, 'all options');
  await expectTouchTargets(page, 'the start page');
  await page.getByRole('button', { name: text('you.title'), exact: true }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoHorizontalScroll(page, 'the settings');
  await expectTouchTargets(page, 'the settings');
  await page.getByRole('button', { name: text('close') }).tap();
  await page.getByRole('radio', { name: text('level.apprentice') }).check();
  await page.getByRole('radio', { name: text('edition.classic') }).check();
  await page.getByRole('switch', { name: text('option.choose_stack') }).check();
  await page.getByRole('button', { name: text('start.now') }).tap();

  const board = new SanssouciBoard(page, (target) => target.tap());
  board.confirms = true;
  const seen = new Set<string>();
  await board.playOut(async (phase) => {
    await expectNoHorizontalScroll(page, phase);
    if (!seen.has(phase) || board.decisions.length % 7 === 0) await expectTouchTargets(page, phase);
    seen.add(phase);
    if (phase === 'play') {
      // No other element covers a tile.
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
      expect(covered, 'covered tiles').toBe(0);
    }
    // Screen readers get every choice as a button, which takes no room on the screen.
    expect(await board.list.count()).toBe(await board.targets.count());
    const room = await page
      .locator('.repeated')
      .evaluateAll((lists) => lists.map((list) => list.clientHeight));
    expect(Math.max(0, ...room)).toBeLessThan(2);
  });
  expect([...seen]).toEqual(expect.arrayContaining(['gardens', 'play', 'noble', 'refill', 'over']));
  expect(board.count('play')).toBe(18);
});

test('a table before the game fits a phone', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('radio', { name: text('start.company.friends') }).tap();
  await page.getByRole('button', { name: text('start.invite') }).tap();
  await expect(page.getByRole('img', { name: text('qr') })).toBeVisible();
  await expectNoHorizontalScroll(page, 'the table');
  await expectTouchTargets(page, 'the table');
});
