import { SECTIONS } from '../src/rules/text.ts';
import { expectNoViolations, expectNoViolationsInBothThemes } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { expectNoHorizontalScroll, expectTouchTargets } from './layout.ts';
import { RULES } from './rules_texts.ts';
import { text } from './words.ts';

const GAMES = ['sanssouci', 'versailles'] as const;

for (const [language, texts] of Object.entries(RULES))
  test.describe(language, () => {
    test.use({ locale: language });
    test(`the rules in ${language} are complete and have no axe violation`, async ({ page }) => {
      for (const game of GAMES) {
        await page.goto(`rules/${game}`);
        const parts = texts[game].parts as Record<string, { title: string }>;
        const sections = Object.keys(SECTIONS[game]);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('article h2[id^=rule-]')).toHaveText(
          sections.map((section) => parts[section]?.title ?? '?'),
        );
        // Every sprite that a figure uses is defined on the page.
        const figures = page.locator('article figure');
        expect(await figures.count()).toBeGreaterThan(5);
        const missing = await page.evaluate(() =>
          [...document.querySelectorAll('article use')]
            .map((use) => use.getAttribute('href') ?? '')
            .filter((href) => !document.querySelector(href)),
        );
        expect(missing).toEqual([]);
        // Colours do not depend on the language, so one is enough to inspect both themes.
        const inspect = language === 'en' ? expectNoViolationsInBothThemes : expectNoViolations;
        await inspect(page, `${game} in ${language}`);
        await page.setViewportSize({ width: 390, height: 844 });
        await expectNoHorizontalScroll(page, `${game} in ${language}`);
        await page.setViewportSize({ width: 1280, height: 800 });
      }
    });
  });

test('links lead from the start page and the help to the rules, and from the rules into a game', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('link', { name: text('start.rules', { game: text('game.versailles') }) }).click();
  await expect(page).toHaveURL(/rules\/versailles$/);
  await expect(page).toHaveTitle(new RegExp(`^${text('start.rules', { game: text('game.versailles') })}`));
  await page.getByRole('link', { name: text('start.rules', { game: text('game.sanssouci') }) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('game.sanssouci'));
  // The table of contents links to every section.
  for (const link of await page.locator('.contents a').all()) {
    await link.click();
    const target = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
    await expect(target).toHaveText((await link.textContent()) ?? '-');
    await expect(target).toBeInViewport();
  }
  // So does an address with a fragment.
  const deep = page.url();
  await page.goto('./');
  await page.goto(deep);
  await expect(page.locator(`[id="${new URL(deep).hash.slice(1)}"]`)).toBeInViewport();
  await page.getByRole('button', { name: text('start.now') }).click();
  await expect(page.locator('.board[data-phase]')).toBeVisible();
  await page.getByRole('button', { name: text('help.title') }).click();
  const [rules] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: text('start.rules', { game: text('game.sanssouci') }) }).click(),
  ]);
  await expect(rules.getByRole('heading', { level: 1 })).toHaveText(text('game.sanssouci'));
});

test('the rules of Sanssouci show common mistakes wrong and right', async ({ page }) => {
  await page.goto('rules/sanssouci');
  const mistakes = page.locator('.mistake');
  await expect(mistakes).toHaveCount(Object.keys(RULES.en.sanssouci.mistakes).length);
  for (const mistake of await mistakes.all()) {
    await expect(mistake.getByRole('img', { name: text('rules.wrong') }).first()).toBeVisible();
    await expect(mistake.getByRole('img', { name: text('rules.right') }).first()).toBeVisible();
    await expect(mistake.locator('figure')).not.toHaveCount(0);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expectTouchTargets(page, 'the rules on a phone');
});
