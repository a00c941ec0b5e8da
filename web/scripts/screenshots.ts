import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { Garden } from '../tests/sanssouci_board.ts';
import { test } from '../tests/fixtures.ts';

const FOLDER = resolve(import.meta.dirname, '../../docs/pictures');
mkdirSync(FOLDER, { recursive: true });
const picture = (page: Page, name: string) => page.screenshot({ path: `${FOLDER}/${name}.png` });

test.use({ viewport: { width: 1280, height: 800 } });

/** Sits down against a bot that plays well, so that there is something to see. */
async function sitDown(page: Page, wish: object): Promise<void> {
  await page.goto('./');
  await page.evaluate((kept) => localStorage.setItem('gloriette.opening', JSON.stringify(kept)), wish);
  // Who sees the page for the first time gets tips; the pictures show the table alone.
  await page.evaluate(() => localStorage.setItem('gloriette.tips', JSON.stringify({ off: true, seen: [] })));
  await page.reload();
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('.board').waitFor();
}

const follow = async (page: Page) => {
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.hints .choice').first().click({ timeout: 30_000 });
};

test('the first page', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  await picture(page, 'start');
});

test('a garden of Sanssouci in mid-game, and where the game was won', async ({ page }) => {
  await sitDown(page, {
    game: 'sanssouci',
    level: 'gardener',
    players: 2,
    sanssouci: { edition: 'revised' },
  });
  const garden = new Garden(page);
  for (let decisions = 0; decisions < 21; decisions += 1) {
    if ((await garden.ready()) === 'over') break;
    await follow(page);
  }
  await garden.until('play');
  await garden.slots.last().hover();
  await picture(page, 'sanssouci');
  while ((await garden.ready()) !== 'over') await garden.decide(await garden.ready());
  await page.getByRole('button', { name: 'Analyse the game' }).click();
  await page.locator('.analysis .moment').first().click({ timeout: 240_000 });
  await page.locator('.analysis').scrollIntoViewIfNeeded();
  await page.locator('.analysis').screenshot({ path: `${FOLDER}/analysis.png` });
});

test('a reveal of Versailles', async ({ page }) => {
  await sitDown(page, { game: 'versailles', level: 'gardener', players: 4 });
  const board = page.locator('.board');
  for (let laid = 0; laid < 6;) {
    await page.locator('.board[data-deciding="true"]').waitFor({ timeout: 60_000 });
    const laying = (await board.getAttribute('data-phase')) === 'laying';
    if (laying && laid === 5) break;
    if (laying) {
      await page.locator('.tools').getByRole('button', { name: 'Lay it' }).click();
      laid += 1;
    } else await page.locator('.hand .playable').first().click();
    await page.waitForTimeout(300);
  }
  await picture(page, 'versailles');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });
  test('a turn', async ({ page }) => {
    await sitDown(page, {
      game: 'sanssouci',
      level: 'gardener',
      players: 2,
      sanssouci: { edition: 'classic' },
    });
    const garden = new Garden(page);
    for (let decisions = 0; decisions < 14; decisions += 1) await garden.decide(await garden.ready());
    await garden.until('noble');
    await page.evaluate(() => scrollTo(0, 0));
    await picture(page, 'phone');
  });
});
