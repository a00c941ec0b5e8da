import type { BrowserContext, Page } from '@playwright/test';
import { INACCURACY, MISTAKE } from '../src/table/analysis_mistakes.ts';
import type { Analysis, AnalysisStep, Frame } from '../src/types/server.ts';
import { callApi } from './api.ts';
import { expectNoViolationsInBothThemes } from './axe.ts';
import { expectLegible } from './contrast.ts';
import { expect, test } from './fixtures.ts';
import { createTable, openFinishedGame } from './tables.ts';
import { VersaillesBoard } from './versailles_board.ts';
import { pattern, text } from './words.ts';

test.describe.configure({ mode: 'default' });

for (const game of ['versailles', 'sanssouci'])
  test(`an analysis of ${game} shows its progress and three turning points, and is stored`, async ({
    page,
  }) => {
    const path = await openFinishedGame(page, { game });
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/analysis')) requests.push(request.method());
    });
    const analysis = page.getByRole('region', { name: text('analysis.title') });
    await expect(analysis).toContainText(text('analysis.explain'));
    await analysis.getByRole('button', { name: text('analysis.ask') }).click();
    const progress = analysis.getByRole('progressbar');
    await expect(progress).toBeVisible();
    const curve = analysis.getByRole('slider', { name: text('analysis.curve') });
    await expect(curve, 'the curve grows during the analysis').toBeVisible({ timeout: 60_000 });
    // On a fast machine the analysis may be complete by now.
    const label = await analysis.locator('label').allTextContents();
    const running = new RegExp(pattern('analysis.running', { done: '(?<done>\\d+)', of: '(?<of>\\d+)' }));
    for (const { groups } of label.map((words) => running.exec(words)).filter((found) => found !== null)) {
      expect(Number(groups?.done)).toBeGreaterThan(0);
      expect(Number(groups?.of)).toBeGreaterThan(20);
    }
    const moments = analysis.locator('.moment');
    await expect(moments).toHaveCount(3, { timeout: 180_000 });
    await expect(progress).toHaveCount(0);
    await expect(curve.locator('.line')).toHaveCount(2);
    await expect(curve.locator('.turning')).toHaveCount(3);
    for (const line of await curve.locator('.line').all())
      expect((await line.getAttribute('d'))?.split('L').length, 'points of a line').toBeGreaterThan(20);

    // A click goes to the moment, says what would have been better, and shows it on the board.
    const better = new RegExp(pattern('analysis.better', { loss: '\\d+\\.\\d' }));
    const slider = page.getByRole('slider', { name: text('replay.title') });
    for (const moment of await moments.all()) {
      await expect(moment).toContainText(better);
      await moment.click();
      await expect(moment).toHaveAttribute('aria-pressed', 'true');
      await expect(slider).toBeVisible();
      const comment = analysis.getByRole('status');
      await expect(comment).toContainText((await moment.locator('strong').textContent()) ?? '-');
      await expect(comment).toContainText((await moment.locator('small').textContent()) ?? '-');
      await expect(curve.locator('.here')).toHaveCount(1);
      // The last decision of the game may be one of them; then the board shows the final scoring.
      const ended = (await slider.inputValue()) === (await slider.getAttribute('max'));
      await expect(page.locator('.scoring')).toHaveCount(ended ? 1 : 0);
    }
    await expect(analysis.locator('.axis span').first(), 'the axis shows rounds').toHaveText('1');
    await expect(curve.locator('.round')).toHaveCount(game === 'versailles' ? 14 : 18);
    await expect(curve.locator('.major')).toHaveCount(game === 'versailles' ? 2 : 1);
    const players = analysis.getByRole('table').locator('tbody tr');
    await expect(players).toHaveCount(2);
    const { decisions } = await callApi<Analysis>(page, 'GET', `${path}/analysis`);
    for (const [seat, row] of (await players.all()).entries()) {
      const losses = decisions.filter((moment) => moment.seat === seat).map(({ loss }) => loss);
      const mean = losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
      await expect(row.locator('td')).toHaveText([
        String(losses.filter((loss) => loss >= MISTAKE).length),
        String(losses.filter((loss) => loss >= INACCURACY && loss < MISTAKE).length),
        mean.toFixed(1),
      ]);
    }
    await expect(curve.locator('.mistake')).toHaveCount(
      decisions.filter(({ loss }) => loss >= MISTAKE).length,
    );
    if (game === 'versailles') {
      const turned = ([0, 1, 2, 3] as const).map((turn) => pattern(`v.turned.${turn}`));
      const laid = moments.filter({ hasText: new RegExp(turned.join('|')) });
      if (await laid.count()) {
        await laid.first().click();
        await expect(new VersaillesBoard(page).garden.locator('.missed')).toHaveCount(1);
      }
      await expectNoViolationsInBothThemes(page, 'the analysis');
      await expectLegible(page, 'the analysis');
    }

    // The server stores it with the game: the page only reads it the next time.
    const before = await moments.allTextContents();
    expect(requests).toContain('POST');
    requests.length = 0;
    await page.goto('./');
    await page.goto(path);
    await expect(moments).toHaveText(before);
    expect(new Set(requests)).toEqual(new Set(['GET']));
  });

