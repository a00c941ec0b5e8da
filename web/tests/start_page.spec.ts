import { expect, test } from './fixtures.ts';
import { expectNoHorizontalScroll, SIZES } from './layout.ts';
import { playSanssouci } from './sanssouci_board.ts';
import { text } from './words.ts';

test('“Play now” and “Learn” are in sight at every size and in every language', async ({ page }) => {
  for (const language of ['en', 'de', 'fr', 'es']) {
    await page.goto('./');
    await page.evaluate(
      (language) => localStorage.setItem('gloriette.settings', JSON.stringify({ language })),
      language,
    );
    await page.reload();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const where = `${language} ${width}×${height}`;
      for (const control of ['.go button.main', '.go button.plain', '.go a'])
        await expect(page.locator(control), `${where}: ${control}`).toBeInViewport({ ratio: 1 });
      // The sentence and the facts of both games, too.
      for (const about of await page.locator('.about').all())
        await expect(about, where).toBeInViewport({ ratio: 1 });
      await expectNoHorizontalScroll(page, where);
    }
  }
});

test('the start page says what each game is and leads to its lessons', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByText(text('game.sanssouci.sentence'))).toBeVisible();
  await expect(page.getByText(text('start.facts', { minutes: 30, least: 2, most: 5, age: 8 }))).toBeVisible();
  const learn = page.getByRole('link', { name: text('start.learn') });
  await page.getByRole('radio', { name: text('game.versailles') }).check();
  await expect(learn).toHaveAttribute('href', /learn\/versailles$/);
  await page.getByRole('radio', { name: text('game.sanssouci') }).check();
  await learn.click();
  await expect(page).toHaveURL(/learn\/sanssouci$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Take a tile');
});

test('a turn is shown on a small board, but not with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('./');
  await expect(page.locator('.mini')).toHaveCount(1);
  await expect(page.locator('.mini')).toBeVisible();
  await page.getByRole('radio', { name: text('game.versailles') }).check();
  await expect(page.locator('label', { hasText: text('game.versailles') }).locator('.mini')).toBeVisible();
  // It plays once.
  await expect(page.locator('.mini')).toBeHidden({ timeout: 10_000 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(page.locator('.mini')).toBeHidden();
});

test('the game that was played last comes first', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('radio', { name: text('game.versailles') }).check();
  await page.getByRole('button', { name: text('start.now') }).click();
  await expect(page).toHaveURL(/\/games\//);
  await page.goto('./');
  await expect(page.getByRole('radio').first()).toHaveAttribute('value', 'versailles');
  await expect(page.getByRole('radio', { name: text('game.versailles') })).toBeChecked();
});

test('a newcomer’s first opponent is the easiest', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('radio', { name: text('level.apprentice') })).toBeChecked();
});

test('nothing moves when the user’s games arrive', async ({ page }) => {
  await playSanssouci(page);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Slow enough that the rest of the page is there first.
  await page.route('**/api/me/games', async (route) => {
    await new Promise((done) => setTimeout(done, 700));
    await route.continue();
  });
  await page.goto('./');
  await page.evaluate(() => document.fonts.ready);
  const before = await page.locator('.go button.main').boundingBox();
  const yours = page.getByRole('link', { name: text('mine.continue', { count: 1 }) });
  await expect(yours).toBeVisible();
  await expect(page.getByRole('heading', { name: text('mine.title') })).toBeAttached();
  expect(await page.locator('.go button.main').boundingBox()).toEqual(before);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  const moved = shifts.reduce((sum, value) => sum + value, 0);
  console.log(`layout shift: ${moved.toFixed(4)}`);
  expect(moved).toBeLessThan(0.02);
  await yours.click();
  await expect(page).toHaveURL(/\/games\//);
});
