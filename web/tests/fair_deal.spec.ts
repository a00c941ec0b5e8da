import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { expectNoViolationsInBothThemes } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { BINARY } from './server.ts';
import { text } from './words.ts';
import { VersaillesBoard } from './versailles_board.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: text('deal.title') });

async function verify(page: Page) {
  await page.getByRole('button', { name: text('deal.verify') }).click();
  await expect(dialog(page)).toBeVisible();
}

test('a deal is verified in the browser and by the command', async ({ page, newBrowser }, info) => {
  await page.goto('./');
  await page.getByRole('radio', { name: text('game.versailles') }).check();
  await page.getByRole('radio', { name: text('level.apprentice') }).check();
  await page.getByRole('button', { name: text('start.now') }).click();
  const board = new VersaillesBoard(page);
  expect(await board.ready()).toBe('bidding');
  await expect(page.getByRole('button', { name: text('deal.verify') })).toHaveCount(0);
  // A bot finishes the game.
  await page.getByRole('button', { name: text('action.leave') }).click();
  await expect(board.halfTime).toBeVisible({ timeout: 120_000 });
  await board.closeHalfTime();
  await expect(page.locator('.scoring')).toBeVisible({ timeout: 120_000 });

  await verify(page);
  await expect(dialog(page).getByText(text('deal.verdict.right'))).toBeVisible();
  await expect(dialog(page).getByRole('listitem')).toContainText([
    text('deal.result.right'),
    text('deal.result.right'),
    text('deal.result.right'),
  ]);
  await expectNoViolationsInBothThemes(page, 'a verified deal');
  await page.keyboard.press('Escape');

  // The command draws the deal again.
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: text('record.download') }).click(),
  ]);
  const path = info.outputPath('record.json');
  await file.saveAs(path);
  const notes = await page.evaluate(() => localStorage.getItem('gloriette.deals') ?? '');
  const [{ secretHash, commitment }] = JSON.parse(notes) as [{ secretHash: string; commitment: string }];
  const flags = [secretHash, commitment].map((hash) => `--commitment=${hash}`);
  expect(execFileSync(BINARY, ['replay', ...flags, path], { encoding: 'utf8' })).toMatch(
    /^1 of 1 records agree\n1 of 1 deals follow from the server's secret and the players' nonces\n$/,
  );

  // Somebody who did not see the game cannot tell, and the reload of a player changes nothing.
  const stranger = await newBrowser();
  await stranger.goto(page.url());
  await verify(stranger);
  await expect(dialog(stranger).getByText(text('deal.verdict.unknown'))).toBeVisible();
  await page.reload();
  await verify(page);
  await expect(dialog(page).getByText(text('deal.verdict.right'))).toBeVisible();
  await page.keyboard.press('Escape');

  // A server that swaps the player's number is caught.
  await page.route('**/record', async (route) => {
    const record = (await (await route.fetch()).json()) as { fairness: { nonces: (string | null)[] } };
    record.fairness.nonces = record.fairness.nonces.map((nonce) => nonce && '00'.repeat(16));
    await route.fulfill({ json: record });
  });
  await verify(page);
  await expect(dialog(page).getByText(text('deal.verdict.wrong'))).toBeVisible();
});
