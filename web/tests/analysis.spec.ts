import { expectNoViolationsInBothThemes } from './axe.ts';
import { expectLegible } from './contrast.ts';
import { expect, test } from './fixtures.ts';
import { openFinishedGame } from './tables.ts';
import { VersaillesBoard } from './versailles_board.ts';
import { pattern, text } from './words.ts';

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
    const curve = analysis.getByRole('img', { name: text('analysis.curve') });
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
    const slider = page.getByRole('slider');
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
