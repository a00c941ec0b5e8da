import type { Frame } from '../types/server.ts';
import type { Animator } from './session.ts';
import type { TableState } from './table_state.svelte.ts';

/** Milliseconds that frames wait for the board, which may still be loading, before they are shown without animation. */
const BOARD_TIMEOUT = 5000;

type Options = {
  /** Whether frames are to be animated; while the user looks back they are not. */
  animated: () => boolean;
  /** Called when all frames are shown. */
  onEmpty: () => void;
};

/** Shows frames one after the other, each with its animation, so that users can follow a fast sequence of moves. */
export class FrameQueue {
  /** How many frames wait, including the one that is being animated. */
  waiting = $state(0);
  readonly #state: TableState;
  readonly #options: Options;
  readonly #frames: Frame[] = [];
  #running = false;
  #skipping = false;
  #animator: Animator | null = null;
  #boardLoaded = () => {};
  readonly #board = Promise.race([
    new Promise<void>((done) => (this.#boardLoaded = done)),
    new Promise<void>((done) => setTimeout(done, BOARD_TIMEOUT)),
  ]);

  constructor(state: TableState, options: Options) {
    this.#state = state;
    this.#options = options;
  }

  set animator(animator: Animator | null) {
    this.#animator = animator;
    if (animator) this.#boardLoaded();
  }

  /** Shows all waiting frames at once. */
  skip() {
    this.#skipping = this.#running;
  }

  /** Adds a frame. A reconnected stream may repeat frames, which are dropped. */
  push(frame: Frame) {
    const lastSeq = this.#frames.at(-1)?.seq ?? this.#state.seq;
    if (frame.what !== null && frame.seq <= lastSeq && this.#state.table) return;
    this.#frames.push(frame);
    this.waiting = this.#frames.length;
    void this.#run();
  }

  async #run() {
    if (this.#running) return;
    this.#running = true;
    for (let frame = this.#frames[0]; frame; frame = this.#frames[0]) {
      if (frame.events && this.#state.now) await this.#animate(frame);
      this.#state.apply(frame);
      this.#frames.shift();
      this.waiting = this.#frames.length;
    }
    this.#skipping = false;
    this.#running = false;
    this.#options.onEmpty();
  }

  async #animate(frame: Frame) {
    await this.#board;
    if (!this.#animator || this.#skipping || !this.#options.animated()) return;
    await this.#animator(frame, this.#state.now).catch((error: unknown) => console.error(error));
  }
}
