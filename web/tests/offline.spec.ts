import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expectNoViolationsInBothThemes } from './axe.ts';
import { expect, testWithOwnServer } from './fixtures.ts';
import { LessonPage } from './lessons.ts';
import { gameId, LocalSanssouci, LocalVersailles, openHere } from './local_boards.ts';
import { untilStored } from './offline.ts';
import { BINARY, type TestServer } from './server.ts';
import { text } from './words.ts';

const test = testWithOwnServer('/club');
test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ browserLog }) => {
  browserLog.expected = [/net::ERR_/];
});

/** Visits the page once; then there is neither a connection nor a server. */
async function visitOnce(page: Page, server: TestServer) {
  await page.goto('./');
  await untilStored(page);
  await server.kill();
  await page.context().setOffline(true);
}

test('after one visit a game of Sanssouci, its analysis, lessons and rules need no connection', async ({
  page,
  server,
}, info) => {
  await visitOnce(page, server);
  await openHere(page);
  const board = new LocalSanssouci(page);
  await board.ready();
  const id = gameId(page);

  await board.playUntil('play', 2);
  await page.getByRole('button', { name: text('hint.ask'), exact: true }).click();
  const hints = page.getByRole('region', { name: text('hint.title') });
  await expect(hints.locator('.choice').first()).toBeVisible();

  // The game is stored after every decision.
  const shown = () => page.locator('.main [role=grid]').ariaSnapshot();
  await board.decide(await board.ready());
  await board.ready();
  const before = await shown();
  await page.reload();
  await board.ready();
  expect(await shown()).toBe(before);

  // The start page lists it, and says that there is no server.
  await page.goto('./');
  await expect(page.getByText(text('lobby.lost'))).toBeVisible();
  const listed = page.getByRole('region', { name: text('mine.title') }).getByRole('link');
  await expect(listed).toContainText(text('local.mark'));
  await expectNoViolationsInBothThemes(page, 'the start page without a connection');
  await listed.click();
  await board.ready();
  expect(gameId(page)).toBe(id);

  await board.playOut();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: text('record.download') }).click();
  const record = info.outputPath('record.json');
  await (await download).saveAs(record);
  const { stdout } = await promisify(execFile)(BINARY, ['replay', record]);
  expect(stdout).toContain('1 of 1');

  await page.getByRole('button', { name: text('over.analysis') }).click();
  const analysis = page.getByRole('region', { name: text('analysis.title') });
  await expect(analysis.locator('.moment')).toHaveCount(3, { timeout: 240_000 });

  // Other pages that the first visit has not shown.
  await page.goto('record');
  await page.getByLabel(text('record.choose')).setInputFiles(record);
  await expect(page.getByRole('slider')).toHaveValue('0');
  expect(JSON.parse(await readFile(record, 'utf8'))).toHaveProperty('actions');
  await page.goto('learn/sanssouci');
  const lesson = new LessonPage(page);
  await lesson.ready();
  await lesson.take('go', 'g2');
  await expect(lesson.coach).toContainText('fountain card');
  await page.evaluate(() =>
    localStorage.setItem('gloriette.settings', JSON.stringify({ language: 'fr', confirm: 'never' })),
  );
  await page.goto('rules/versailles');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 2 }).nth(3)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a game of Versailles with Ludwig needs no connection', async ({ page, server }) => {
    await visitOnce(page, server);
    await page.evaluate(() =>
      localStorage.setItem(
        'gloriette.opening',
        JSON.stringify({ game: 'versailles', level: 'gardener', players: 2 }),
      ),
    );
    await page.reload();
    // The page asks for the server first, and offers this device with one tap.
    await page.getByRole('button', { name: text('start.now') }).click();
    await page.getByRole('button', { name: text('local.play') }).click();
    const board = new LocalVersailles(page);
    await board.playOut();
    await expect(page.locator('[data-phase=over]')).toBeVisible();
  });
});
