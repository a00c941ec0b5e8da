import type { PastView } from './session.ts';

/** Caches the views of earlier moments, so that stepping back and forth loads each only once. */
export class PastViewCache {
  readonly #views = new Map<number, Promise<PastView>>();
  readonly #load: (seq: number) => Promise<PastView>;

  constructor(load: (seq: number) => Promise<PastView>) {
    this.#load = load;
  }

  /** Returns the view, or null if it cannot be loaded; failures are not cached. */
  async at(seq: number): Promise<PastView | null> {
    const loading = this.#views.get(seq) ?? this.#load(seq);
    this.#views.set(seq, loading);
    try {
      return await loading;
    } catch {
      this.#views.delete(seq);
      return null;
    }
  }
}
