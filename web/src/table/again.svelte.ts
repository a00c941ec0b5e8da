import type { LogEntry, PastView } from './session.ts';

/** A move to show again: its log entry, and the sequence number of the moment before it. */
export type Move = { before: number; entry: LogEntry };

/** Whether a log entry changes the position. */
const isStep = ({ what: { what } }: LogEntry) => what === 'started' || what === 'acted' || what === 'undone';

/** The moves of the other players since the user's own last one. */
export function movesOfOthers(log: readonly LogEntry[], you: number | null): Move[] {
  const steps = log.filter(isStep);
  const lastOwn = steps.findLastIndex(
    ({ what }) => you !== null && what.what === 'acted' && what.seat === you,
  );
  return steps.flatMap((entry, index) => {
    const before = steps[index - 1];
    return index > lastOwn && before && entry.what.what === 'acted' ? [{ before: before.seq, entry }] : [];
  });
}

/** Shows the moves of the other players once more. */
export class Again {
  /** The moment that the board shows meanwhile. */
  past = $state.raw<PastView | null>(null);
  #stopped = false;
  readonly #load: (seq: number) => Promise<PastView | null>;

  constructor(load: (seq: number) => Promise<PastView | null>) {
    this.#load = load;
  }

  /** Animates the moves one after the other, each on the board as it was before. */
  async show(moves: Move[], animate: (entry: LogEntry, before: unknown) => Promise<void>): Promise<void> {
    if (this.past !== null) return;
    this.#stopped = false;
    for (const { before, entry } of moves) {
      const view = await this.#load(before);
      if (!view || this.#stopped) break;
      this.past = view;
      // The board shows the moment in the next frame of the screen.
      await new Promise((done) => setTimeout(done, 50));
      await animate(entry, view.view);
      if (this.#stopped) break;
    }
    this.past = null;
  }

  stop() {
    this.#stopped = true;
  }
}
