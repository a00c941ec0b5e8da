/** The languages, each by its own name. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español' } as const;
export type Language = keyof typeof LANGUAGES;

export function isLanguage(word: string | null | undefined): word is Language {
  return word != null && Object.hasOwn(LANGUAGES, word);
}

/** The first of the wanted languages that there is. */
export function choose(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0];
    if (isLanguage(language)) return language;
  }
  return 'en';
}
