/** Whether the user plays by keyboard: either nothing has the focus, or a part of the board shows a focus ring. */
export function playsByKeyboard(board: HTMLElement): boolean {
  const active = document.activeElement;
  return !active || active === document.body || (board.contains(active) && active.matches(':focus-visible'));
}

/** Focuses an element once the page shows it, without scrolling. */
export function focusLater(board: HTMLElement, selector: string) {
  setTimeout(() => board.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }));
}
