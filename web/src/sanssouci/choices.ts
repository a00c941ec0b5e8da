import type { Card, Entry, Field, Preview, Slot, View } from '../types/sanssouci.ts';

/** A decision that the server allows, with the server's preview of its effect. */
export type Choice = { entry: Entry; preview: Preview | null };

/** All decisions that are possible now. The page knows no rules: the server's view lists them. */
export function choices(view: View): Choice[] {
  return view.legal.map((entry, index) => ({ entry, preview: view.previews[index] ?? null }));
}

/** The plays that a card allows (without a card: all plays), by the slot of the tile. */
export function playsOf(all: Choice[], card: Card | null): Map<Slot, Choice> {
  return new Map(
    all.flatMap((choice) => {
      const { entry } = choice;
      const fits = entry.do === 'play' && (card === null || entry.card === card);
      return fits && entry.take ? [[entry.take, choice] as const] : [];
    }),
  );
}

/** The cards that allow a tile. */
export function cardsFor(all: Choice[], slot: Slot): Card[] {
  return all.flatMap(({ entry }) =>
    entry.do === 'play' && entry.take === slot && entry.card ? [entry.card] : [],
  );
}

/** Of the cards that allow a tile, the one to propose: that which allows the fewest tiles, so that the other stays useful. */
export function narrowestCard(all: Choice[], cards: Card[]): Card | null {
  const width = (card: Card) => playsOf(all, card).size;
  return cards.reduce<Card | null>(
    (best, card) => (best === null || width(card) < width(best) ? card : best),
    null,
  );
}

/** The cards that can be played. */
export function playableCards(all: Choice[]): Set<Card> {
  return new Set(all.flatMap(({ entry }) => (entry.do === 'play' && entry.card ? [entry.card] : [])));
}

/** The fields to which a gardener, a boar or a noble can go. */
export function fieldsOf(all: Choice[]): Map<Field, Choice> {
  const found = new Map<Field, Choice>();
  for (const choice of all) {
    const { entry } = choice;
    const place = entry.do === 'play' ? undefined : (entry.to ?? entry.field);
    if (place) found.set(place, choice);
  }
  return found;
}

/** The tiles that would become gardeners, because their own field is taken. */
export function gardenerSlots(plays: Map<Slot, Choice>): ReadonlySet<Slot> {
  const becomes = [...plays].filter(([, { preview }]) => preview?.preview === 'lay' && preview.gardener);
  return new Set(becomes.map(([slot]) => slot));
}

/** The same keys with other values. */
export const mapValues = <Key, From, To>(map: Map<Key, From>, change: (value: From) => To): Map<Key, To> =>
  new Map([...map].map(([key, value]) => [key, change(value)]));

/** The stacks from which the market can be refilled. */
export function stacksOf(all: Choice[]): number[] {
  return all.flatMap(({ entry }) =>
    entry.do === 'refill' && entry.stack !== undefined ? [entry.stack] : [],
  );
}

export const sameEntry = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
