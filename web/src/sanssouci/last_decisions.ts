import type { LastDecisions } from '../table/turn_end.svelte.ts';
import type { Entry, NoblePreview, View } from '../types/sanssouci.ts';
import { actionText } from './action_text.ts';
import { sameEntry } from './choices.ts';
import { columnOf, rowOf } from './grid.ts';
import { previewText } from './preview_text.ts';

/** The preview of a noble's move. */
function walkOf(view: View, entry: Entry): NoblePreview | null {
  const preview = view.previews[view.legal.findIndex((other) => sameEntry(other, entry))];
  return preview?.preview === 'noble' ? preview : null;
}

/**
 * Whether a decision ends the turn. Where players choose the stack that refills the market, that choice comes last. If a
 * player can only stay, the button says that it ends the turn.
 */
function isLast({ options, supply, legal }: View, { do: verb }: Entry): boolean {
  const refills = options.choose_stack && supply.some((height) => height > 0);
  if (verb === 'refill') return true;
  if (verb === 'stay') return !refills && legal.length > 1;
  return verb === 'noble' && !refills;
}

/** The view as if a noble had moved, with its points. Staying and refilling change nothing that can be shown. */
function pretend(view: View, entry: Entry): View {
  const walk = walkOf(view, entry);
  if (!walk) return view;
  const seats = view.seats.map((seat, index) => {
    if (index !== view.viewer) return seat;
    const nobles = [...seat.nobles] as typeof seat.nobles;
    nobles[columnOf(walk.motif)] = rowOf(walk.walk.at(-1) ?? 'a0');
    return { ...seat, nobles, score: seat.score + walk.points };
  });
  return { ...view, seats };
}

/** The decision in words, with its points. */
function describe(view: View, entry: Entry): string {
  const { edition } = view.options;
  const text = actionText(entry, edition, null);
  const walk = walkOf(view, entry);
  return walk ? previewText({ preview: 'noble', ...walk }, edition).join(', ') : text;
}

/** The event that the server will report for a move of a noble, to animate it before. */
export function walkEvent(view: View, entry: Entry) {
  const walk = walkOf(view, entry);
  if (!walk || view.viewer === null) return null;
  const { motif, from, walk: fields, points } = walk;
  return { event: 'noble_walked' as const, seat: view.viewer, motif, from, walk: fields, points };
}

/** The last decisions of a turn: moving a noble or staying, or choosing the stack for the refill. */
export const LAST_DECISIONS: LastDecisions = {
  isLast: (view, action) => isLast(view as View, action as Entry),
  pretend: (view, action) => pretend(view as View, action as Entry),
  describe: (view, action) => describe(view as View, action as Entry),
};
