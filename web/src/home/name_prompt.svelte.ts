import { storage } from '../storage.ts';
import { me } from '../wire/identity.svelte.ts';

const KEY = 'gloriette.name_asked';

/** Asks people without a name for one, once, before they play with others. */
class NamePrompt {
  open = $state(false);
  #answered: () => void = () => undefined;

  /** Asks if the user has no name and has never been asked, and waits for the answer. */
  async ask(): Promise<void> {
    await me.signIn();
    if (me.name !== '' || storage.read(KEY)) return;
    this.open = true;
    await new Promise<void>((done) => (this.#answered = done));
  }

  /** Saves the name; an empty one is skipped. */
  async save(name: string): Promise<void> {
    if (name.trim() !== '') await me.rename(name.trim());
    this.skip();
  }

  skip() {
    storage.write(KEY, 1);
    this.open = false;
    this.#answered();
  }
}

export const namePrompt = new NamePrompt();
