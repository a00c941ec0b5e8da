import { storage } from '../storage.ts';
import { choose, isLanguage, type Language } from '../words/languages.ts';

export type Theme = 'auto' | 'day' | 'night';
/**
 * When the last decision of a turn waits for a confirmation. `touch` includes a person's first games; after a `delay` the
 * turn ends by itself.
 */
export type ConfirmTurn = (typeof CONFIRM_TURN)[number];
export const CONFIRM_TURN = ['always', 'touch', 'delay', 'never'] as const;
/** How fast pieces move. */
export type Speed = (typeof SPEEDS)[number];
export const SPEEDS = ['slow', 'normal', 'fast'] as const;
/** `language` is null until the user chooses one. Until then the page follows the browser. */
export type StoredSettings = {
  theme: Theme;
  language: Language | null;
  sounds: boolean;
  confirm: ConfirmTurn;
  speed: Speed;
  volume: number;
  vibrate: boolean;
  remarks: boolean;
};

const DEFAULT_VOLUME = 60;

const KEY = 'gloriette.settings';

/** The user's settings, stored in this browser. */
class Settings {
  theme = $state<Theme>('auto');
  language = $state<Language>('en');
  sounds = $state(false);
  confirm = $state<ConfirmTurn>('touch');
  speed = $state<Speed>('normal');
  /** The volume of sounds in percent. */
  volume = $state(DEFAULT_VOLUME);
  vibrate = $state(false);
  /** Whether bots may make a remark. */
  remarks = $state(true);
  #languageChosen = false;
  #dark = matchMedia('(prefers-color-scheme: dark)');

  constructor() {
    const { theme, language, sounds, confirm, speed, volume, vibrate, remarks } = storage.readObject(KEY);
    this.theme = theme === 'day' || theme === 'night' ? theme : 'auto';
    this.#languageChosen = typeof language === 'string' && isLanguage(language);
    this.language = this.#languageChosen ? (language as Language) : choose(navigator.languages);
    this.sounds = sounds === true;
    this.confirm = CONFIRM_TURN.find((known) => known === confirm) ?? 'touch';
    this.speed = SPEEDS.find((known) => known === speed) ?? 'normal';
    this.volume = typeof volume === 'number' && volume >= 0 && volume <= 100 ? volume : DEFAULT_VOLUME;
    this.vibrate = vibrate === true;
    this.remarks = remarks !== false;
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
    if (change.confirm) this.confirm = change.confirm;
    if (change.speed) this.speed = change.speed;
    if (change.volume !== undefined) this.volume = change.volume;
    if (change.vibrate !== undefined) this.vibrate = change.vibrate;
    if (change.remarks !== undefined) this.remarks = change.remarks;
    storage.write(KEY, {
      theme: this.theme,
      language: this.#languageChosen ? this.language : null,
      sounds: this.sounds,
      confirm: this.confirm,
      speed: this.speed,
      volume: this.volume,
      vibrate: this.vibrate,
      remarks: this.remarks,
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
