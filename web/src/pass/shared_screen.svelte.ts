import { storage } from '../storage.ts';

const KEY = 'gloriette.shared_screen';

/** Whether the board stays open between turns, as on a tablet on the table. Stored in this browser. */
class SharedScreen {
  #on = $state(storage.read(KEY) === true);

  get on(): boolean {
    return this.#on;
  }
  set on(on: boolean) {
    this.#on = on;
    storage.write(KEY, on);
  }
}

export const sharedScreen = new SharedScreen();
