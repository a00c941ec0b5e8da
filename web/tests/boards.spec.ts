import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Setup } from './record_setup.ts';
import type { Frame } from '../src/types/server.ts';
import { callApi } from './api.ts';
import { expectNoViolationsInBothThemes } from './axe.ts';
import { BoardEditorPage, PRINTED, TILES } from './board_editor.ts';
import { expect, test } from './fixtures.ts';
import { expectNoHorizontalScroll } from './layout.ts';
import { SanssouciBoard } from './sanssouci_board.ts';
import { VersaillesBoard } from './versailles_board.ts';
import { text } from './words.ts';

/** Lets bots finish the game of a page and returns its record. */
async function recordOf(page: Page): Promise<{ setup: Setup; boards: { name: string } }> {
  const path = new URL(page.url()).pathname.slice(1);
  await callApi(page, 'POST', `${path}/leave`);
  await expect
    .poll(async () => (await callApi<Frame>(page, 'GET', path)).table.phase, { timeout: 120_000 })
    .toBe('over');
  return callApi(page, 'GET', `${path}/record`);
}

test('a garden is entered with the mouse, shared, and played on by somebody else', async ({
  page,
  newBrowser,
}) => {
  await page.goto('./');
  await page.getByRole('link', { name: text('boards.own_box') }).click();
  await expect(page).toHaveURL(/boards\/sanssouci$/);
  const editor = new BoardEditorPage(page);
  await page.getByRole('radio', { name: text('edition.classic') }).check();
  const gardens = await editor.enter('boards.gardens');
  await expect(editor.sides(gardens)).toHaveCount(8);
  // Every side misses its fields, and the sides say so themselves.
  await editor.expectProblems(8);
  const first = editor.sides(gardens).first();
  await first.locator('[data-field=e3]').click();
  await expect(first).toContainText('1');
  await expect(first.locator('[data-field=e3]')).toHaveAttribute('aria-pressed', 'true');
  await first.locator('[data-field=e3]').click();
  await expect(first.locator('[data-field=e3]')).toHaveAttribute('aria-pressed', 'false');
  for (const side of await editor.sides(gardens).all())
    for (const place of PRINTED) await side.locator(`[data-field=${place}]`).click();
  await expect(editor.problems).toContainText(text('boards.fine'));

  // The draft survives a reload, before anything is saved.
  await page.reload();
  await editor.expectProblems(0);
  await expect(gardens.locator('[aria-pressed=true]')).toHaveCount(48);
  const path = await editor.saveAs('Grandma’s box');
  await expect(page.locator('.notice')).toContainText(text('boards.saved'));
  await page.goto('./');
  await expect(page.getByRole('radio', { name: 'Grandma’s box' })).toBeVisible();

  const friend = await newBrowser();
  await friend.goto(path);
  await expect(friend.getByRole('heading', { name: 'Grandma’s box' })).toBeVisible();
  await expect(friend.getByRole('img', { name: text('boards.picture') })).toBeVisible();
  await friend.getByRole('button', { name: text('boards.play') }).click();
  await expect(friend.getByRole('radio', { name: 'Grandma’s box' })).toBeChecked();
  await friend.getByRole('radio', { name: text('edition.classic') }).check();
  await friend.getByRole('button', { name: text('start.now') }).click();
  const board = new SanssouciBoard(friend);
  await board.playOn(7);
  await expect(friend.getByRole('link', { name: /Grandma’s box/ })).toBeVisible();
  const record = await recordOf(friend);
  expect(record.boards.name).toBe('Grandma’s box');
  for (const garden of record.setup.gardens ?? [])
    for (const side of garden) expect(side.filter((place) => !place.endsWith('1'))).toEqual(PRINTED);
});

test('Rewards boards and cards are entered with mouse and keyboard', async ({ page }) => {
  await page.goto('boards/sanssouci');
  const editor = new BoardEditorPage(page);
  const rewards = await editor.enter('boards.rewards');
  await editor.expectProblems(8);
  const sides = await editor.sides(rewards).all();
  const [mouse, keyboard] = [sides[0]!, sides[1]!];
  // Two of each mark, and four fields without one.
  const fields = ['e3', 'd4', 'e4', 'f4', 'c5', 'd5', 'e5', 'f5', 'g5', 'b6', 'c6', 'd6'];
  for (const [index, place] of fields.entries()) {
    if (index % 2 === 0)
      await rewards
        .getByRole('radio')
        .nth(2 + index / 2)
        .check();
    await mouse.locator(`[data-field=${place}]`).click();
  }
  await editor.expectProblems(7);
  await keyboard.locator('[data-field=e3]').focus();
  for (const key of ['1', 'ArrowDown', '2', 'ArrowLeft', '3', 'ArrowDown', '4', 'ArrowDown', '5'])
    await page.keyboard.press(key);
  for (let column = 0; column < 7; column += 1) {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('6');
  }
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('1');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('1');
  await page.keyboard.press('0');
  await page.keyboard.press('2');
  await expect(keyboard.locator('[data-field=f4]')).toHaveAccessibleName(/\+2|2/);
  await rewards.getByRole('button', { name: text('boards.copy_ours') }).click();
  await editor.expectProblems(0);

  const cards = await editor.enter('boards.cards');
  await expect(editor.problems).toContainText(text('boards.problem.pair_count', { found: 0, expected: 8 }));
  const more = cards.getByRole('button', { name: /^One more/ });
  for (let index = 0; index < 8; index += 1) await more.nth(index).click();
  await editor.expectProblems(0);
  await cards
    .getByRole('button', { name: /^One fewer/ })
    .first()
    .click();
  await editor.expectProblems(1);
});

