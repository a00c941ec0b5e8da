import type { Decision } from '../../learn/lesson.ts';
import type { View } from '../../types/sanssouci.ts';

/** The decision that a click tries on a field or tile that cannot be chosen now. */
export function attemptAt(target: Element, view: View): Decision | null {
  const board = target.closest('.board');
  const field = target.closest<HTMLElement>('.main [data-field][aria-disabled="true"]')?.dataset.field;
  if (field) return atField(field, view);
  const take = target.closest<HTMLElement>('[data-slot][aria-disabled="true"]')?.dataset.slot;
  if (!take || view.phase !== 'play') return null;
  const chosen = board?.querySelector<HTMLElement>('[data-card][aria-pressed="true"]')?.dataset.card;
  const card = chosen ?? (view.viewer === null ? null : view.seats[view.viewer]?.hand?.[0]);
  return card ? { do: 'play', card, take } : null;
}

function atField(field: string, { phase }: View): Decision | null {
  switch (phase) {
    case 'noble':
      return { do: 'noble', to: field };
    case 'gardener':
    case 'boar':
      return { do: phase, field };
    default:
      return null;
  }
}
