import type { CDPSession, Page } from '@playwright/test';
import type { Frame } from '../src/types/server.ts';
import type { View } from '../src/types/sanssouci.ts';
import { type Language, LANGUAGES } from '../src/words/languages.ts';
import { callApi } from './api.ts';
import { confirmTurns } from './board.ts';
import { expect, test } from './fixtures.ts';
import { paint } from './painting.ts';
import { expectNoHorizontalScroll, expectTouchTargets, SIZES } from './layout.ts';
import { playSanssouci, type SanssouciBoard } from './sanssouci_board.ts';
import type { TableSetup } from './tables.ts';
import { playVersailles } from './versailles_board.ts';
import { expectTilesInView } from './versailles_garden.ts';
import { text } from './words.ts';

const PROMPT = '.due > :is([role=status]:not(.unseen), .headline)';
const HELD = ['.held button', PROMPT];
const OVER = ['.desk .scoring tfoot tr:first-child', '.desk .scoring .buttons .main'];

/**
 * Which of these elements are missing, outside the window or covered, without scrolling. All elements that match a
 * selector count.
 */
async function findHidden(selectors: string[]): Promise<string[]> {
  // The page has its new layout after the next frame.
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  scrollTo(0, 0);
  /** The middle and a point near each corner. */
  const POINTS = [
    [0.5, 0.5],
    [0.12, 0.12],
    [0.88, 0.12],
    [0.12, 0.88],
    [0.88, 0.88],
  ] as const;
  const hidden = (element: Element): string | null => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const place = [left, top, right, bottom].map((edge) => edge.toFixed(0)).join(' ');
    // Half a pixel may be lost to rounding.
    if (width === 0 || left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
      return `outside (${place})`;
    for (const [x, y] of POINTS) {
      const hit = document.elementFromPoint(left + width * x, top + height * y);
      if (!hit || !(element.contains(hit) || hit.contains(element)))
        return `covered by ${hit?.outerHTML.slice(0, 60)} (${place})`;
    }
    return null;
  };
  return selectors.flatMap((selector) => {
    const elements = [...document.querySelectorAll(selector)];
    if (elements.length === 0) return [`${selector}: missing`];
    return elements.map(hidden).flatMap((reason) => (reason ? [`${selector}: ${reason}`] : []));
  });
}

/** Switches the language in the settings, without a reload. */
async function speak(page: Page, language: Language) {
  await page.evaluate(
    async ([wanted, name]) => {
      const frame = () => new Promise(requestAnimationFrame);
      if (document.documentElement.lang === wanted) return;
      document.querySelector<HTMLElement>('header .you')?.click();
      const label = () =>
        [...document.querySelectorAll('dialog label')].find((label) => label.textContent.trim() === name);
      while (!label()) await frame();
      const dialog = label()?.closest('dialog');
      label()?.querySelector('input')?.click();
      while (document.documentElement.lang !== wanted) await frame();
      dialog?.close();
      while (dialog?.querySelector('input')) await frame();
    },
    [language, LANGUAGES[language]] as const,
  );
}

/** A page that is shown in all windows and languages at each phase of a game. */
class Windows {
  readonly page: Page;
  readonly #session: CDPSession;
  readonly seen = new Set<string>();

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.#session = session;
  }

  static async of(page: Page): Promise<Windows> {
    // Only the layout is measured. A drawing without its symbols has the same size, but needs less than half of the
    // time for styles.
    const content = 'svg:not([tabindex]) use { display: none !important }';
    await page.addStyleTag({ content });
    return new Windows(page, await page.context().newCDPSession(page));
  }

  async #resize([width, height]: readonly [number, number]) {
    // Many times faster than page.setViewportSize.
    await this.#session.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      deviceScaleFactor: 1,
      // Without a scroll bar that takes room.
      mobile: Math.min(width, height) < 400,
    });
  }

  /** Everything that these selectors match is in sight. */
  async expectInSight(phase: string, selectors: string[]) {
    this.seen.add(phase);
    const problems: string[] = [];
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      await speak(this.page, language);
      for (const size of SIZES) {
        await this.#resize(size);
        const where = `${phase}, ${language}, ${size.join('×')}`;
        const hidden = await this.page.evaluate(findHidden, selectors);
        problems.push(...hidden.map((reason) => `${where}: ${reason}`));
        if (language !== 'de') continue;
        await expectNoHorizontalScroll(this.page, where);
        // Nine fields of 43 pixels do not fit into 360.
        await expectTouchTargets(this.page, where, size[0] === 360 ? '.cell' : undefined);
      }
    }
    await speak(this.page, 'en');
    await this.#resize([1280, 800]);
    expect(problems).toEqual([]);
  }
}

/** Lets bots finish the game. */
async function finish(page: Page) {
  await callApi(page, 'POST', `${new URL(page.url()).pathname.slice(1)}/leave`);
  await expect(page.locator('.board[data-phase=over] .desk .scoring .main')).toBeVisible({
    timeout: 120_000,
  });
  await page.keyboard.press('Escape');
}