test('the numbers of tiles are entered with the keyboard, checked, saved and played on', async ({ page }) => {
  await page.goto('boards/sanssouci');
  const editor = new BoardEditorPage(page);
  const tiles = await editor.enter('boards.tile_counts');
  // Five and seven of each motif, as our boxes have.
  await editor.expectProblems(0);
  const count = (key: string) => tiles.locator(`[data-count=${key}]`);
  await expect(count('two-a')).toHaveValue('5');
  await expect(count('two-a')).toHaveAccessibleName(/2/);
  await count('two-a').focus();
  await page.keyboard.type('9');
  await editor.expectProblems(1);
  await expect(editor.problems).toContainText(text('boards.tile_counts'));
  await expect(editor.problems).toContainText(
    text('boards.problem.tiles_in_play', { found: 49, expected: 45 }),
  );
  await expect(tiles.locator('tfoot')).toContainText(text('boards.of', { found: 49, expected: 45 }));
  await count('two-b').fill('1');
  await expect(count('three-a')).toHaveAttribute('aria-invalid', 'true');
  await expect(editor.problems).toContainText(
    text('boards.problem.motif_count', { found: 7, least: 9, most: 9 }),
  );
  await count('three-a').fill('9');
  await count('three-b').fill('5');
  await editor.expectProblems(0);

  await editor.saveAs('Counted');
  await page.getByRole('button', { name: text('boards.play') }).click();
  await expect(page.getByRole('radio', { name: 'Counted' })).toBeChecked();
  await page.getByRole('button', { name: text('start.now') }).click();
  await new SanssouciBoard(page).playOn(1);
  const { setup } = await recordOf(page);
  const dealt = [...Object.values(setup.display ?? {}), ...(setup.supply ?? []).flat()];
  expect([...'abcdefghi'].map((motif) => dealt.filter((tile) => tile === motif).length)).toEqual([
    9, 1, 5, 5, 5, 5, 5, 5, 5,
  ]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a garden and tiles are entered with a finger', async ({ page }) => {
    await page.goto('boards/sanssouci');
    const editor = new BoardEditorPage(page);
    const gardens = await editor.enter('boards.gardens');
    for (const side of await editor.sides(gardens).all())
      for (const place of PRINTED) await side.locator(`[data-field=${place}]`).tap();
    await editor.expectProblems(0);
    await expectNoHorizontalScroll(page, 'the gardens');
    const counts = await editor.enter('boards.tile_counts');
    await expectNoHorizontalScroll(page, 'the numbers of tiles');
    await counts.locator('[data-count=three-i]').tap();
    await expect(counts.locator('[data-count=three-i]')).toBeFocused();

    await page.getByRole('radio', { name: text('game.versailles') }).check();
    const tiles = await editor.enter('boards.tiles');
    await expectNoHorizontalScroll(page, 'the tiles');
    for (const letter of TILES.slice(0, 3).join('')) await tiles.locator(`[data-letter=${letter}]`).tap();
    await expect(tiles.getByText(text('boards.tile', { number: 4 }), { exact: true })).toBeVisible();
    await expect(editor.problems).toContainText(
      text('boards.problem.tile_count', { found: 3, expected: 72 }),
    );
    // A mistake on the second tile is corrected.
    await tiles.locator('[data-tile="1"]').tap();
    await tiles.getByRole('button', { name: new RegExp(`^${text('boards.corner.2')}`) }).tap();
    await tiles.locator('[data-letter=j]').tap();
    await expect(tiles.locator('[data-tile="1"]')).toHaveAccessibleName(
      new RegExp(`Tile 2: .+, .+, ${text('v.type.joker')}, .+`),
    );
  });
});

