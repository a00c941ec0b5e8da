import { expect, test } from './fixtures.ts';
import { expectVisibleFocus, hasFocus, tabTo } from './keyboard.ts';
import { playSanssouci, SanssouciBoard } from './sanssouci_board.ts';
import { pattern, text } from './words.ts';

test('a whole game of Sanssouci is played by keyboard', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('button', { name: text('start.now') })).toBeVisible();
  await page.keyboard.press('Tab');
  await expectVisibleFocus(page);
  await expect(page.getByRole('link', { name: text('skip_to_content') })).toBeFocused();
  await tabTo(page, 'input[type=radio]');
  await expectVisibleFocus(page);
  // Tab leads to the level of the bots; arrows choose another one and the apprentice again.
  await tabTo(page, 'fieldset:has(legend:not(.unseen)) ~ fieldset input');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: text('level.gardener') })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: text('level.apprentice') })).toBeChecked();
  await expectVisibleFocus(page);
  // The number of players is next, then the edition; the right arrow chooses the classic one.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: text('edition.classic') })).toBeChecked();
  await tabTo(page, '.go button.main', 'Shift+Tab');
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');

  const board = new SanssouciBoard(page);
  expect(await board.ready()).toBe('gardens');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: text('help.title') })).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText(text('help.key.card'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await tabTo(page, '[data-side]');
  await expectVisibleFocus(page);
  await board.submit(() => page.keyboard.press('Enter'));

  let undone = false;
  let plays = 0;
  for (let phase = await board.ready(); phase !== 'over'; phase = await board.ready()) {
    if (phase === 'play') {
      // In the last round one card is left.
      await page.keyboard.press(plays % 2 === 0 || plays === 17 ? '1' : '2');
      await expect(page.locator('.slot.target:focus')).toHaveCount(1);
      for (let steps = plays % 3; steps > 0; steps -= 1) await page.keyboard.press('ArrowDown');
      expect(await hasFocus(page, '.slot.target')).toBe(true);
      if (plays < 3) await expectVisibleFocus(page);
      await board.submit(() => page.keyboard.press('Enter'));
      plays += 1;
    } else if (phase === 'noble' && !undone) {
      await board.submit(() => page.keyboard.press('u'), 'undo');
      undone = true;
      // After a gardener only his move is taken back, and his tile stays taken.
      if ((await board.ready()) === 'play') plays -= 1;
    } else if ((await board.targets.count()) > 0) {
      // The page moves the focus to the fields that can be chosen. A noble's move ends the turn, so there it moves the
      // focus to the garden: a second Enter must do nothing.
      if (phase === 'noble') {
        await expect(page.locator('.main [role=grid]:focus')).toHaveCount(1);
        if (plays < 5) await expectVisibleFocus(page);
        await page.keyboard.press('Enter');
        expect(await board.ready()).toBe('noble');
        await page.keyboard.press(plays % 2 === 0 ? 'n' : 'ArrowDown');
      }
      await expect(page.locator('.main .target:focus')).toHaveCount(1);
      if (plays < 5) await expectVisibleFocus(page);
      await board.submit(() => page.keyboard.press('Enter'));
    } else {
      await board.submit(() => page.keyboard.press('s'));
    }
  }
  expect(plays).toBe(18);
  await tabTo(page, '.scoring button');
  await expect(page.getByRole('button', { name: text('over.rematch') })).toBeFocused();
  await expectVisibleFocus(page);
});

test('arrow keys move between the fields of the garden, which is a grid for screen readers', async ({
  page,
}) => {
  await playSanssouci(page);
  await page.keyboard.press('g');
  const focusedField = () => page.evaluate(() => document.activeElement?.getAttribute('data-field'));
  const start = await focusedField();
  expect(start).toMatch(/^[a-i][1-6]$/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  const [column = 'a', row = '1'] = start ?? '';
  expect(await focusedField()).toBe(String.fromCharCode(column.charCodeAt(0) + 1) + (Number(row) + 1));
  await expectVisibleFocus(page);
  const field = pattern('field.name', { motif: '[a-z ]+', row: '\\d', colour: '[a-z]+' });
  const states = [text('cell.free'), text('cell.tile'), text('cell.printed'), text('cell.gardener')];
  await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(`^${field}, (${states.join('|')})`));
  for (let steps = 0; steps < 12; steps += 1) await page.keyboard.press('ArrowLeft');
  expect(await focusedField()).toMatch(/^a/);
  const grid = page.locator('.main').getByRole('grid');
  await expect(grid.getByRole('row')).toHaveCount(7);
  await expect(grid.getByRole('gridcell')).toHaveCount(63);
  await page.keyboard.press('m');
  expect(await hasFocus(page, '.slot')).toBe(true);
});
