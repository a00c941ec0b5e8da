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

/** A message in the language of the page. */
export function say(key: Key, values: Values = {}): string {
  return fill(dictionary.words[key] ?? key, values, dictionary.plurals);
}

/** A number with one place behind the point, or the comma. */
export function decimal(value: number): string {
  return new Intl.NumberFormat(dictionary.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(value);
}

/** Things in a row: "a, b and c". */
export function list(things: string[]): string {
  return new Intl.ListFormat(dictionary.language, { type: 'conjunction' }).format(things);
}
