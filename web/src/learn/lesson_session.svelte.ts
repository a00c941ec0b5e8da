import type { Snippet } from 'svelte';
import { FrameQueue } from '../table/frame_queue.svelte.ts';
import { Pointing } from '../table/pointing.svelte.ts';
import type { Animator, LogEntry, TableSession } from '../table/session.ts';
import { TableState } from '../table/table_state.svelte.ts';
import type { Frame, ReplayFrame } from '../types/server.ts';
import { ApiError } from '../wire/api_error.ts';
import {
  type Decision,
  fits,
  type LessonStep,
  type LoadedLesson,
  type RecordedAction,
  sameDecision,
} from './lesson.ts';
import { lessonTable } from './lesson_table.ts';
import type { Positions } from './positions.ts';

/** The part of a view that all games have in common. */
type AnyView = { legal: Decision[]; previews: unknown[]; undoable: number; result: unknown };

/** The answer to the learner's last try. */
export type Feedback =
  /** The rules refuse it; `wrong` is its place among the step's wrong tries. */
  | { kind: 'refused'; code: string; message: string; wrong: number | null }
  /** It is allowed, but does not solve the step. */
  | { kind: 'other' }
  /** The position could not be loaded. */
  | { kind: 'failed'; error: ApiError };

type Options = {
  offersWrongTries: boolean;
  /** The learner's name. */
  name: string;
  /** The text of the lesson. */
  beside: Snippet;
};

/**
 * A lesson as a session, so that the game's own board shows it. Every try goes to the rules, which let it happen or refuse
 * it; a try that does not solve the step changes nothing.
 */
export class LessonSession implements TableSession {
  readonly id = 'lesson';
  readonly linked = false;
  readonly beside: Snippet;
  readonly chat = [];
  readonly host = false;
  readonly away = false;
  readonly canUndo = false;
  readonly backwards = false;
  readonly past = null;
  readonly pastLine = null;
  readonly pastSeat = null;
  readonly steps = [];
  readonly canShowAgain = false;
  readonly showingAgain = false;
  readonly hint = null;
  stepping = false;

