import type { CDPSession } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Plot, table } from './versailles_board.ts';
import { expectNoSideways, expectTouchable } from './layout.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

type Finger = { x: number; y: number };

/** Two fingers come down, move, and go up. */
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

/** Every tile of the garden, and the ghost, lie within the drawing. */
async function expectAllInSight(plot: Plot, when: string) {
  const outside = () =>
    plot.garden.evaluate((drawing) => {
      const room = drawing.getBoundingClientRect();
      return [...drawing.querySelectorAll('.edge, .ghost rect')].filter((tile) => {
        const { left, right, top, bottom } = tile.getBoundingClientRect();
        return left < room.left || right > room.right || top < room.top || bottom > room.bottom;
      }).length;
    });
  // The frame follows the garden a moment later.
  await expect.poll(outside, `tiles out of sight, ${when}`).toBe(0);
}

test('a whole game with a finger on a telephone', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('radio', { name: 'The Gardens of Versailles' }).check();
  await page.getByRole('radio', { name: 'Apprentice' }).check();
  await page.getByRole('button', { name: 'Play now' }).tap();
  const plot = new Plot(page);

  const seen = new Set<string>();
  let laid = 0;
  for (let phase = await plot.ready(); phase !== 'over'; phase = await plot.ready()) {
    await expectNoSideways(page, phase);
    if (!seen.has(phase)) await expectTouchable(page, phase);
    seen.add(phase);
    if (await plot.sheet.isVisible()) {
      await expectTouchable(page, 'half-time');
      seen.add('half-time');
      await plot.sheet.getByRole('button', { name: 'Close' }).tap();
    }
    if (phase === 'bidding') {
      await plot.cards.nth(laid % 2 === 0 ? 0 : (await plot.cards.count()) - 1).tap();
      continue;
    }
    await expectAllInSight(plot, `before tile ${laid + 1}`);
    await plot.garden.scrollIntoViewIfNeeded();
    if (laid % 3 === 2) {
      await page.getByRole('button', { name: 'Lay it' }).tap();
    } else {
      const start = await plot.ghostAt();
      const alike = (await plot.places()).filter(({ turn }) => turn === start.turn);
      // As far away as possible, so that the garden grows, now here, now there.
      const far = (at: number[]) => Math.abs(at[0]! - start.at[0]) + Math.abs(at[1]! - start.at[1]);
      const { at } = alike.reduce((one, other) => (far(other.at) > far(one.at) ? other : one));
      const spot = await plot.onScreen(at);
      await page.touchscreen.tap(spot.x, spot.y);
      if (far(at) > 0) {
        await expect.poll(async () => (await plot.ghostAt()).at, 'the first tap aims').toEqual(at);
        await expect(plot.tiles).toHaveCount(laid);
        await page.touchscreen.tap(spot.x, spot.y);
      }
    }
    laid += 1;
    await expect(plot.tiles, 'the second tap lays').toHaveCount(laid);
    await expectAllInSight(plot, `after tile ${laid}`);
  }
  expect(laid).toBe(14);
  expect([...seen].sort()).toEqual(['bidding', 'half-time', 'laying']);
  await expect(page.locator('.scoring')).toBeVisible();
  await expectNoSideways(page, 'over');
  await expectTouchable(page, 'over');
  await page.getByRole('button', { name: 'Step through the game' }).tap();
  await expectNoSideways(page, 'stepping');
  await expectTouchable(page, 'stepping');
});

test('two fingers turn the tile with a tap, and zoom when they part', async ({ page }) => {
  await page.goto(await table(page));
  const plot = new Plot(page);
  await plot.ready();
  while ((await plot.ready()) === 'bidding') await plot.cards.first().tap();
  await page.getByRole('button', { name: 'Lay it' }).tap();
  await expect(plot.tiles).toHaveCount(1);
  while ((await plot.ready()) === 'bidding') await plot.cards.first().tap();
  const session = await page.context().newCDPSession(page);
  await plot.garden.scrollIntoViewIfNeeded();
  const box = await plot.garden.boundingBox();
  if (!box) throw new Error('there is no garden');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const apart = (half: number): [Finger, Finger] => [
    { x: x - half, y },
    { x: x + half, y },
  ];

  const before = (await plot.ghostAt()).turn;
  await twoFingers(session, apart(30));
  await expect.poll(async () => (await plot.ghostAt()).turn).not.toBe(before);
  await expect(plot.tiles, 'nothing is laid').toHaveCount(1);

  const wide = async () => Number((await plot.garden.getAttribute('viewBox'))?.split(' ')[2]);
  const [whole, turned] = [await wide(), (await plot.ghostAt()).turn];
  await twoFingers(session, apart(30), apart(45), apart(60));
  await expect.poll(wide).toBeCloseTo(whole / 2, 0);
  expect((await plot.ghostAt()).turn, 'a pinch turns nothing').toBe(turned);
  await expect(plot.tiles).toHaveCount(1);
  await expectNoSideways(page, 'zoomed');
  // The page itself stays as it is.
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  // No hand is quicker; and what follows a pinch at once is part of it for the browser.
  await page.waitForTimeout(500);
  await page.getByRole('button', { name: 'Show the whole garden' }).tap();
  await expect.poll(wide).toBeCloseTo(whole, 1);
});
