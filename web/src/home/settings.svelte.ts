import { storage } from '../storage.ts';
import { choose, isLanguage, type Language } from '../words/languages.ts';

export type Theme = 'auto' | 'day' | 'night';
/** `language` is null until the user chooses one. Until then the page follows the browser. */
export type StoredSettings = { theme: Theme; language: Language | null; sounds: boolean };

const KEY = 'gloriette.settings';

/** The user's settings, stored in this browser. */
class Settings {
  theme = $state<Theme>('auto');
  language = $state<Language>('en');
  sounds = $state(false);
  #languageChosen = false;
  #dark = matchMedia('(prefers-color-scheme: dark)');

  constructor() {
    const { theme, language, sounds } = storage.readObject(KEY);
    this.theme = theme === 'day' || theme === 'night' ? theme : 'auto';
    this.#languageChosen = typeof language === 'string' && isLanguage(language);
    this.language = this.#languageChosen ? (language as Language) : choose(navigator.languages);
    this.sounds = sounds === true;
    this.#dark.addEventListener('change', () => this.apply());
    this.apply();
  }

  set(change: Partial<StoredSettings>) {
    if (change.theme) this.theme = change.theme;
    if (change.language) {
      this.language = change.language;
      this.#languageChosen = true;
    }
    if (change.sounds !== undefined) this.sounds = change.sounds;
    storage.write(KEY, {
      theme: this.theme,
      language: this.#languageChosen ? this.language : null,
      sounds: this.sounds,
    });
    this.apply();
  }

  /** Sets the theme of the document. */
  apply() {
    const night = this.theme === 'night' || (this.theme === 'auto' && this.#dark.matches);
    document.documentElement.dataset.theme = night ? 'night' : 'day';
  }
}

export const settings = new Settings();