type AnalysedGame = {
  path: string;
  moments: AnalysisStep[];
  cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
};
/** An analysis takes many seconds, so these tests share one per game. They run in one worker, which keeps the server. */
const analysedGames = new Map<string, AnalysedGame>();

/** Opens a finished game whose analysis is complete, as the person who has played it. */
async function openAnalysed(page: Page, game: string): Promise<AnalysedGame> {
  const analysed = analysedGames.get(game) ?? (await analyseNewGame(page, game));
  analysedGames.set(game, analysed);
  await page.context().addCookies(analysed.cookies);
  await page.goto(analysed.path);
  await expect(curveOf(page)).toBeVisible();
  return analysed;
}

async function analyseNewGame(page: Page, game: string): Promise<AnalysedGame> {
  const path = await createTable(page, { game });
  await callApi(page, 'POST', `${path}/leave`);
  await expect
    .poll(async () => (await callApi<Frame>(page, 'GET', path)).table.phase, { timeout: 60_000 })
    .toBe('over');
  await callApi(page, 'POST', `${path}/analysis`);
  const analysis = () => callApi<Analysis>(page, 'GET', `${path}/analysis`);
  await expect.poll(async () => (await analysis()).state, { timeout: 240_000 }).toBe('done');
  return { path, moments: (await analysis()).decisions, cookies: await page.context().cookies() };
}

const curveOf = (page: Page) => page.getByRole('slider', { name: text('analysis.curve') });

/** Clicks the curve where a decision is. */
async function clickMoment(page: Page, moments: AnalysisStep[], index: number) {
  const box = await curveOf(page).boundingBox();
  if (!box) throw new Error('the curve is visible');
  const borders = 3;
  const x = (index / (moments.length - 1)) * (box.width - borders);
  await curveOf(page).click({ position: { x, y: box.height / 2 } });
  await expect(curveOf(page)).toHaveAttribute('aria-valuenow', String(index + 1));
}

const differs = ({ played, best }: AnalysisStep) => JSON.stringify(played) !== JSON.stringify(best);
/** A decision after which the board draws a better place: a tile or a noble, not the first one of the game. */
const isDrawn = (moment: AnalysisStep) =>
  differs(moment) && ['play', 'lay'].includes((moment.best as { do: string }).do);

