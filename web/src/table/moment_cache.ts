import type { Moment } from './session.ts';

/** Caches earlier moments of a game, so that stepping back and forth loads each only once. */
export class MomentCache {
  readonly #moments = new Map<number, Promise<Moment>>();
  readonly #load: (seq: number) => Promise<Moment>;

  constructor(load: (seq: number) => Promise<Moment>) {
    this.#load = load;
  }

  /** Returns the moment, or null if it cannot be loaded; failures are not cached. */
  async at(seq: number): Promise<Moment | null> {
    const loading = this.#moments.get(seq) ?? this.#load(seq);
    this.#moments.set(seq, loading);
    try {
      return await loading;
    } catch {
      this.#moments.delete(seq);
      return null;
    }
  }
}
