import { type RulesText, SECTIONS } from '../src/rules/text.ts';
import { expect, test } from './fixtures.ts';
import { RULES } from './rules_texts.ts';
import { text } from './words.ts';

/** The number of pages of a PDF. Chromium does not compress the objects of pages. */
const pagesOf = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length ?? 0;

/** The headings in the outline of a PDF, which Chromium makes of the headings that it prints. */
const headingsOf = (pdf: string): string[] =>
  [...pdf.matchAll(/\/Title (?:<FEFF([0-9A-F]*)>|\(((?:[^()\\]|\\.)*)\))/g)].map(([, hex, plain = '']) =>
    hex === undefined
      ? plain.replace(/\\(.)/g, '$1')
      : (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(parseInt(unit, 16))).join(''),
  );

const withoutSpaces = (line: string) => line.replace(/\s/g, '');

for (const [language, texts] of Object.entries(RULES))
  test.describe(language, () => {
    test.use({ locale: language });
    for (const game of ['sanssouci', 'versailles'] as const)
      test(`the rules of ${game} in ${language} are printed on two pages with all parts`, async ({
        page,
      }) => {
        await page.goto(`rules/${game}`);
        await expect(page.locator('article h2[id^=rule-]')).toHaveCount(Object.keys(SECTIONS[game]).length);
        await page.evaluate(() => document.fonts.ready);
        for (const format of ['A4', 'Letter']) {
          const pdf = (
            await page.pdf({ format, preferCSSPageSize: true, outline: true, tagged: true })
          ).toString('latin1');
          expect(pagesOf(pdf), format).toBeGreaterThan(0);
          expect(pagesOf(pdf), format).toBeLessThanOrEqual(2);
          const { parts, mistakes = {} }: RulesText = texts[game];
          const titles = Object.values({ ...parts, ...mistakes }).map(({ title }) => withoutSpaces(title));
          // A heading on two lines has no space where it breaks.
          const printed = headingsOf(pdf).map(withoutSpaces);
          expect(titles.filter((title) => !printed.some((heading) => heading.includes(title)))).toEqual([]);
        }
      });
  });

test('on paper, nothing is wider than its column, and only the rules are printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  // The width of A4 without margins, in CSS pixels.
  await page.setViewportSize({ width: 725, height: 1055 });
  for (const [game, sections] of Object.entries(SECTIONS)) {
    await page.goto(`rules/${game}`);
    await expect(page.locator('article h2[id^=rule-]')).toHaveCount(Object.keys(sections).length);
    for (const hidden of ['#app > header', '.contents', '.ways'])
      await expect(page.locator(hidden).first()).toBeHidden();
    for (const shown of await page.locator('article :is(figure, table)').all())
      await expect(shown).toBeVisible();
    const outside = await page.evaluate(() => {
      const column = document.querySelector('article section')?.getBoundingClientRect().width ?? 0;
      return [...document.querySelectorAll('article :is(figure, table, .market, .window, .tiles, .kinds)')]
        .filter((element) => element.getBoundingClientRect().width > column + 1)
        .map((element) => element.outerHTML.slice(0, 80));
    });
    expect(outside, game).toEqual([]);
  }
});

test('the rules have a button that prints them', async ({ page }) => {
  await page.goto('rules/versailles');
  await page.evaluate(() => (window.print = () => (document.title = 'printed')));
  await page.getByRole('button', { name: text('rules.print') }).click();
  await expect(page).toHaveTitle('printed');
});
