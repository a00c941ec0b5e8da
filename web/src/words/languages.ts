/** The supported languages with their own names. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español' } as const;
export type Language = keyof typeof LANGUAGES;

export function isLanguage(code: string | null | undefined): code is Language {
  return code != null && Object.hasOwn(LANGUAGES, code);
}

/** Returns the first supported language of a preference list, or English. */
export function choose(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const code = tag.toLowerCase().split('-')[0];
    if (isLanguage(code)) return code;
  }
  return 'en';
}
