import type { Key } from '../words/words.svelte.ts';
import type { TableSession } from './session.ts';
import type { TurnEnd } from './turn_end.svelte.ts';

/** Keys with one function. A board's key handling and its help overlay are both made from a list of these. */
export type KeyBinding<Board> = {
  /** Values of `KeyboardEvent.key`. */
  keys: readonly string[];
  /** The keys as the help overlay shows them. */
  label: string;
  /** What the keys do, for the help overlay. */
  help: Key;
  /** Handles a key. Returns false if the browser shall handle it as well. */
  run: (board: Board, event: KeyboardEvent) => boolean;
};

/** The parts of a board that the keys of all games use. */
export type SharedBoard = {
  session: Pick<TableSession, 'skip'>;
  turn: Pick<TurnEnd, 'waiting' | 'endTurn' | 'canUndo' | 'undo'>;
  openHelp: () => void;
};

export const UNDO_KEY: KeyBinding<SharedBoard> = {
  keys: ['u'],
  label: 'U',
  help: 'help.key.undo',
  run: ({ turn }) => {
    if (!turn.canUndo) return false;
    void turn.undo();
    return true;
  },
};

export const END_TURN_KEY: KeyBinding<SharedBoard> = {
  keys: ['e'],
  label: 'E',
  help: 'help.key.end',
  run: ({ turn }) => {
    if (!turn.waiting) return false;
    void turn.endTurn();
    return true;
  },
};

export const HELP_KEY: KeyBinding<SharedBoard> = {
  keys: ['?'],
  label: '?',
  help: 'help.key.help',
  run: ({ openHelp }) => {
    openHelp();
    return true;
  },
};

/** Arrow keys with their direction: columns to the right and rows down. */
export const ARROWS: Record<string, readonly [dx: number, dy: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
export const ARROW_KEYS = Object.keys(ARROWS);
export const ARROWS_LABEL = '← ↑ → ↓';

/** For keys that browsers handle on their own, for example Enter on a focused button. */
export const leaveToBrowser = () => false;

/** Runs the binding of a key. Returns whether the key was handled. */
export function handleKey<Board>(
  bindings: readonly KeyBinding<Board>[],
  board: Board,
  event: KeyboardEvent,
): boolean {
  const binding = bindings.find(({ keys }) => keys.includes(event.key));
  return binding?.run(board, event) ?? false;
}

/** Moves the focus from one element of a list to the next or previous one, and around at the ends. */
export function focusNext(elements: HTMLElement[], from: HTMLElement, backwards: boolean) {
  const index = elements.indexOf(from) + (backwards ? elements.length - 1 : 1);
  elements[index % elements.length]?.focus();
}
