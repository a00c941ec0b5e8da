import { PastViewCache } from './past_view_cache.ts';
import type { LogEntry, PastView } from './session.ts';

/** Looking at earlier moments of a game. */
export class LookBack {
  past = $state.raw<PastView | null>(null);
  /** Whether the replay controls are open. */
  stepping = $state(false);
  readonly #log: () => LogEntry[];
  readonly #views: PastViewCache;
  /** The moment that was requested last; older requests may still be loading. */
  #requested: number | null = null;

  constructor(log: () => LogEntry[], load: (seq: number) => Promise<PastView>) {
    this.#log = log;
    this.#views = new PastViewCache(load);
  }

  /** Shows the moment after the log entry `seq`, or the present for null. Does nothing if it cannot be loaded. */
  look = async (seq: number | null): Promise<void> => {
    this.#requested = seq;
    if (seq === null) {
      this.past = null;
      return;
    }
    const view = await this.#views.at(seq);
    if (!view || this.#requested !== seq) return;
    this.past = view;
    this.stepping = true;
  };

  /** The view after the log entry `seq`, or null if it cannot be loaded. */
  load = (seq: number) => this.#views.at(seq);

  get pastLine(): LogEntry | null {
    return this.past ? (this.#log().find(({ seq }) => seq === this.past?.seq) ?? null) : null;
  }

  get pastSeat(): number | null {
    const what = this.pastLine?.what;
    return what?.what === 'acted' ? what.seat : null;
  }

  get steps(): number[] {
    return this.#log().flatMap(({ seq, what }) =>
      what.what === 'acted' || what.what === 'started' ? [seq] : [],
    );
  }
}