const GARDEN = '.main .grid';
const NEEDED: Record<Exclude<View['phase'], 'over'>, string[]> = {
  gardens: ['[data-side]', '.later svg'],
  rewards: ['[data-side]'],
  play: ['[data-card].playable', '.slot.target', '.market .slots', GARDEN],
  gardener: ['.main .cell.target', GARDEN],
  boar: ['.main .cell.target', GARDEN],
  noble: ['.prompt .buttons button', GARDEN],
  refill: ['.supply .target', GARDEN],
};

/** A tile that both cards allow, so that the page asks for the card; undefined if there is none. */
async function tileOfTwoCards(page: Page): Promise<string | undefined> {
  const { view } = await callApi<Frame>(page, 'GET', new URL(page.url()).pathname.slice(1));
  const takes = (view as View).legal.flatMap(({ take, card }) => (take && card !== '*' ? [take] : []));
  return takes.find((take, index) => takes.indexOf(take) !== index);
}

async function inspectTurn(board: SanssouciBoard, windows: Windows, phase: Exclude<View['phase'], 'over'>) {
  const { page } = board;
  if (!windows.seen.has(phase)) await windows.expectInSight(phase, [...NEEDED[phase], PROMPT]);
  if (phase === 'noble' && !windows.seen.has('a noble can move') && (await board.targets.count()) > 0)
    await windows.expectInSight('a noble can move', [...NEEDED.noble, '.main .cell.target', PROMPT]);
  if (phase !== 'play') return;
  if (!windows.seen.has('card')) {
    await board.cards.first().click();
    await windows.expectInSight('card', [...NEEDED.play, '[data-card].chosen', PROMPT]);
    await board.cards.first().click();
  }
  const tile = windows.seen.has('which card') ? undefined : await tileOfTwoCards(page);
  if (tile) {
    await page.locator(`[data-slot="${tile}"]`).click();
    await windows.expectInSight('which card', ['[data-card].playable', '.slot.chosen', GARDEN, PROMPT]);
    await page.keyboard.press('Escape');
  }
}

/** Plays until all these phases have come up. `last` is the phase with the last decision of a turn. */
async function playSanssouciInAllWindows(
  page: Page,
  setup: TableSetup,
  wanted: string[],
  last: 'noble' | 'refill',
) {
  await confirmTurns(page, 'always');
  const board = await playSanssouci(page, { hints: true, ...setup });
  board.confirms = true;
  const windows = await Windows.of(page);
  for (let decisions = 0; decisions < 40; decisions += 1) {
    const phase = await board.ready();
    if (phase === 'over') break;
    await inspectTurn(board, windows, phase);
    const choices = last === 'noble' ? board.targets : page.locator('.supply .target');
    if (phase === last && !windows.seen.has('held') && (await choices.count()) > 0) {
      await choices.first().click();
      await expect(board.held).toBeVisible();
      await windows.expectInSight('held', [...HELD, GARDEN]);
      await board.takeBack.click();
      await expect(board.held).toHaveCount(0);
    }
    const collision = page.locator('.slot.target:has(.gardener)').first();
    if (phase === 'play' && !windows.seen.has('gardener') && (await collision.count()) > 0)
      // The second click takes the tile if two cards allow it.
      await board.submit(() => collision.dblclick());
    else await board.decide(phase);
    if (wanted.every((phase) => windows.seen.has(phase))) break;
  }
  await finish(page);
  await windows.expectInSight('over', OVER);
  expect([...windows.seen]).toEqual(expect.arrayContaining(wanted));
}

const TURN = ['play', 'card', 'which card', 'noble', 'a noble can move', 'held', 'gardener'];

test('every phase of classic Sanssouci with all options fits into every window', async ({ page }) => {
  await playSanssouciInAllWindows(
    page,
    {
      options: { edition: 'classic', rewards: true, boars: true, choose_sides: true, choose_stack: true },
    },
    ['gardens', 'rewards', 'refill', ...TURN],
    'refill',
  );
});

test('every phase of revised Sanssouci with four players fits into every window', async ({ page }) => {
  await playSanssouciInAllWindows(page, { options: { edition: 'revised', players: 4 } }, TURN, 'noble');
});

const TILE = ['.main svg[tabindex]', '.main [data-spot=ghost]', '.tools button', '.tools .hint', PROMPT];

async function playVersaillesInAllWindows(page: Page, setup: TableSetup) {
  await confirmTurns(page, 'always');
  const board = await playVersailles(page, { hints: true, ...setup });
  board.confirms = true;
  const windows = await Windows.of(page);
  await windows.expectInSight('bidding', ['.hand .playable', '.row .now', '.main svg[tabindex]', PROMPT]);
  await board.cards.first().click();
  await windows.expectInSight('bid', [...HELD, '.hand .bid', '.row .now']);
  await board.submit(() => board.endTurn.click());

  expect(await board.ready()).toBe('laying');
  await windows.expectInSight('the first tile', TILE);
  await board.playUntil('bidding', 4);
  await windows.expectInSight('a later bid', ['.hand .playable', '.row .now', PROMPT]);
  await board.playUntil('laying');
  await expectTilesInView(board, 'laying');
  await windows.expectInSight('laying', TILE);
  await page.getByRole('button', { name: text('v.turn') }).click();
  await board.chooseAt(0.5, 0.3);
  await windows.expectInSight('a turned tile at a chosen place', TILE);
  await board.lay.click();
  await windows.expectInSight('a tile that is laid', [...HELD, '.main svg[tabindex]']);
  await board.submit(() => board.endTurn.click());
  await board.playUntil('bidding', 3);
  await expect(board.halfTime).toBeVisible();
  await windows.expectInSight('half-time', ['dialog tfoot tr:first-child', 'dialog header button']);
  await board.closeHalfTime();
  await finish(page);
  await windows.expectInSight('over', OVER);
}

