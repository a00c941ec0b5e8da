/** Whether somebody plays by keyboard: nothing has the focus, or something of the board that shows that it has. */
export function byKeyboard(board: HTMLElement): boolean {
  const active = document.activeElement;
  return !active || active === document.body || (board.contains(active) && active.matches(':focus-visible'));
}