for (const game of ['versailles', 'sanssouci'])
  test(`the board of ${game} follows the curve of its analysis, and so does the log`, async ({ page }) => {
    test.slow();
    const { moments } = await openAnalysed(page, game);
    const index = moments.findIndex((moment, other) => other > 10 && isDrawn(moment));
    await clickMoment(page, moments, index);
    // The better move is drawn, the played one has another frame.
    await expect(page.locator(game === 'versailles' ? '.main .missed' : '.main .ghost.better')).toHaveCount(
      1,
    );
    // In Sanssouci a tile that becomes a gardener is laid by the next decision.
    if (game === 'versailles') await expect(page.locator('.main .marked').first()).toBeVisible();
    // The board is beside the curve, and both are in sight.
    const [curve, board] = [await curveOf(page).boundingBox(), await page.locator('div.main').boundingBox()];
    if (!curve || !board) throw new Error('the curve and the board are visible');
    expect(curve.x).toBeGreaterThan(board.x + board.width - 1);
    expect(curve.y + curve.height).toBeLessThan(800);
    expect(board.y).toBeLessThan(500);

    const here = page.locator('.lines .here');
    const expectHereInSight = async () => {
      await expect(here).toHaveCount(1);
      const [line, list] = [await here.boundingBox(), await page.locator('.lines').boundingBox()];
      if (!line || !list) throw new Error('the log is visible');
      expect(line.y).toBeGreaterThanOrEqual(list.y - 1);
      expect(line.y + line.height).toBeLessThanOrEqual(list.y + list.height + 1);
    };
    await expectHereInSight();
    expect(await page.evaluate(() => window.scrollY), 'the page does not scroll').toBe(0);
    const before = await here.textContent();

    // Keys lead to the neighbours, and to the ends.
    await curveOf(page).press('ArrowRight');
    await expect(curveOf(page)).toHaveAttribute('aria-valuenow', String(index + 2));
    await expect(curveOf(page)).toBeFocused();
    await curveOf(page).press('ArrowLeft');
    await expect(here).toHaveText(before ?? '-');
    await curveOf(page).press('Home');
    await expect(curveOf(page)).toHaveAttribute('aria-valuenow', '1');
    await expectHereInSight();
    await curveOf(page).press('End');
    await expect(curveOf(page)).toHaveAttribute('aria-valuenow', String(moments.length));
    await curveOf(page).press('Home');
    const mistake = moments.findIndex((moment, other) => other > 0 && moment.loss >= MISTAKE);
    await curveOf(page).press('PageDown');
    await expect(curveOf(page)).toHaveAttribute('aria-valuenow', String(mistake + 1));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

for (const game of ['versailles', 'sanssouci'])
  test(`a better move of ${game} can be tried from its moment`, async ({ page }) => {
    test.slow();
    const { path, moments } = await openAnalysed(page, game);
    const index = moments.findIndex((moment, other) => other > 10 && moment.seat === 1 && differs(moment));
    const moment = moments[index];
    if (!moment) throw new Error('the bot has decided otherwise once');
    await clickMoment(page, moments, index);
    await page.getByRole('button', { name: text('analysis.try') }).click();
    await expect(page).not.toHaveURL(new RegExp(path));
    await expect(page).toHaveURL(/\/games\//);
    const again = new URL(page.url()).pathname.slice(1);
    const { seq, table, view } = await callApi<Frame>(page, 'GET', again);
    expect(table.repeats).toBe(path.split('/')[1]);
    expect(table.you, 'the user sits where the decision was made').toBe(1);
    expect(table.terms.listed).toBe(false);
    const { legal, undoable } = view as { legal: unknown[]; undoable: number };
    expect(legal, 'the better move is possible').toContainEqual(moment.best);
    expect(undoable, 'nothing before it can be undone').toBe(0);
    await expect(page.locator('.board[data-deciding="true"]')).toBeVisible();
    await expect(page.getByText(text('shared.repeated'))).toBeVisible();
    // The log has the moves before it, and the better move can be played.
    expect(await page.locator('.lines .line').count()).toBeGreaterThan(10);
    const done = await callApi<{ seq: number }>(page, 'POST', `${again}/decisions`, {
      action: moment.best,
      after: seq,
    });
    expect(done.seq).toBeGreaterThan(seq);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

  for (const game of ['versailles', 'sanssouci'])
    test(`the curve of ${game} stays above the board`, async ({ page }) => {
      test.slow();
      const { moments } = await openAnalysed(page, game);
      // The result comes first.
      const top = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? NaN;
      expect(await top('.scoring')).toBeLessThan(await top('.curve'));
      await curveOf(page).scrollIntoViewIfNeeded();
      const index = moments.findIndex((moment, other) => other > 10 && isDrawn(moment));
      await clickMoment(page, moments, index);
      await expect(page.locator(game === 'versailles' ? '.main .missed' : '.main .ghost.better')).toHaveCount(
        1,
      );
      expect(await top('.curve')).toBeGreaterThanOrEqual(0);
      expect(await top('.curve'), 'the curve is above the board').toBeLessThan(await top('div.main'));
      expect(await top('div.main'), 'the board is in sight').toBeLessThan(600);
      await page.evaluate(() => window.scrollBy(0, 250));
      expect(await top('.curve'), 'the curve sticks to the window').toBeLessThan(2);
      await expect(curveOf(page)).toBeInViewport({ ratio: 1 });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
    });
});
