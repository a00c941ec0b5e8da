import { choose, isLanguage, type Language } from '../words/languages.ts';

export type Theme = 'auto' | 'day' | 'night';
const KEY = 'gloriette.settings';

type Kept = { theme: Theme; language: Language | null; sounds: boolean };

/** What this browser remembers of how one likes the page. */
class Settings {
  theme = $state<Theme>('auto');
  language = $state<Language>('en');
  sounds = $state(false);
  #chosen = false;
  #dark = matchMedia('(prefers-color-scheme: dark)');

  constructor() {
    const kept = read();
    this.theme = kept.theme === 'day' || kept.theme === 'night' ? kept.theme : 'auto';
    this.#chosen = isLanguage(kept.language);
    this.language = isLanguage(kept.language) ? kept.language : choose(navigator.languages);
    this.sounds = kept.sounds === true;
    this.#dark.addEventListener('change', () => this.apply());
    this.apply();
  }

  set(change: Partial<Kept>) {
    if (change.theme) this.theme = change.theme;
    if (change.language) {
      this.language = change.language;
      this.#chosen = true;
    }
    if (change.sounds !== undefined) this.sounds = change.sounds;
    const kept: Kept = {
      theme: this.theme,
      language: this.#chosen ? this.language : null,
      sounds: this.sounds,
    };
    localStorage.setItem(KEY, JSON.stringify(kept));
    this.apply();
  }

  apply() {
    const night = this.theme === 'night' || (this.theme === 'auto' && this.#dark.matches);
    document.documentElement.dataset.theme = night ? 'night' : 'day';
  }
}

function read(): Partial<Kept> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Partial<Kept>;
  } catch {
    return {};
  }
}

export const settings = new Settings();
