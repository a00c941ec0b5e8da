import { storage } from '../storage.ts';
import type { Key } from '../words/words.svelte.ts';

/** A short explanation for beginners, shown when it matters: an id to remember it by, and its text. */
export type Tip = { id: string; key: Key };
export type StoredTips = { off: boolean; seen: string[] };

const KEY = 'gloriette.tips';

/** The tips this browser has shown. Each is shown once, and none while tips are off. */
class Tips {
  off = $state(false);
  seen = $state.raw<ReadonlySet<string>>(new Set());
  /** Whether a lesson is shown, which explains everything itself. */
  paused = $state(false);

  constructor() {
    const { off, seen } = storage.readObject(KEY);
    this.off = off === true;
    this.seen = new Set(Array.isArray(seen) ? seen.filter((id) => typeof id === 'string') : []);
  }

  /** Returns the first of `tips` that was not shown yet. */
  first = (tips: Tip[]): Tip | null =>
    this.off || this.paused ? null : (tips.find(({ id }) => !this.seen.has(id)) ?? null);

  markSeen({ id }: Tip) {
    if (this.seen.has(id)) return;
    this.seen = new Set([...this.seen, id]);
    this.#store();
  }

  turnOff() {
    this.off = true;
    this.#store();
  }

  /** Turns tips on and shows all of them again. */
  restart() {
    this.off = false;
    this.seen = new Set();
    this.#store();
  }

  #store() {
    storage.write(KEY, { off: this.off, seen: [...this.seen] });
  }
}

export const tips = new Tips();
