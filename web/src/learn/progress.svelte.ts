import { asObject, storage } from '../storage.ts';

/** The ids of the solved lessons, by game. */
export type StoredProgress = Record<string, string[]>;

const KEY = 'gloriette.lessons';

/** Which lessons this browser has solved. */
class Progress {
  #solved = $state.raw<StoredProgress>({});

  constructor() {
    const stored = Object.entries(asObject(storage.read(KEY)));
    this.#solved = Object.fromEntries(
      stored.map(([game, ids]) => [
        game,
        Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : [],
      ]),
    );
  }

  isSolved = (game: string, lesson: string): boolean => this.#solved[game]?.includes(lesson) ?? false;

  markSolved(game: string, lesson: string) {
    if (this.isSolved(game, lesson)) return;
    this.#solved = { ...this.#solved, [game]: [...(this.#solved[game] ?? []), lesson] };
    storage.write(KEY, this.#solved);
  }

  /** The place of the first lesson that is not solved; the number of lessons if all are. */
  firstOpen(game: string, lessons: readonly { id: string }[]): number {
    const open = lessons.findIndex(({ id }) => !this.isSolved(game, id));
    return open < 0 ? lessons.length : open;
  }
}

export const progress = new Progress();
