import { expect, test } from './fixtures.ts';
import { finished, Plot } from './versailles_board.ts';

for (const game of ['versailles', 'sanssouci'])
  test(`an analysis of ${game} comes with progress, shows three moments, and is kept`, async ({ page }) => {
    test.setTimeout(180_000);
    const path = await finished(page, { game });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/analysis')) asked.push(request.method());
    });
    const analysis = page.getByRole('region', { name: 'Where the game was won' });
    await expect(analysis).toContainText('A bot looks at every decision of the game.');
    await analysis.getByRole('button', { name: 'Analyse the game' }).click();
    await expect(analysis.getByRole('progressbar')).toBeVisible();
    const curve = analysis.getByRole('img', { name: 'Expected margin of every player over the game' });
    await expect(curve, 'the curve grows while it is looked at').toBeVisible({ timeout: 60_000 });
    if (await analysis.getByRole('progressbar').count()) {
      const label = await analysis.locator('label').textContent();
      const [, done, of] = /Looked at (\d+) of (\d+) decisions/.exec(label ?? '') ?? [];
      expect(Number(done)).toBeGreaterThan(0);
      expect(Number(of)).toBeGreaterThan(20);
    }
    const moments = analysis.locator('.moment');
    await expect(moments).toHaveCount(3, { timeout: 120_000 });
    await expect(analysis.getByRole('progressbar')).toHaveCount(0);
    await expect(curve.locator('.line')).toHaveCount(2);
    await expect(curve.locator('.turning')).toHaveCount(3);
    for (const line of await curve.locator('.line').all())
      expect((await line.getAttribute('d'))?.split('L').length, 'a line with many points').toBeGreaterThan(
        20,
      );

    // A click goes to the moment, says what would have been better, and shows it on the board.
    for (const moment of await moments.all()) {
      await expect(moment).toContainText(/Le Nôtre: .+ \(\d+\.\d points better\)/);
      await moment.click();
      await expect(moment).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('slider')).toBeVisible();
      const comment = analysis.getByRole('status');
      await expect(comment).toContainText((await moment.locator('strong').textContent()) ?? '-');
      await expect(comment).toContainText((await moment.locator('small').textContent()) ?? '-');
      await expect(curve.locator('.here')).toHaveCount(1);
      // The last decision of all may be one of them; then the game is over.
      const slider = page.getByRole('slider');
      const ended = (await slider.inputValue()) === (await slider.getAttribute('max'));
      await expect(page.locator('.scoring')).toHaveCount(ended ? 1 : 0);
    }
    if (game === 'versailles') {
      const laid = moments.filter({ hasText: /not turned|a (quarter|half) turn/ });
      if (await laid.count()) {
        await laid.first().click();
        await expect(new Plot(page).garden.locator('.missed')).toHaveCount(1);
      }
    }

    // It is kept with the game, and nobody has to ask again.
    const told = await moments.allTextContents();
    expect(asked).toContain('POST');
    asked.length = 0;
    await page.goto('./');
    await page.goto(path);
    await expect(moments).toHaveCount(3);
    expect(await moments.allTextContents()).toEqual(told);
    expect(new Set(asked)).toEqual(new Set(['GET']));
  });
