import type { Page } from '@playwright/test';
import de from '../src/words/de.ts';
import en from '../src/words/en.ts';
import es from '../src/words/es.ts';
import fr from '../src/words/fr.ts';
import type { Message } from '../src/words/message.ts';
import { expect, test } from './fixtures.ts';
import { playSanssouci } from './sanssouci_board.ts';
import { formPattern, forms, type Key } from './words.ts';

type Words = Record<Key, Message>;
const WORDS: Record<string, Words> = { en, de, fr, es };
const NAMES: Record<string, string> = { de: 'Deutsch', fr: 'Français', es: 'Español' };

const text = (words: Words, key: Key) => forms(words[key])[0] ?? '';
const matcher = (form: string) => new RegExp(`^${formPattern(form)}$`, 'u');

/** All texts and labels of the page. */
const readTexts = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode() as Element | null; node; node = walker.nextNode() as Element | null) {
      for (const name of ['aria-label', 'title', 'placeholder']) {
        const label = node.getAttribute(name);
        if (label) found.add(label);
      }
      for (const child of node.childNodes)
        if (child.nodeType === Node.TEXT_NODE && child.textContent?.trim())
          found.add(child.textContent.trim());
    }
    return [...found, document.title];
  });

/** The texts that are English although the language has a translation, or keys without a message. */
function findUntranslated(texts: string[], words: Words): string[] {
  const keys = Object.keys(en) as Key[];
  // A form of placeholders alone would match every text.
  const own = keys
    .flatMap((key) => forms(words[key]))
    .filter((form) => /\p{L}/u.test(form.replace(/\{\w+\}/g, '')))
    .map(matcher);
  const english = keys
    .filter((key) => forms(words[key]).join() !== forms(en[key]).join())
    .flatMap((key) => forms(en[key]))
    .filter((form) => /\p{L}{3}/u.test(form.replace(/\{\w+\}/g, '')))
    .map(matcher);
  return texts.filter(
    (shown) =>
      /^[a-z_]+(\.[a-z_]+)+$/.test(shown) ||
      (english.some((form) => form.test(shown)) && !own.some((form) => form.test(shown))),
  );
}

test('untranslated texts are found', () => {
  const [english, filled] = [text(en, 'start.now'), text(en, 'round').replace('{round}', '3')];
  const texts = [english, filled, 'start.now', text(de, 'start.now'), 'orange'];
  expect(findUntranslated(texts, de)).toEqual([english, filled, 'start.now']);
});

for (const [language, locale] of [
  ['en', 'en-US'],
  ['de', 'de-AT'],
  ['fr', 'fr-CA'],
  ['es', 'es-MX'],
] as const) {
  test.describe(language, () => {
    test.use({ locale });

    test('the page uses the language of the browser, on the start page and in a game', async ({ page }) => {
      const words = WORDS[language] as Words;
      await page.goto('./');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('button', { name: text(words, 'start.now') })).toBeVisible();
      await page.locator('summary').click();
      const texts = await readTexts(page);
      await page.getByRole('button', { name: text(words, 'you.title'), exact: true }).click();
      texts.push(...(await readTexts(page)));

      for (const game of ['sanssouci', 'versailles']) {
        await page.goto(`boards/${game}`);
        const mine = page.getByRole('radio', { name: text(words, 'boards.mine') });
        await mine.first().waitFor();
        for (const radio of await mine.all()) await radio.check();
        await expect(page.getByText(text(words, 'boards.to_do'))).toBeVisible();
        texts.push(...(await readTexts(page)));
      }
      const board = await playSanssouci(page, {
        options: { edition: 'classic', choose_sides: true, rewards: true, boars: true, players: 3 },
      });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { name: text(words, 'sides.garden') })).toBeVisible();
      for (let decisions = 0; decisions < 6; decisions += 1) {
        const phase = await board.ready();
        texts.push(...(await readTexts(page)));
        await board.decide(phase);
      }
      await board.playUntil('play');
      await expect(page).toHaveTitle(new RegExp(formPattern(text(words, 'title.yours'))));
      await board.slots.first().hover();
      texts.push(...(await readTexts(page)));
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: text(words, 'help.title') })).toBeVisible();
      texts.push(...(await readTexts(page)));
      expect(texts.length).toBeGreaterThan(100);
      if (language !== 'en') expect([...new Set(findUntranslated(texts, words))]).toEqual([]);
    });
  });
}

test('another language is applied at once and remembered', async ({ page }) => {
  await page.goto('./');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  for (const language of ['de', 'fr', 'es']) {
    await page.locator('header button.you').click();
    await page.getByRole('radio', { name: NAMES[language] ?? '' }).check();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.keyboard.press('Escape');
    await expect(
      page.getByRole('button', { name: text(WORDS[language] as Words, 'start.now') }),
    ).toBeVisible();
    // The page drops the dialog's entry of the history; a reload at that moment would be cut off.
    await page.waitForFunction(() => !history.state);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(
      page.getByRole('button', { name: text(WORDS[language] as Words, 'start.now') }),
    ).toBeVisible();
  }
});
