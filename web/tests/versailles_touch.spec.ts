import type { CDPSession } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoHorizontalScroll, expectTouchTargets } from './layout.ts';
import { playVersailles, VersaillesBoard } from './versailles_board.ts';
import { expectTilesInView } from './versailles_garden.ts';
import { text } from './words.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

type Finger = { x: number; y: number };

/** Two fingers touch the screen, move, and are lifted. */
async function twoFingers(session: CDPSession, ...steps: [Finger, Finger][]) {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: Finger[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map(({ x, y }, id) => ({ x: Math.round(x), y: Math.round(y), id })),
    });
  await send('touchStart', steps[0] ?? []);
  for (const step of steps.slice(1)) await send('touchMove', step);
  await send('touchEnd', []);
}

test('a whole game of Versailles is played by touch on a phone', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('radio', { name: text('game.versailles') }).check();
  await page.getByRole('radio', { name: text('level.apprentice') }).check();
  await page.getByRole('button', { name: text('start.now') }).tap();
  const board = new VersaillesBoard(page);

  const seen = new Set<string>();
  let laid = 0;
  for (let phase = await board.ready(); phase !== 'over'; phase = await board.ready()) {
    await expectNoHorizontalScroll(page, phase);
    if (!seen.has(phase)) await expectTouchTargets(page, phase);
    seen.add(phase);
    if (await board.halfTime.isVisible()) {
      await expectTouchTargets(page, 'half-time');
      seen.add('half-time');
      await board.halfTime.getByRole('button', { name: text('close') }).tap();
      await expect(board.halfTime).toBeHidden();
    }
    if (phase === 'bidding') {
      const card = laid % 2 === 0 ? board.cards.first() : board.cards.last();
      await board.submit(() => card.tap());
      continue;
    }
    await expectTilesInView(board, `before tile ${laid + 1}`);
    await board.garden.scrollIntoViewIfNeeded();
    if (laid % 3 === 2) {
      await board.submit(() => board.lay.tap());
    } else {
      const start = await board.ghostAt();
      const alike = (await board.places()).filter(({ turn }) => turn === start.turn);
      // The farthest place lets the garden grow in all directions.
      const far = (at: number[]) => Math.abs(at[0]! - start.at[0]) + Math.abs(at[1]! - start.at[1]);
      const { at } = alike.reduce((one, other) => (far(other.at) > far(one.at) ? other : one));
      const spot = await board.onScreen(at);
      const tap = () => page.touchscreen.tap(spot.x, spot.y);
      await tap();
      await expect.poll(async () => (await board.ghostAt()).at, 'the first tap chooses').toEqual(at);
      await expect(board.tiles).toHaveCount(laid);
      await board.submit(tap);
    }
    laid += 1;
    await expect(board.tiles, 'the second tap lays').toHaveCount(laid);
    await expectTilesInView(board, `after tile ${laid}`);
  }
  expect(laid).toBe(14);
  expect([...seen].sort()).toEqual(['bidding', 'half-time', 'laying']);
  await expect(page.locator('.scoring')).toBeVisible();
  await expectNoHorizontalScroll(page, 'over');
  await expectTouchTargets(page, 'over');
  await page.getByRole('button', { name: text('replay.open') }).tap();
  await expectNoHorizontalScroll(page, 'stepping');
  await expectTouchTargets(page, 'stepping');
});

test('a tap with two fingers turns the tile, and a pinch zooms the garden', async ({ page }) => {
  const board = await playVersailles(page);
  for (let tiles = 0; tiles < 2; tiles += 1) {
    if (tiles > 0) await board.submit(() => board.lay.tap());
    await board.ready();
    await board.submit(() => board.cards.first().tap());
    expect(await board.ready()).toBe('laying');
  }
  await expect(board.tiles).toHaveCount(1);
  const session = await page.context().newCDPSession(page);
  await board.garden.scrollIntoViewIfNeeded();
  const box = await board.garden.boundingBox();
  if (!box) throw new Error('no garden');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const apart = (half: number): [Finger, Finger] => [
    { x: x - half, y },
    { x: x + half, y },
  ];

  const before = (await board.ghostAt()).turn;
  await twoFingers(session, apart(30));
  await expect.poll(async () => (await board.ghostAt()).turn).not.toBe(before);
  await expect(board.tiles, 'no tile is laid').toHaveCount(1);

  const wide = async () => Number((await board.garden.getAttribute('viewBox'))?.split(' ')[2]);
  const [whole, turned] = [await wide(), (await board.ghostAt()).turn];
  await twoFingers(session, apart(30), apart(45), apart(60));
  await expect.poll(wide).toBeCloseTo(whole / 2, 0);
  expect((await board.ghostAt()).turn, 'a pinch does not turn the tile').toBe(turned);
  await expect(board.tiles).toHaveCount(1);
  await expectNoHorizontalScroll(page, 'zoomed');
  // The page itself is not zoomed.
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  // A click instead of a tap: the browser counts a tap soon after a pinch as part of it.
  await page.getByRole('button', { name: text('v.fit') }).click();
  await expect.poll(wide).toBeCloseTo(whole, 1);
});

test('a finger drags the tile without scrolling the page', async ({ page }) => {
  const board = await playVersailles(page);
  await board.playUntil('laying', 2);
  const start = await board.ghostAt();
  const alike = (await board.places()).filter(({ turn }) => turn === start.turn);
  const target = alike.find(({ at }) => at[1] > start.at[1] + 1);
  if (!target) throw new Error('no place below');
  const [from, to] = [await board.onScreen(start.at), await board.onScreen(target.at)];
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }],
    });
  const before = await page.evaluate(() => scrollY);
  await send('touchStart', 0);
  for (let share = 0.1; share < 1.05; share += 0.1) await send('touchMove', share);
  await send('touchEnd', 1);
  expect((await board.ghostAt()).at).toEqual(target.at);
  expect(await page.evaluate(() => scrollY), 'the page stays').toBe(before);
  await expect(board.tiles, 'nothing is laid').toHaveCount(1);
});

test('a tap on the score of an opponent shows the garden', async ({ page }) => {
  const board = await playVersailles(page);
  await board.playUntil('bidding', 2);
  await page.locator('.scores .other').first().tap();
  const garden = page.getByRole('dialog');
  await expect(garden.locator('svg .edge')).toHaveCount(1);
  await garden.getByRole('button', { name: text('close') }).tap();
  await expect(garden).toBeHidden();
});
