import { SECTIONS } from '../src/rules/text.ts';
import de from '../src/rules/de.ts';
import en from '../src/rules/en.ts';
import es from '../src/rules/es.ts';
import fr from '../src/rules/fr.ts';
import { expectNoFaultsInAnyLight } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { expectNoSideways, expectTouchable } from './layout.ts';

const TEXTS = { en, de, fr, es };
const GAMES = ['sanssouci', 'versailles'] as const;

for (const [language, texts] of Object.entries(TEXTS))
  test.describe(language, () => {
    test.use({ locale: language });
    test(`the rules in ${language}: every part with its pictures, and no serious fault by day and night`, async ({
      page,
    }) => {
      for (const game of GAMES) {
        await page.goto(`rules/${game}`);
        const parts = texts[game].parts as Record<string, { title: string }>;
        const sections = Object.keys(SECTIONS[game]);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('article h2[id^=rule-]')).toHaveText(
          sections.map((section) => parts[section]?.title ?? '?'),
        );
        // Pictures are made of pieces that are there: every piece that is used is drawn somewhere.
        const figures = page.locator('article figure');
        expect(await figures.count()).toBeGreaterThan(5);
        const missing = await page.evaluate(() =>
          [...document.querySelectorAll('article use')]
            .map((use) => use.getAttribute('href') ?? '')
            .filter((href) => !document.querySelector(href)),
        );
        expect(missing).toEqual([]);
        await expectNoFaultsInAnyLight(page, `${game} in ${language}`);
        await page.setViewportSize({ width: 390, height: 844 });
        await expectNoSideways(page, `${game} in ${language}`);
        await page.setViewportSize({ width: 1280, height: 800 });
      }
    });
  });

test('the rules are found from the first page, from the help, and lead into a game', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'Rules: The Gardens of Versailles' }).click();
  await expect(page).toHaveURL(/rules\/versailles$/);
  await expect(page).toHaveTitle(/^Rules: The Gardens of Versailles/);
  await page.getByRole('link', { name: 'Rules: Sanssouci' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sanssouci');
  // The contents lead to every section.
  for (const link of await page.locator('.contents a').all()) {
    await link.click();
    const target = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
    await expect(target).toHaveText((await link.textContent()) ?? '-');
    await expect(target).toBeInViewport();
  }
  // And so does an address.
  const deep = page.url();
  await page.goto('./');
  await page.goto(deep);
  await expect(page.locator(`[id="${new URL(deep).hash.slice(1)}"]`)).toBeInViewport();
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator('.board[data-phase]')).toBeVisible();
  await page.getByRole('button', { name: 'Help' }).click();
  const [rules] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Rules: Sanssouci' }).click(),
  ]);
  await expect(rules.getByRole('heading', { level: 1 })).toHaveText('Sanssouci');
});

test('what people get wrong about Sanssouci is told right', async ({ page }) => {
  await page.goto('rules/sanssouci');
  const mistakes = page.locator('.mistake');
  await expect(mistakes).toHaveCount(Object.keys(en.sanssouci.mistakes).length);
  for (const mistake of await mistakes.all()) {
    await expect(mistake.getByRole('img', { name: 'Wrong' }).first()).toBeVisible();
    await expect(mistake.getByRole('img', { name: 'Right' }).first()).toBeVisible();
    await expect(mistake.locator('figure')).not.toHaveCount(0);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expectTouchable(page, 'the rules on a telephone');
});
