import {
  ARROW_KEYS,
  ARROWS,
  ARROWS_LABEL,
  END_TURN_KEY,
  focusNext,
  HELP_KEY,
  UNDO_KEY,
  type KeyBinding,
  type SharedBoard,
} from '../table/keys.ts';
import type { Selection } from './selection.svelte.ts';

/** The parts of the board that its keys use. */
type KeyboardBoard = SharedBoard & { root: HTMLElement; selection: Selection };

/** The garden in full size, which is focused while the player moves the ghost. */
export const GARDEN = '.main svg[tabindex]';

/** All keys of the board, in the order of the help overlay. */
export const KEYS: readonly KeyBinding<KeyboardBoard>[] = [
  { keys: ARROW_KEYS, label: ARROWS_LABEL, help: 'v.help.key.arrows', run: moveGhostOrCard },
  { keys: ['r', 'R'], label: 'R', help: 'v.help.key.turn', run: rotate },
  // On a focused card, the browser handles Enter.
  { keys: ['Enter', ' '], label: '↵', help: 'v.help.key.lay', run: lay },
  END_TURN_KEY,
  UNDO_KEY,
  { keys: ['g'], label: 'G', help: 'help.key.garden', run: focusGarden },
  { keys: ['Escape'], label: 'Esc', help: 'v.help.key.escape', run: skip },
  HELP_KEY,
];

function moveGhostOrCard({ root, selection }: KeyboardBoard, { key, target }: KeyboardEvent): boolean {
  const element = target as HTMLElement;
  const direction = ARROWS[key];
  if (direction && selection.ghost && element.matches(GARDEN)) selection.move(direction);
  else if ((key === 'ArrowLeft' || key === 'ArrowRight') && element.matches('.hand button'))
    focusNext([...root.querySelectorAll<HTMLElement>('.hand button')], element, key === 'ArrowLeft');
  else return false;
  return true;
}

function rotate({ selection }: KeyboardBoard): boolean {
  if (!selection.ghost) return false;
  selection.rotate();
  return true;
}

function lay({ selection }: KeyboardBoard, { target }: KeyboardEvent): boolean {
  if (!selection.ghost || !(target as HTMLElement).matches(GARDEN)) return false;
  selection.layOrChoose();
  return true;
}

function focusGarden({ root }: KeyboardBoard): boolean {
  root.querySelector<SVGElement>(GARDEN)?.focus();
  return true;
}

function skip({ session, selection }: KeyboardBoard): boolean {
  selection.release();
  session.skip();
  return true;
}
