/** Where something stood. */
export type Past = { seq: number; view: unknown };

/** Moments of a game that were looked at, so that stepping back and forth asks for each only once. */
export class Moments {
  readonly #known = new Map<number, Promise<Past>>();
  readonly #load: (seq: number) => Promise<Past>;

  constructor(load: (seq: number) => Promise<Past>) {
    this.#load = load;
  }

  async at(seq: number): Promise<Past | null> {
    const asked = this.#known.get(seq) ?? this.#load(seq);
    this.#known.set(seq, asked);
    try {
      return await asked;
    } catch {
      this.#known.delete(seq);
      return null;
    }
  }
}