  /** The number of steps that are solved. */
  solved = $state(0);
  feedback = $state.raw<Feedback | null>(null);
  /** Counts the tries that did not solve a step, so that a repeated answer is announced again. */
  tries = $state(0);
  /** Whether a decision that is allowed is on its way, so that the view is out of date. */
  #sending = $state(false);
  /** Whether any try is on its way; others are refused meanwhile. */
  #asking = false;
  readonly lesson: LoadedLesson;
  readonly #positions: Positions;
  readonly #options: Options;
  readonly #state = new TableState();
  readonly #pointing = new Pointing();
  readonly #queue = new FrameQueue(this.#state, {
    animated: () => true,
    // A step counts as solved once the learner has seen what it does.
    onEmpty: () => (this.solved = this.#decided),
  });
  /** The number of steps whose solution the rules have accepted. */
  #decided = $state(0);
  /** All actions so far, without automatic ones. */
  #actions: RecordedAction[];

  constructor(lesson: LoadedLesson, positions: Positions, options: Options) {
    this.lesson = lesson;
    this.beside = options.beside;
    this.#positions = positions;
    this.#options = options;
    this.#actions = lesson.actions;
  }

  /** Loads the position of the lesson. */
  async begin(): Promise<void> {
    const { frames } = await this.#request(this.#actions, null);
    for (const frame of frames) this.#state.apply({ ...this.#frame(frame), what: null, events: null });
  }

  get step(): LessonStep | null {
    return this.lesson.steps[this.solved] ?? null;
  }
  /** Whether the current step is solved and the learner watches what it does. */
  get watching(): boolean {
    return this.#decided > this.solved;
  }
  get finished(): boolean {
    return this.step === null;
  }

  get table() {
    return this.#state.table;
  }
  get now() {
    return this.#state.now;
  }
  /** The view of the board: with the wrong tries, if they are offered. */
  readonly view: unknown = $derived.by(() => {
    const view = this.now as AnyView | null;
    const wrong = this.#options.offersWrongTries
      ? (this.step?.wrong ?? []).flatMap(({ actions }) => actions)
      : [];
    if (!view || view.legal.length === 0 || wrong.length === 0) return view;
    return {
      ...view,
      legal: [...view.legal, ...wrong],
      previews: [...view.previews, ...wrong.map(() => null)],
    };
  });
  get seq() {
    return this.#state.seq;
  }
  get log() {
    return this.#state.log;
  }
  get fresh() {
    return this.#state.fresh;
  }
  get you() {
    return this.lesson.seat;
  }
  get yourTurn() {
    return this.#isToAct && !this.finished;
  }
  get ready() {
    return this.waiting === 0 && !this.#sending;
  }
  get deciding() {
    return this.ready && this.yourTurn;
  }
  get #isToAct() {
    return ((this.now as AnyView | null)?.legal.length ?? 0) > 0;
  }

  get waiting() {
    return this.#queue.waiting;
  }
  set animator(animator: Animator | null) {
    this.#queue.animator = animator;
  }
  skip = () => this.#queue.skip();

  get pointed() {
    return this.#pointing.pointed;
  }
  set pointed(entry: LogEntry | null) {
    this.#pointing.pointed = entry;
  }
  get suggested() {
    return this.#pointing.suggested;
  }
  set suggested(turn: readonly unknown[]) {
    this.#pointing.suggested = turn;
  }

  /** Tries a decision. Returns whether it solved the step. */
  decide = async (tried: unknown): Promise<boolean> => {
    const { step } = this;
    const action = tried as Decision;
    if (!step || this.#asking || !this.ready) return false;
    this.feedback = null;
    const allowed = this.#isAllowed(action);
    if (allowed && !this.#solves(step, action)) {
      this.#answer({ kind: 'other' });
      return false;
    }
    this.#asking = true;
    // During a wrong try the board stays as it is, so that the focus stays where it is.
    this.#sending = allowed;
    try {
      await this.#play([{ seat: this.you, ...action }, ...(step.then ?? [])]);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#answer(error.status === 422 ? this.#refusal(step, action, error) : { kind: 'failed', error });
      return false;
    } finally {
      this.#sending = false;
      this.#asking = false;
    }
  };

  #answer(feedback: Feedback) {
    this.tries += 1;
    this.feedback = feedback;
  }

  #refusal(step: LessonStep, action: Decision, { code, message }: ApiError): Feedback {
    const wrong =
      step.wrong?.findIndex(({ actions }) => actions.some((other) => sameDecision(other, action))) ?? -1;
    return { kind: 'refused', code, message, wrong: wrong < 0 ? null : wrong };
  }

  #isAllowed(action: Decision): boolean {
    return (this.now as AnyView).legal.some((legal) => sameDecision(legal, action));
  }

  #solves({ goal }: LessonStep, action: Decision): boolean {
    const view = this.now as AnyView;
    const preview = view.previews[view.legal.findIndex((legal) => sameDecision(legal, action))];
    return goal.some((pattern) => fits({ ...action, preview }, pattern));
  }

  async #play(more: RecordedAction[]): Promise<void> {
    const actions = [...this.#actions, ...more];
    const { frames } = await this.#request(actions, this.#actions.length);
    this.#actions = actions;
    this.#decided += 1;
    // The first one is known.
    for (const frame of frames.slice(1)) this.#queue.push(this.#frame(frame));
  }

  #request(actions: RecordedAction[], after: number | null) {
    const { game, deal, seat } = this.lesson;
    const record = { format: 'gloriette/1', game, ...deal, actions };
    return this.#positions.at({ record, seat, ...(after !== null && { after }) });
  }

  #frame({ seq, seat, events, view }: ReplayFrame): Frame {
    const over = (view as AnyView).result !== null;
    return {
      // Frame 0 means that there is none yet.
      seq: seq + 1,
      at: 0,
      what: seat === null ? { what: 'started' } : { what: 'acted', seat },
      events,
      table: lessonTable(this.lesson, this.#options.name, over),
      view,
    };
  }

  look = async () => undefined;
  askHint = async () => undefined;
  dismissHint = () => undefined;
  undo = async () => false;
  leave = async () => false;
  comeBack = async () => false;
  resign = async () => false;
  readonly present = null;
  sendChat = async () => false;
  muteChat = async () => undefined;
  mutePerson = async () => undefined;
  rematch = async () => undefined;
  playDeal = async () => undefined;
  showAgain = async () => undefined;
  startAnalysis = async () => null;
  fetchAnalysis = async () => null;
  verifyDeal = async () => null;
}
