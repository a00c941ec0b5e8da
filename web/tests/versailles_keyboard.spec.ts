import { expect, test } from './fixtures.ts';
import { expectVisibleFocus, tabTo } from './keyboard.ts';
import { PLACE, playVersailles, VersaillesBoard } from './versailles_board.ts';
import { pattern, text } from './words.ts';

test('a whole game of Versailles is played by keyboard', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('button', { name: text('start.now') })).toBeVisible();
  await tabTo(page, 'input[name=game]');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: text('game.versailles') })).toBeChecked();
  await expect(page.getByRole('radio', { name: text('level.apprentice') })).toBeChecked();
  await tabTo(page, '.go button.main');
  await page.keyboard.press('Enter');

  const board = new VersaillesBoard(page);
  let [bids, laid, moved, turned, half] = [0, 0, 0, 0, 0];
  for (let phase = await board.ready(); phase !== 'over'; phase = await board.ready()) {
    if (await board.halfTime.isVisible()) {
      half += 1;
      await page.keyboard.press('Escape');
      await expect(board.halfTime).toBeHidden();
    }
    if (phase === 'bidding') {
      // The page moves the focus to the cards, and then to the garden.
      await expect(page.locator('.hand .playable:focus')).toHaveCount(1);
      const first = await page.locator('.hand :focus').getAttribute('data-card');
      if (bids % 2 === 1) {
        await page.keyboard.press('ArrowRight');
        if ((await board.cards.count()) > 1)
          expect(await page.locator('.hand :focus').getAttribute('data-card')).not.toBe(first);
      }
      if (bids < 2) await expectVisibleFocus(page);
      await board.submit(() => page.keyboard.press('Enter'));
      bids += 1;
      continue;
    }
    await expect(board.garden).toBeFocused();
    if (laid < 2) await expectVisibleFocus(page);
    const before = await board.ghostAt();
    const places = await board.places();
    await page.keyboard.press(['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'][laid % 4]!);
    const after = await board.ghostAt();
    expect(after.turn).toBe(before.turn);
    const along = [
      before.at[1] - after.at[1],
      after.at[0] - before.at[0],
      after.at[1] - before.at[1],
      before.at[0] - after.at[0],
    ][laid % 4]!;
    expect(along, 'the ghost moves in the direction of the arrow, or stays').toBeGreaterThanOrEqual(0);
    moved += along > 0 ? 1 : 0;
    if (laid % 2 === 0) {
      await page.keyboard.press('r');
      const now = await board.ghostAt();
      const turns = new Set(places.map(({ turn }) => turn)).size;
      if (turns > 1) expect(now.turn).not.toBe(after.turn);
      turned += now.turn === after.turn ? 0 : 1;
    }
    const wanted = await board.ghostAt();
    // An arrow has chosen the place, unless there is only one: then the first Enter chooses it.
    await board.submit(() => page.keyboard.press('Enter'));
    laid += 1;
    await expect(board.tiles).toHaveCount(laid);
    const garden = (await board.view()).seats[0]?.garden ?? [];
    expect(garden[laid - 1], 'the tile lies where the ghost was').toMatchObject(
      laid === 1 ? {} : { at: wanted.at, turn: wanted.turn },
    );
  }
  expect({ bids, laid, half }).toEqual({ bids: 14, laid: 14, half: 1 });
  expect(moved).toBeGreaterThan(4);
  expect(turned).toBeGreaterThan(3);
  await tabTo(page, '.scoring button');
  await expect(page.getByRole('button', { name: text('over.rematch') })).toBeFocused();
});

test('screen readers get the areas of the garden and a list of all places', async ({ page }) => {
  const board = await playVersailles(page);
  // After five tiles there is an area, whatever was dealt.
  await board.playUntil('laying', 6);
  const garden = text('garden.of', { name: text('you.nobody') });
  const tile = Array.from({ length: 4 }, () => '[a-z ]+').join(', ');
  const ghost = pattern('v.ghost', { tile, x: '-?\\d+', y: '-?\\d+', turn: '\\d' });
  await expect(board.garden).toHaveAttribute(
    'aria-label',
    new RegExp(`^${garden}; .*${pattern('v.preview.area', { count: '\\d+' })}; .*${ghost}$`),
  );
  const { turn: turned } = await board.ghostAt();
  const places = (await board.places())
    .filter(({ turn }) => turn === turned)
    .sort((one, other) => one.at[1] - other.at[1] || one.at[0] - other.at[0]);
  const list = page.locator('details:has(.list)');
  await expect(list.getByRole('button')).toHaveCount(0);
  await board.garden.focus();
  await tabTo(page, 'details summary');
  await page.keyboard.press('Enter');
  const options = list.getByRole('button');
  await expect(options).toHaveCount(places.length);

  // A mouse that rests on the list does not choose when Tab scrolls the list.
  await options.first().hover();

  // Tab leads to the third place; the garden shows it, and Enter lays the tile there.
  for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('Tab');
  await expect(options.nth(2)).toBeFocused();
  await expect(options.nth(2)).toHaveText(PLACE);
  const wanted = { at: places[2]?.at, turn: turned };
  await expect.poll(() => board.ghostAt(), 'the third place from the top left').toEqual(wanted);
  await board.submit(() => page.keyboard.press('Enter'));
  await expect(board.tiles).toHaveCount(6);
  expect((await board.view()).seats[0]?.garden.at(-1)).toMatchObject(wanted);
  // Screen readers are told what happens.
  await expect(page.getByRole('log')).not.toHaveText('');
});