test('every phase of Versailles with Ludwig fits into every window', async ({ page }) => {
  await playVersaillesInAllWindows(page, {});
});

test('every phase of Versailles with four players fits into every window', async ({ page }) => {
  await playVersaillesInAllWindows(page, { options: { players: 4 } });
});

test.describe('on phones', () => {
  test.use({ hasTouch: true, isMobile: true });

  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const)
    test(`lessons of Versailles show what to press at ${width}×${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (let lesson = 1; lesson <= 10; lesson += 1) {
        await page.goto(`./learn/versailles/${lesson}`);
        await expect(page.locator('.board[data-deciding=true]')).toBeVisible();
        const laying = (await page.locator('.board[data-phase=laying]').count()) > 0;
        const needed = laying ? '.tools button' : '.hand .playable:nth-child(-n + 7)';
        expect(await page.evaluate(findHidden, [needed]), `lesson ${lesson}`).toEqual([]);
      }
    });

  test('nothing covers the controls of a replay', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const board = await playVersailles(page);
    await board.playUntil('bidding', 2);
    await page.getByRole('button', { name: text('replay.open') }).tap();
    const garden = page.locator('.main svg[tabindex]');
    await expect(garden, 'the page scrolls to the board').toBeInViewport({ ratio: 0.6 });
    for (const when of ['now', 'looking back']) {
      expect(await page.evaluate(findHidden, ['.replay > button']), when).toEqual([]);
      await page.locator('.replay > button:enabled').first().dispatchEvent('click');
      await expect(page.locator('.board.looking')).toBeVisible();
    }
  });
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  /**
   * Swipes up on an element until the page scrolls by what is expected. On a busy machine it takes the browser some
   * frames until touches follow a changed style.
   */
  const expectScroll = (page: Page, selector: string, expected: (scrolled: number) => void) =>
    expect(async () => {
      await page.evaluate(() => scrollTo(0, 0));
      expected(await swipeUp(page, selector));
    }).toPass({ timeout: 15_000 });

  /** A finger moves up by 200 pixels from the middle of an element; returns how far the page has scrolled. */
  async function swipeUp(page: Page, selector: string): Promise<number> {
    const session = await page.context().newCDPSession(page);
    // What is not painted does not take part in touches.
    await paint(page);
    // The compositor knows how a place reacts to touch after the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    const [x, y, before] = await page.locator(selector).evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left + width / 2, top + height / 2, scrollY] as const;
    });
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', up: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: y - up }],
      });
    await send('touchStart', 0);
    for (let up = 10; up <= 200; up += 10) await send('touchMove', up);
    await send('touchEnd', 200);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
    return page.evaluate((before) => scrollY - before, before);
  }

  test('a swipe on the garden of Sanssouci scrolls the page', async ({ page }) => {
    await playSanssouci(page);
    expect(await swipeUp(page, '.main .grid')).toBeGreaterThan(100);
  });

  test('a swipe on the garden of Versailles scrolls the page, and pans a zoomed garden', async ({ page }) => {
    const board = await playVersailles(page);
    const garden = '.main svg[tabindex]';
    const top = async () => Number((await board.garden.getAttribute('viewBox'))?.split(' ')[1]);
    await board.playUntil('laying', 2);
    const whole = await top();
    expect(await swipeUp(page, garden)).toBeGreaterThan(100);
    expect(await top(), 'the garden does not move in its frame').toBe(whole);
    await page.evaluate(() => scrollTo(0, 0));
    expect(await swipeUp(page, garden), 'the second swipe').toBeGreaterThan(100);

    await page.evaluate(() => scrollTo(0, 0));
    const fit = page.getByRole('button', { name: text('v.fit') });
    // The browser may swallow a tap that follows a swipe at once.
    await expect(async () => {
      await page.getByRole('button', { name: text('v.zoom_in') }).tap();
      await expect(fit).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 15_000 });
    const zoomed = await top();
    await expectScroll(page, garden, (scrolled) => expect(scrolled, 'a zoomed garden pans').toBe(0));
    expect(await top()).toBeGreaterThan(zoomed);
    await expect(async () => {
      await fit.tap({ timeout: 1000 });
      await expect(fit).toHaveCount(0, { timeout: 1000 });
    }).toPass({ timeout: 15_000 });
    await expectScroll(page, garden, (scrolled) =>
      expect(scrolled, 'the whole garden again').toBeGreaterThan(100),
    );
  });
});
