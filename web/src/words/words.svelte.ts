import type en from './en.ts';
import { fill, type Message, type Values } from './message.ts';
import type { Language } from './languages.ts';

export type Key = keyof typeof en;
export type Words = Record<Key, Message>;

const FILES: Record<Language, () => Promise<{ default: Words }>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
};

class Dictionary {
  language = $state<Language>('en');
  words = $state.raw<Words>({} as Words);
  plurals = $derived(new Intl.PluralRules(this.language));

  async load(language: Language): Promise<void> {
    this.words = (await FILES[language]()).default;
    this.language = language;
    document.documentElement.lang = language;
  }
}

export const dictionary = new Dictionary();

/** Returns a message in the language of the page. */
export function say(key: Key, values: Values = {}): string {
  return fill(dictionary.words[key] ?? key, values, dictionary.plurals);
}

/** Formats a number with one decimal place. */
export function decimal(value: number): string {
  return new Intl.NumberFormat(dictionary.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(value);
}

/** Gives a text that starts a sentence its capital letter. */
export const capitalize = (text: string): string =>
  text.charAt(0).toLocaleUpperCase(dictionary.language) + text.slice(1);

/** Joins items with commas and a conjunction: "a, b and c". */
export function list(items: string[]): string {
  return new Intl.ListFormat(dictionary.language, { type: 'conjunction' }).format(items);
}
