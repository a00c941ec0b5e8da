import {
  ARROW_KEYS,
  ARROWS_LABEL,
  END_TURN_KEY,
  focusNext,
  HELP_KEY,
  leaveToBrowser,
  UNDO_KEY,
  type KeyBinding,
  type SharedBoard,
} from '../table/keys.ts';
import type { Selection } from './selection.svelte.ts';

/** The parts of the board that its keys use. */
type KeyboardBoard = SharedBoard & { root: HTMLElement; selection: Selection };

/** All keys of the board, in the order of the help overlay. */
export const KEYS: readonly KeyBinding<KeyboardBoard>[] = [
  { keys: ['1', '2'], label: '1 2', help: 'help.key.card', run: chooseCard },
  // In the garden, Garden.svelte moves the focus from field to field, also in the enlarged view.
  { keys: ARROW_KEYS, label: ARROWS_LABEL, help: 'help.key.arrows', run: moveInMarket },
  { keys: ['m'], label: 'M', help: 'help.key.market', run: focusMarket },
  { keys: ['g'], label: 'G', help: 'help.key.garden', run: focusGarden },
  { keys: ['Enter'], label: '↵', help: 'help.key.enter', run: leaveToBrowser },
  { keys: ['s'], label: 'S', help: 'help.key.stay', run: stay },
  { keys: ['n'], label: 'N', help: 'help.key.next', run: focusNextTarget },
  END_TURN_KEY,
  UNDO_KEY,
  { keys: ['Escape'], label: 'Esc', help: 'help.key.escape', run: clearAndSkip },
  HELP_KEY,
];

function chooseCard({ root, selection }: KeyboardBoard, { key }: KeyboardEvent): boolean {
  const card = selection.hand[Number(key) - 1];
  if (!card || !selection.playable.has(card)) return false;
  selection.pickCard(card);
  // Next, the player chooses one of the tiles that the card allows.
  setTimeout(() => focusFirst(root, '.slot.target'));
  return true;
}

function moveInMarket({ root }: KeyboardBoard, { key, target }: KeyboardEvent): boolean {
  const slot = target as HTMLElement;
  if (slot.matches('.slot'))
    focusNext([...root.querySelectorAll<HTMLElement>('.slot.target')], slot, isBackwards(key));
  return true;
}

const isBackwards = (key: string) => key === 'ArrowUp' || key === 'ArrowLeft';

function focusMarket({ root }: KeyboardBoard): boolean {
  focusFirst(root, '.slot.target, .slot');
  return true;
}

function focusGarden({ root }: KeyboardBoard): boolean {
  focusFirst(root, '.main [role="gridcell"][tabindex="0"]');
  return true;
}

function focusNextTarget({ root }: KeyboardBoard, { target }: KeyboardEvent): boolean {
  const targets = [...root.querySelectorAll<HTMLElement>('.main .target')];
  focusNext(targets, target as HTMLElement, false);
  return targets.length > 0;
}

function stay({ selection }: KeyboardBoard): boolean {
  if (!selection.canStay) return false;
  void selection.stay();
  return true;
}

/** Browsers also use Escape, for example to leave the full screen, so it is not suppressed. */
function clearAndSkip({ selection, session }: KeyboardBoard): boolean {
  selection.clearChoice();
  session.skip();
  return false;
}

const focusFirst = (root: HTMLElement, selector: string) =>
  root.querySelector<HTMLElement>(selector)?.focus();
