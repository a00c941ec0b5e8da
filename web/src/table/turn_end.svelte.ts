import { confirmationAt } from './confirm_turn.ts';
import type { TableSession } from './session.ts';
import { capitalize, say } from '../words/words.svelte.ts';

type Session = Pick<
  TableSession,
  | 'id'
  | 'view'
  | 'now'
  | 'deciding'
  | 'suggested'
  | 'past'
  | 'decide'
  | 'backwards'
  | 'canUndo'
  | 'undo'
  | 'beside'
>;

/** What a board knows about the last decisions of a turn in its game. */
export type LastDecisions = {
  /** Whether a decision ends the turn, so that it cannot be undone. */
  isLast: (view: unknown, action: unknown) => boolean;
  /** The view as if the decision was made. */
  pretend: (view: unknown, action: unknown) => unknown;
  describe: (view: unknown, action: unknown) => string;
  /** Asks whether the held decision is final, with the button that makes it so; null for the usual words. */
  ask?: (action: unknown) => { prompt: string; button: string } | null;
  /** Animates the decision before it is shown as made. */
  animate?: (view: unknown, action: unknown) => Promise<void>;
};

/** Seconds that a decision waits if it ends the turn by itself. */
export const DELAY = 3;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Holds the last decision of a turn until the player ends the turn, because nobody can undo it afterwards. The board shows
 * it as made. It exists only in this page: until the player ends the turn, nothing is sent.
 *
 * Boards use it in place of the session.
 */
export class TurnEnd {
  /** The decision that is held. */
  #action = $state.raw<unknown>(null);
  /** Whether it was the only possible one, so that the board made it by itself. */
  #automatic = false;
  /** While a decision is sent: the view in which it was made. */
  #sentFrom = $state.raw<unknown>(null);
  #animating = $state(false);
  /** The seconds until the turn ends by itself; null if it waits for the player. */
  secondsLeft = $state<number | null>(null);
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #session: Session;
  readonly #last: LastDecisions;
  readonly #confirmation: typeof confirmationAt;

  constructor(session: Session, last: LastDecisions, confirmation: typeof confirmationAt = confirmationAt) {
    this.#session = session;
    this.#last = last;
    this.#confirmation = confirmation;
  }

  /** The held decision while it is possible. A frame can make it impossible, for example when the time runs out. */
  readonly #held = $derived.by((): unknown => {
    const { now } = this.#session;
    if (this.#action === null) return null;
    const valid = this.#sentFrom === null ? this.#isLegal(now, this.#action) : this.#sentFrom === now;
    return valid ? this.#action : null;
  });

  /** Whether the board shows a held decision as made. */
  get shown(): boolean {
    return this.#held !== null && this.#session.past === null;
  }
  /** Whether a decision waits for the player or the timer. */
  get waiting(): boolean {
    return this.shown && this.#sentFrom === null;
  }
  /** The question whether the held decision is final. */
  get prompt(): string {
    return this.#question?.prompt ?? say('held.prompt', { move: capitalize(this.text) });
  }
  /** The label of the button that makes it final. */
  get endLabel(): string {
    return this.#question?.button ?? say('action.end_turn');
  }
  readonly #question = $derived.by(() => (this.shown ? (this.#last.ask?.(this.#held) ?? null) : null));
  get text(): string {
    return this.shown ? this.#last.describe(this.#session.now, this.#held) : '';
  }

  readonly #view = $derived.by(() =>
    this.shown ? this.#last.pretend(this.#session.now, this.#held) : this.#session.view,
  );
  get view(): unknown {
    return this.#view;
  }
  get deciding(): boolean {
    return this.#held === null && !this.#animating && this.#session.deciding;
  }
  get suggested(): readonly unknown[] {
    return this.#session.suggested;
  }
  get past() {
    return this.#session.past;
  }
  get backwards(): boolean {
    return this.#session.backwards;
  }
  get canUndo(): boolean {
    return this.waiting || (!this.#animating && this.#session.canUndo);
  }

  /**
   * Sends a decision, or holds it. `automatic` is one that the board makes without asking, `deliberate` one that the player
   * has chosen and then confirmed with a button of the board.
   */
  decide = async (action: unknown, automatic = false, deliberate = false): Promise<boolean> => {
    const { now, id } = this.#session;
    const confirmation = this.#holds(action) ? this.#confirmation(id, deliberate) : 'none';
    if (confirmation === 'none') return this.#session.decide(action);
    this.#animating = true;
    await this.#last.animate?.(now, action);
    this.#animating = false;
    this.#action = action;
    this.#automatic = automatic;
    this.#sentFrom = null;
    if (confirmation === 'delay') this.#startTimer();
    return true;
  };

  /** Sends the held decision. */
  endTurn = async (): Promise<boolean> => {
    const action = this.#held;
    if (action === null || this.#sentFrom !== null) return false;
    this.#stopTimer();
    this.#sentFrom = this.#session.now;
    const sent = await this.#session.decide(action);
    if (!sent) this.#drop();
    return sent;
  };

  /** Takes the held decision back, or undoes the last one that was sent. */
  undo = async (): Promise<boolean> => {
    if (!this.waiting) return this.#session.undo();
    const automatic = this.#automatic;
    this.#drop();
    // The board would make an automatic decision again at once.
    return automatic && this.#session.canUndo ? this.#session.undo() : true;
  };

  /** Forgets a decision that is no longer possible, so that it does not come back in a later turn. */
  dropOutdated() {
    if (this.#action !== null && this.#held === null) this.#drop();
  }

  /** Leaves the table. A turn that ends by itself ends now, because the player expects it to. */
  close() {
    if (this.secondsLeft !== null) void this.endTurn();
    this.#stopTimer();
  }

  /** A lesson explains a wrong decision at once and every step can be repeated, so nothing needs to be confirmed. */
  #holds = (action: unknown) => !this.#session.beside && this.#last.isLast(this.#session.now, action);

  #isLegal = (view: unknown, action: unknown) =>
    (view as { legal: unknown[] }).legal.some((other) => same(other, action));

  #startTimer() {
    this.secondsLeft = DELAY;
    this.#timer = setInterval(() => {
      this.secondsLeft = (this.secondsLeft ?? 1) - 1;
      if (this.secondsLeft <= 0) void this.endTurn();
    }, 1000);
  }

  #stopTimer() {
    clearInterval(this.#timer);
    this.secondsLeft = null;
  }

  #drop() {
    this.#stopTimer();
    this.#action = null;
    this.#sentFrom = null;
  }
}
