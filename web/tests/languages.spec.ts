import type { Page } from '@playwright/test';
import de from '../src/words/de.ts';
import en from '../src/words/en.ts';
import es from '../src/words/es.ts';
import fr from '../src/words/fr.ts';
import type { Message } from '../src/words/message.ts';
import { sitDown } from './sanssouci_board.ts';
import { expect, test } from './fixtures.ts';

type Words = Record<keyof typeof en, Message>;
const WORDS: Record<string, Words> = { en, de, fr, es };
const NAMES: Record<string, string> = { de: 'Deutsch', fr: 'Français', es: 'Español' };

const forms = (message: Message | undefined) =>
  message === undefined ? [] : typeof message === 'string' ? [message] : [message.one, message.other];
const text = (words: Words, key: keyof Words) => forms(words[key])[0] ?? '';

/** What a message looks like with its names filled in. */
const pattern = (form: string) =>
  new RegExp(`^${form.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`, 'u');

/** Everything on the page that somebody reads or hears. */
const readable = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode() as Element | null; node; node = walker.nextNode() as Element | null) {
      for (const name of ['aria-label', 'title', 'placeholder']) {
        const said = node.getAttribute(name);
        if (said) found.add(said);
      }
      for (const child of node.childNodes)
        if (child.nodeType === Node.TEXT_NODE && child.textContent?.trim())
          found.add(child.textContent.trim());
    }
    return [...found, document.title];
  });

/** English sentences, and keys without words, where the language has words of its own. */
function foreign(all: string[], words: Words): string[] {
  const keys = Object.keys(en) as (keyof Words)[];
  const own = keys.flatMap((key) => forms(words[key]).map(pattern));
  const english = keys
    .filter((key) => forms(words[key]).join() !== forms(en[key]).join())
    .flatMap((key) => forms(en[key]))
    .filter((form) => /\p{L}{3}/u.test(form.replace(/\{\w+\}/g, '')))
    .map(pattern);
  return all.filter(
    (said) =>
      /^[a-z_]+(\.[a-z_]+)+$/.test(said) ||
      (english.some((form) => form.test(said)) && !own.some((form) => form.test(said))),
  );
}

test('the search for English finds it', () => {
  expect(foreign(['Play now', 'Round 3 of 18', 'start.now', 'Jetzt spielen', 'orange'], de)).toEqual([
    'Play now',
    'Round 3 of 18',
    'start.now',
  ]);
});

for (const [language, locale] of [
  ['en', 'en-US'],
  ['de', 'de-AT'],
  ['fr', 'fr-CA'],
  ['es', 'es-MX'],
] as const) {
  test.describe(language, () => {
    test.use({ locale });

    test('the page speaks the language of the browser, from the first page into the game', async ({
      page,
    }) => {
      const words = WORDS[language] as Words;
      await page.goto('./');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('button', { name: text(words, 'start.now') })).toBeVisible();
      await page.locator('summary').click();
      const heard = await readable(page);
      await page.getByRole('button', { name: text(words, 'you.title'), exact: true }).click();
      heard.push(...(await readable(page)));

      const garden = await sitDown(page, {
        options: { edition: 'classic', choose_sides: true, rewards: true, boars: true, players: 3 },
      });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { name: text(words, 'sides.garden') })).toBeVisible();
      for (let turns = 0; turns < 9; turns += 1) {
        const phase = await garden.ready();
        heard.push(...(await readable(page)));
        await garden.decide(phase);
      }
      await garden.until('play');
      expect(await page.title()).toContain(text(words, 'title.yours'));
      await page.locator('.slot.target').first().hover();
      heard.push(...(await readable(page)));
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: text(words, 'help.title') })).toBeVisible();
      heard.push(...(await readable(page)));
      expect(heard.length).toBeGreaterThan(100);
      if (language !== 'en') expect([...new Set(foreign(heard, words))]).toEqual([]);
    });
  });
}

test('another language is chosen in the dialog, at once, and remembered', async ({ page }) => {
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
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(
      page.getByRole('button', { name: text(WORDS[language] as Words, 'start.now') }),
    ).toBeVisible();
  }
});
