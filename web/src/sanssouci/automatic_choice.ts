import type { Entry, View } from '../types/sanssouci.ts';

/**
 * The only possible choice, if the page can make it without asking: one field for a gardener or a boar, or one stack.
 * Staying is never automatic, because it ends the turn and with it the chance to undo.
 */
export function automaticChoice(view: View): Entry | null {
  const [only] = view.legal;
  return view.legal.length === 1 && only && ['gardener', 'boar', 'refill'].includes(only.do) ? only : null;
}
