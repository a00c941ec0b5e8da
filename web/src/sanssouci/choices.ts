import type { Card, Entry, Field, Preview, Slot, View } from '../types/sanssouci.ts';

/** One of the decisions that the server allows, with what it says the decision would do. */
export type Choice = { entry: Entry; preview: Preview | null };

/** All that may be decided now. Nothing here decides what is legal: the server's view lists it. */
export function choices(view: View): Choice[] {
  return view.legal.map((entry, index) => ({ entry, preview: view.previews[index] ?? null }));
}

/** The plays that a card allows, by the slot that the tile would come from. */
export function playsOf(all: Choice[], card: Card | null): Map<Slot, Choice> {
  const plays = all.filter(
    ({ entry }) => entry.do === 'play' && entry.take && (card === null || entry.card === card),
  );
  return new Map(
    plays.flatMap((choice) => (choice.entry.take ? [[choice.entry.take, choice] as const] : [])),
  );
}

/** The cards with which a tile can be taken. */
export function cardsFor(all: Choice[], slot: Slot): Card[] {
  return all.flatMap(({ entry }) =>
    entry.do === 'play' && entry.take === slot && entry.card ? [entry.card] : [],
  );
}

/** Where something may be put or go now: gardeners, boars, nobles. */
export function fieldsOf(all: Choice[]): Map<Field, Choice> {
  const found = new Map<Field, Choice>();
  for (const choice of all) {
    const { entry } = choice;
    const place = entry.do === 'play' ? undefined : (entry.to ?? entry.field);
    if (place) found.set(place, choice);
  }
  return found;
}

/**
 * The decision that needs no asking: the only field for a gardener or a boar, or the only stack. Staying is asked
 * for even if it is all there is, because it ends the turn, and with it the chance to take the turn back.
 */
export function onlyChoice(view: View): Entry | null {
  const [only] = view.legal;
  return view.legal.length === 1 && only && ['gardener', 'boar', 'refill'].includes(only.do) ? only : null;
}
