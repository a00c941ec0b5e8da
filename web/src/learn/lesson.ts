import type { Language } from '../words/languages.ts';

/** An action of a game's record, with the seat that makes it. */
export type RecordedAction = { seat: number; do: string } & Record<string, unknown>;
/** A decision as the view lists it, without a seat. */
export type Decision = { do: string } & Record<string, unknown>;

/** Decisions that the rules refuse for the same reason, with the code of their refusal. */
export type WrongTry = { actions: Decision[]; refusal: string };

/** One decision of the learner. */
export type LessonStep = {
  /**
   * The decisions that solve the step, as patterns: a decision fits if it, or its preview, has all values of one of them.
   * See `fits`.
   */
  goal: Record<string, unknown>[];
  /** Tempting decisions that the rules refuse. */
  wrong?: WrongTry[];
  /** What happens before the next step: the rest of the turn, and decisions of the others. */
  then?: RecordedAction[];
};

/** The texts of a lesson in one language. `**` marks what matters. */
export type LessonWords = {
  title: string;
  steps: {
    /** What to do, and why. */
    task: string;
    /** Why the rules refuse each of the step's wrong tries; the rules' own words come before it. */
    wrong?: string[];
    /** The answer to a decision that is allowed, but not the goal. */
    other?: string;
  }[];
  /** What the learner now knows. */
  done: string;
};

/** The start of a game, which several lessons can share. */
export type Deal = { options: Record<string, unknown>; setup: Record<string, unknown> };

/** A lesson: a position, what solves it, and texts. Each is a JSON file of its game's folder `lessons`. */
export type Lesson = {
  /** Its deal, or the name of one that lessons share: a file of the folder `lessons/deals`. */
  deal: Deal | string;
  /** The seat of the learner. */
  seat: number;
  /** What happened before. */
  actions: RecordedAction[];
  steps: LessonStep[];
  words: Record<Language, LessonWords>;
};

/** A lesson with its id (the name of its file) and its deal. */
export type LoadedLesson = Omit<Lesson, 'deal'> & { id: string; game: string; deal: Deal };

/** The lessons of a game, in their order. */
export type GameLessons = {
  lessons: LoadedLesson[];
  /**
   * The decision that the learner tries by a click on a part of the board that offers none now; null if it is none. Boards
   * offer only what is allowed, but in a lesson the rules explain why something is not.
   */
  attemptAt?: (target: Element, view: never) => Decision | null;
  /** Whether the board offers the wrong tries as if they were allowed, because it has no parts to click on otherwise. */
  offersWrongTries?: boolean;
};

/** Puts lessons and deals together. The keys are paths of files, whose order is that of the lessons. */
export function loadLessons(
  game: string,
  lessons: Record<string, Lesson>,
  deals: Record<string, Deal>,
): LoadedLesson[] {
  const named = new Map(Object.entries(deals).map(([path, deal]) => [nameOf(path), deal]));
  return Object.keys(lessons)
    .sort()
    .map((path) => {
      const lesson = lessons[path] as Lesson;
      const deal = typeof lesson.deal === 'string' ? named.get(lesson.deal) : lesson.deal;
      if (!deal) throw new Error(`${path}: there is no deal ${JSON.stringify(lesson.deal)}`);
      return { ...lesson, id: nameOf(path), game, deal };
    });
}

const nameOf = (path: string) => path.replace(/^.*\/|\.json$/g, '');

/**
 * Whether a value has everything that a pattern has: all keys of an object, and for each object in a list some item that
 * fits it. Other lists and plain values are equal. The Rust test of all lessons (`gloriette/tests/lessons.rs`) uses the same
 * rule.
 */
export function fits(value: unknown, pattern: unknown): boolean {
  if (Array.isArray(pattern)) {
    if (!Array.isArray(value)) return false;
    if (!pattern.some(isObject)) return JSON.stringify(value) === JSON.stringify(pattern);
    return pattern.every((part) => value.some((item) => fits(item, part)));
  }
  if (!isObject(pattern)) return value === pattern;
  return isObject(value) && Object.entries(pattern).every(([key, part]) => fits(value[key], part));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two decisions are the same, whatever the order of their keys. */
export const sameDecision = (one: Decision, other: Decision) => fits(one, other) && fits(other, one);