test('72 tiles are typed, saved, and a whole game is played on them', async ({ page }) => {
  await page.goto('boards/versailles');
  const editor = new BoardEditorPage(page);
  const tiles = await editor.enter('boards.tiles');
  await tiles.locator('[data-tile="0"]').focus();
  await page.keyboard.type(TILES.slice(0, 20).join(''));
  // A typing error, and the arrow keys.
  await page.keyboard.type('yy');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(editor.problems).toContainText(text('boards.problem.tile_count', { found: 20, expected: 72 }));
  await page.keyboard.press('ArrowLeft');
  await expect(tiles.locator('[data-tile="19"]')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(TILES.slice(20).join(''));
  await editor.saveAs('Real tiles');
  await page.getByRole('button', { name: text('boards.play') }).click();
  await expect(page.getByRole('radio', { name: 'Real tiles' })).toBeChecked();
  await page.getByRole('radio', { name: text('level.apprentice') }).check();
  await page.getByRole('button', { name: text('start.now') }).click();
  const board = new VersaillesBoard(page);
  await board.playOut();
  const path = new URL(page.url()).pathname.slice(1);
  const record = await callApi<{ setup: Setup }>(page, 'GET', `${path}/record`);
  const letters: Record<string, string> = { joker: 'j', site: 's' };
  const dealt = (record.setup.tiles ?? []).map((tile) =>
    tile.map((kind) => letters[kind] ?? kind.charAt(0)).join(''),
  );
  expect(dealt.sort()).toEqual([...TILES].sort());
});

test('files are saved and opened, and a picture is made', async ({ page }) => {
  await page.goto('boards/versailles');
  const editor = new BoardEditorPage(page);
  const tiles = await editor.enter('boards.tiles');
  await tiles.locator('[data-tile="0"]').focus();
  await page.keyboard.type('yyyyjs');
  await page.getByText(text('boards.files'), { exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: text('boards.download', { name: 'tiles.toml' }) }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('tiles.toml');
  expect(await readFile(await file.path(), 'utf8')).toBe('tiles = [\n    "yyyy", "js..",\n]\n');

  // A file in another style, with comments, as a person may have written it.
  const open = page.locator('input[type=file]');
  const words = TILES.map((tile) => `'${tile}', # a tile`).join('\n');
  await open.setInputFiles({
    name: 'tiles.toml',
    mimeType: 'application/toml',
    buffer: Buffer.from(`# My box\ntiles = [\n${words}\n]`),
  });
  await editor.expectProblems(0);
  await expect(tiles.locator('[data-tile="71"]')).not.toHaveAccessibleName(new RegExp(text('boards.blank')));
  await open.setInputFiles({ name: 'other.toml', mimeType: 'text/plain', buffer: Buffer.from('') });
  await expect(page.getByText(text('boards.unknown_file', { name: 'other.toml' }))).toBeVisible();
  await open.setInputFiles({
    name: 'tiles.toml',
    mimeType: 'text/plain',
    buffer: Buffer.alloc(100_000, '#'),
  });
  await expect(page.getByText(text('problem.too_large'))).toBeVisible();
  await editor.expectProblems(0);
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: text('boards.save_picture') }).click(),
  ]);
  const bytes = await readFile(await picture.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(bytes.length).toBeGreaterThan(50_000);
});

test('a set is edited, copied and deleted', async ({ page, newBrowser, browserLog }) => {
  browserLog.expected = [/404/];
  await page.goto('boards/sanssouci');
  const editor = new BoardEditorPage(page);
  const gardens = await editor.enter('boards.gardens');
  await gardens.getByRole('button', { name: text('boards.copy_ours') }).click();
  // Boards that equal ours are ours.
  await editor.sides(gardens).first().locator('[data-field=e3]').click();
  const path = await editor.saveAs('Mine');
  await page.getByRole('button', { name: text('boards.edit_name', { name: 'Mine' }) }).click();
  await page.getByRole('button', { name: text('boards.replace') }).click();
  await editor.expectProblems(0);

  const friend = await newBrowser();
  await friend.goto(path);
  await friend.getByRole('button', { name: text('boards.copy') }).click();
  await expect(friend).toHaveURL(/boards\/sanssouci$/);
  await expect(new BoardEditorPage(friend).name).toHaveValue('Mine');

  await page.getByRole('button', { name: text('boards.delete_name', { name: 'Mine' }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('boards.delete') })
    .click();
  await expect(page.getByRole('heading', { name: text('boards.yours') })).toBeHidden();
  await page.goto(path);
  await expect(page.getByRole('heading', { name: text('boards.gone') })).toBeVisible();
});

for (const [game, part] of [
  ['sanssouci', 'boards.gardens'],
  ['versailles', 'boards.tiles'],
] as const)
  test(`axe finds nothing in the editor of ${game}`, async ({ page }) => {
    await page.goto(`boards/${game}`);
    const editor = new BoardEditorPage(page);
    await editor.enter(part);
    if (game === 'sanssouci') {
      await editor.enter('boards.rewards');
      await editor.enter('boards.cards');
      await editor.enter('boards.tile_counts');
    }
    await expect(editor.problems).toContainText(text('boards.to_do'));
    await expectNoViolationsInBothThemes(page, `the editor of ${game}`);
    const title = part;
    await editor
      .part(title)
      .getByRole('button', { name: text('boards.copy_ours') })
      .click();
    if (game === 'versailles') {
      await page.goto(await editor.saveAs('Copied'));
      await expect(page.getByRole('button', { name: text('boards.play') })).toBeVisible();
      await expectNoViolationsInBothThemes(page, 'a shared set');
    }
  });
