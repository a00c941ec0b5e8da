import type { GameName } from '../game_registry.ts';
import { asObject, storage } from '../storage.ts';
import type { BoardProblem, CheckedBoards, NewBoardSet, WholeBoardSet } from '../types/server.ts';
import { ApiError } from '../wire/api_error.ts';
import { me } from '../wire/identity.svelte.ts';
import { post } from '../wire/request.ts';
import { say } from '../words/words.svelte.ts';
import type { BoardFiles } from './board_files.ts';

const KEY = 'gloriette.boards';
/** How long the user must pause before the server checks the draft, in milliseconds. */
const CHECK_DELAY = 400;

/** The boards that a user is entering, by game. */
export type StoredDrafts = { [game in GameName]?: { name: string; files: BoardFiles } };

/** The boards of a game that the user is entering. Every change is stored in the browser and checked by the server. */
export class BoardDraft {
  readonly game: GameName;
  name = $state('');
  files = $state.raw<BoardFiles>({});
  /** What is wrong, as of the last check; null before the first one, and if the server does not answer. */
  problems = $state.raw<BoardProblem[] | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #checks = 0;

  constructor(game: GameName) {
    this.game = game;
    const stored = asObject(storage.readObject(KEY)[game]);
    this.name = typeof stored.name === 'string' ? stored.name : say('boards.my_box');
    this.files = texts(stored.files);
    if (!this.isEmpty) this.#checkSoon(0);
  }

  /** Whether the user has entered nothing, so that all boards are ours. */
  get isEmpty(): boolean {
    return Object.keys(this.files).length === 0;
  }

  change(files: BoardFiles) {
    this.files = files;
    this.store();
    this.#checkSoon(CHECK_DELAY);
  }

  replace(name: string, files: BoardFiles) {
    this.name = name;
    this.change(files);
  }

  store() {
    const drafts = storage.readObject(KEY) as StoredDrafts;
    storage.write(KEY, { ...drafts, [this.game]: { name: this.name, files: this.files } });
  }

  /** Reads data files of any style: the server writes them in ours. Files with problems are taken as they are. */
  async import(files: BoardFiles): Promise<void> {
    await me.signIn();
    const checked = await this.#ask(files);
    const known = Object.keys(files);
    const read = Object.entries(checked.files ?? files).filter(([name]) => known.includes(name));
    this.change({ ...this.files, ...Object.fromEntries(read) });
  }

  async save(): Promise<WholeBoardSet> {
    await me.signIn();
    const { game, name, files } = this;
    const set: NewBoardSet = { game, name, files };
    return post<WholeBoardSet>('api/boards', set);
  }

  #checkSoon(delay: number) {
    clearTimeout(this.#timer);
    this.#checks += 1;
    this.#timer = setTimeout(() => void this.#check(), delay);
  }

  async #check(): Promise<void> {
    const check = this.#checks;
    try {
      await me.signIn();
      const { problems } = this.isEmpty ? { problems: [] } : await this.#ask(this.files);
      if (check === this.#checks) this.problems = problems;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (check === this.#checks) this.problems = null;
    }
  }

  #ask = (files: BoardFiles) => post<CheckedBoards>('api/boards/check', { game: this.game, files });
}

/** The texts of an object, whatever else it has. */
function texts(value: unknown): BoardFiles {
  const entries = Object.entries(asObject(value)).filter(([, text]) => typeof text === 'string');
  return Object.fromEntries(entries) as BoardFiles;
}
