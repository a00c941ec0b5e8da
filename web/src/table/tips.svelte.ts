import type { Key } from '../words/words.svelte.ts';

/** Something worth knowing at the moment when it matters: what it is known by, and its text. */
export type Tip = { id: string; key: Key };

const KEY = 'gloriette.tips';

/** Which tips this browser has shown. Each is shown once, and none after they are switched off. */
class Tips {
  off = $state(false);
  seen = $state.raw<ReadonlySet<string>>(new Set());

  constructor() {
    const { off, seen } = read();
    this.off = off === true;
    this.seen = new Set(Array.isArray(seen) ? seen.filter((id) => typeof id === 'string') : []);
  }

  /** The first of these that was not shown yet. */
  first = (tips: Tip[]): Tip | null =>
    this.off ? null : (tips.find(({ id }) => !this.seen.has(id)) ?? null);

  got({ id }: Tip) {
    if (this.seen.has(id)) return;
    this.seen = new Set([...this.seen, id]);
    this.#keep();
  }

  /** Switches them off for good. */
  never() {
    this.off = true;
    this.#keep();
  }

  /** Begins anew with all of them. */
  again() {
    this.off = false;
    this.seen = new Set();
    this.#keep();
  }

  #keep() {
    try {
      localStorage.setItem(KEY, JSON.stringify({ off: this.off, seen: [...this.seen] }));
    } catch {
      // A browser that keeps nothing shows them again the next time.
    }
  }
}

function read(): { off?: unknown; seen?: unknown } {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as object;
  } catch {
    return {};
  }
}

export const tips = new Tips();
