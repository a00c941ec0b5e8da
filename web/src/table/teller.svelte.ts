import type { Frame } from '../types/server.ts';
import type { LogEntry, TableSession } from './session.ts';

type Session = Pick<TableSession, 'log' | 'you' | 'waiting' | 'showingAgain'>;
type Words<Event> = {
  /** Describes an event; null for events that need no words. */
  tell: (event: Event) => string | null;
  /** Describes a decision of another player in one sentence. */
  headline: (events: Event[]) => string;
  /** Describes a whole turn of another player in one sentence; if missing, the headline of its last decision. */
  summary?: ((events: Event[]) => string) | undefined;
  /** Whether a decision changes the garden of its player; if missing, each one does. */
  changesGarden?: ((events: Event[]) => boolean) | undefined;
};

/** Tells the user what other players do, and screen readers what everybody does. */
export class Teller<Event> {
  /** For screen readers. */
  announced = $state('');
  /** The last move that was animated, if another player made it. */
  #animated = $state.raw<{ seat: number; text: string; inGarden: boolean } | null>(null);
  readonly #session: Session;
  readonly #words: () => Words<Event>;

  constructor(session: Session, words: () => Words<Event>) {
    this.#session = session;
    this.#words = words;
  }

  /** The move of another player that is being shown. */
  readonly current = $derived.by(() => (this.#isShowing() ? this.#animated : null));

  /** What the last player did, unless it was the user. */
  readonly news = $derived.by(() => {
    const { log, you } = this.#session;
    const { headline, summary } = this.#words();
    /** The decisions since another player's or since one was taken back, the last one first. */
    const turn: Event[][] = [];
    let seat: number | null = null;
    for (const { what, events } of log.toReversed()) {
      if (what.what === 'undone' && seat !== null) break;
      if (what.what !== 'acted') continue;
      if (seat !== null && what.seat !== seat) break;
      seat = what.seat;
      turn.push((events ?? []) as Event[]);
      if (!summary) break;
    }
    if (seat === null || seat === you) return '';
    return summary ? summary(turn.reverse().flat()) : headline(turn[0] ?? []);
  });

  /** Describes a log entry, one text per event. */
  describe = (entry: Pick<LogEntry, 'events'> | null): string[] =>
    ((entry?.events ?? []) as Event[]).map(this.#words().tell).filter((text) => text !== null);

  /** Hears of a move before it is animated. */
  hear({ what, events }: Frame) {
    const texts = this.describe({ events });
    if (texts.length > 0) this.announced = texts.join('. ');
    if (what?.what !== 'acted' || what.seat === this.#session.you) {
      this.#animated = null;
      return;
    }
    const all = (events ?? []) as Event[];
    const { headline, changesGarden } = this.#words();
    this.#animated = { seat: what.seat, text: headline(all), inGarden: changesGarden?.(all) ?? true };
  }

  /** Forgets the last move when all are shown, so that showing moves again does not begin with it. */
  forget() {
    if (!this.#isShowing()) this.#animated = null;
  }

  #isShowing = () => this.#session.waiting > 0 || this.#session.showingAgain;
}
