import { mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { test } from '../tests/fixtures.ts';
import { SanssouciBoard } from '../tests/sanssouci_board.ts';
import { VersaillesBoard } from '../tests/versailles_board.ts';
import { text } from '../tests/words.ts';

const FOLDER = resolve(import.meta.dirname, '../../docs/pictures');
mkdirSync(FOLDER, { recursive: true });
const screenshot = (page: Page, name: string) => page.screenshot({ path: `${FOLDER}/${name}.png` });

/** The pictures that browsers show when the page is installed as an app (`public/manifest.webmanifest`). */
const INSTALL = resolve(import.meta.dirname, '../public/install');
const installScreenshot = (page: Page, name: string) =>
  page.screenshot({ path: `${INSTALL}/${name}.jpg`, quality: 75 });

/** Starts a game on the start page with these options, against a bot that plays well enough to look real. */
async function startGame(page: Page, options: object): Promise<void> {
  await page.goto('./');
  await page.evaluate((kept) => {
    localStorage.setItem('gloriette.opening', JSON.stringify(kept));
    // The screenshots show the table without tips.
    localStorage.setItem('gloriette.tips', JSON.stringify({ off: true, seen: [] }));
    localStorage.setItem('gloriette.settings', JSON.stringify({ confirm: 'never', remarks: false }));
  }, options);
  await page.reload();
  await page.getByRole('button', { name: text('start.now') }).click();
  await page.locator('.board[data-phase]').waitFor();
}

const followHint = async (page: Page) => {
  await page.getByRole('button', { name: text('hint.ask'), exact: true }).click();
  await page.getByRole('button', { name: text('hint.play') }).click({ timeout: 60_000 });
};

test('the start page', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: text('start.now') }).waitFor();
  await screenshot(page, 'start');
});

test('the middle of a game of Sanssouci, and its analysis', async ({ page }) => {
  await startGame(page, {
    game: 'sanssouci',
    level: 'gardener',
    players: 2,
    sanssouci: { edition: 'revised' },
  });
  const board = new SanssouciBoard(page);
  for (let decisions = 0; decisions < 21; decisions += 1) {
    if ((await board.ready()) === 'over') break;
    await board.submit(() => followHint(page));
  }
  await board.playUntil('play');
  await board.slots.last().hover();
  await screenshot(page, 'sanssouci');
  await installScreenshot(page, 'wide');
  await board.playOut();
  await page.getByRole('button', { name: text('analysis.ask') }).click();
  await page.locator('.analysis .moment').first().click({ timeout: 240_000 });
  await page.evaluate(() => scrollTo(0, 0));
  await screenshot(page, 'analysis');
});

test('laying a tile in Versailles', async ({ page }) => {
  await startGame(page, { game: 'versailles', level: 'gardener', players: 4 });
  const board = new VersaillesBoard(page);
  for (let laid = 0; laid <= 5;) {
    const phase = await board.ready();
    if (phase === 'laying' && laid === 5) break;
    if (phase === 'laying') laid += 1;
    await board.submit(() => (phase === 'laying' ? followHint(page) : board.cards.first().click()));
  }
  await screenshot(page, 'versailles');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });
  test('a turn', async ({ page }) => {
    await startGame(page, {
      game: 'sanssouci',
      level: 'gardener',
      players: 2,
      sanssouci: { edition: 'classic' },
    });
    const board = new SanssouciBoard(page);
    await board.playOn(14);
    await board.playUntil('noble');
    await page.evaluate(() => scrollTo(0, 0));
    await screenshot(page, 'phone');
    await installScreenshot(page, 'narrow');
  });
});

test('the icons of the app', async ({ page }) => {
  const drawing = readFileSync(resolve(import.meta.dirname, '../public/favicon.svg'), 'utf8');
  // Systems cut maskable icons and those of iOS to their own shape, so these fill the whole square.
  const icons = [
    { name: 'icon-192', size: 192, share: 1, full: false },
    { name: 'icon-512', size: 512, share: 1, full: false },
    { name: 'maskable-512', size: 512, share: 0.74, full: true },
    { name: 'icon-180', size: 180, share: 0.94, full: true },
  ];
  for (const { name, size, share, full } of icons) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<body style="margin: 0; display: grid; place-items: center; height: 100vh">${drawing}</body>`,
    );
    await page.addStyleTag({
      content: `svg { width: ${share * size}px } :root { background: ${full ? '#f4ead5' : 'none'} }`,
    });
    await page.screenshot({ path: `${INSTALL}/${name}.png`, omitBackground: true });
  }
});
