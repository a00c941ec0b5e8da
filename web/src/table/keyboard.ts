/** Whether the user plays by keyboard: nothing is focused, or an element of the board with a visible focus. */
export function byKeyboard(board: HTMLElement): boolean {
  const active = document.activeElement;
  return !active || active === document.body || (board.contains(active) && active.matches(':focus-visible'));
}
