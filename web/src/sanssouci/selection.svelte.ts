import type { TableSession } from '../table/session.ts';
import type { Card, Entry, Field, Motif, Preview, Slot, Stack, View } from '../types/sanssouci.ts';
import { automaticChoice } from './automatic_choice.ts';
import {
  cardsFor,
  choices,
  fieldsOf,
  mapValues,
  playableCards,
  playsOf,
  sameEntry,
  stacksOf,
} from './choices.ts';
import { motifOf } from './grid.ts';
import { previewText } from './preview_text.ts';

/** A field that can be chosen: the effect in words, and the points of a noble's walk. */
export type Target = { label: string; points: number | null };

/** The piece that is shown where the tile would be laid. */
export type Ghost = { field: Field; gardener: boolean; motif: Motif };

type Session = Pick<
  TableSession,
  'view' | 'deciding' | 'suggested' | 'decide' | 'backwards' | 'canUndo' | 'undo'
>;

// Always the same empty values, so that sixty fields do not update when there is still nothing for them.
const NO_TARGETS: ReadonlyMap<Field, Target> = new Map();
const NO_FIELDS: readonly Field[] = [];

/** What the player has chosen and points at, what can be chosen, and which preview the board shows. */
export class Selection {
  /** The card that the player has picked. */
  #card = $state<Card | null>(null);
  /** The tile that the player has picked before choosing between two cards. */
  slot = $state<Slot | null>(null);
  pointedSlot = $state<Slot | null>(null);
  pointedField = $state<Field | null>(null);
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  readonly view = $derived.by(() => this.#session.view as View);
  readonly #edition = $derived.by(() => this.view.options.edition);
  readonly #choices = $derived.by(() => (this.#session.deciding ? choices(this.view) : []));
  readonly #fields = $derived.by(() => fieldsOf(this.#choices));

  readonly hand = $derived.by(() => {
    const { viewer, seats } = this.view;
    return (viewer === null ? null : seats[viewer]?.hand) ?? [];
  });
  readonly playable = $derived.by(() => playableCards(this.#choices));

  /** The card that the next tile is taken with: the picked one, or the only one that can be played. */
  readonly card = $derived.by(() => {
    if (this.#card !== null && this.playable.has(this.#card)) return this.#card;
    return this.playable.size === 1 ? ([...this.playable][0] ?? null) : null;
  });
  readonly #plays = $derived.by(() => playsOf(this.#choices, this.card));

  /** The tiles that can be taken, with the effect in words. */
  readonly slots = $derived.by(() => mapValues(this.#plays, ({ preview }) => this.#text(preview)));

  readonly targets = $derived.by(() => {
    if (this.#fields.size === 0) return NO_TARGETS;
    return mapValues(this.#fields, ({ preview }): Target => ({
      label: this.#text(preview),
      points: preview?.preview === 'noble' ? preview.points : null,
    }));
  });
  readonly stacks = $derived.by(() => stacksOf(this.#choices));
  readonly canStay = $derived.by(() => this.#choices.some(({ entry }) => entry.do === 'stay'));

  /** The choice of the hint that is shown. */
  readonly #suggested = $derived.by(() => {
    const { suggested } = this.#session;
    return suggested ? this.#choices.find(({ entry }) => sameEntry(entry, suggested)) : undefined;
  });
  readonly shownSlot = $derived.by(() => this.slot ?? this.#suggested?.entry.take ?? null);
  readonly shownCard = $derived.by(() => this.card ?? this.#suggested?.entry.card ?? null);

  /** The preview of the tile or field that the player points at, or else of the hint. */
  readonly preview = $derived.by((): Preview | null => {
    const slot = this.pointedSlot ?? this.slot;
    if (slot) return this.#plays.get(slot)?.preview ?? null;
    if (this.pointedField) return this.#fields.get(this.pointedField)?.preview ?? null;
    return this.#suggested?.preview ?? null;
  });
  readonly ghost = $derived.by((): Ghost | null => {
    const { preview } = this;
    if (preview?.preview !== 'lay' || !preview.field) return null;
    return { field: preview.field, gardener: preview.gardener, motif: motifOf(preview.field) };
  });
  /** The fields on which the tile in the preview could become a gardener. */
  readonly gardenerFields = $derived.by((): readonly Field[] => {
    const { preview } = this;
    return preview?.preview === 'lay' && !preview.field ? preview.places : NO_FIELDS;
  });
  /** The walk of the noble in the preview, with its start. */
  readonly walk = $derived.by((): readonly Field[] => {
    const { preview } = this;
    if (preview?.preview !== 'noble') return NO_FIELDS;
    return [...(preview.from ? [preview.from] : []), ...preview.walk];
  });

  /** Picks a card, or drops it again. Takes the tile that waits for a card. */
  pickCard(card: Card) {
    const choice = this.slot ? playsOf(this.#choices, card).get(this.slot) : undefined;
    if (choice) void this.decide(choice.entry);
    else {
      this.#card = this.#card === card ? null : card;
      this.slot = null;
    }
  }

  /** Takes a tile, or lets it wait if two cards allow it. */
  pickSlot(slot: Slot) {
    const cards = this.card ? [this.card] : cardsFor(this.#choices, slot);
    const [only] = cards;
    const choice = only && cards.length === 1 ? playsOf(this.#choices, only).get(slot) : undefined;
    if (choice) void this.decide(choice.entry);
    else this.slot = this.slot === slot ? null : slot;
  }

  pickField(field: Field) {
    const choice = this.#fields.get(field);
    if (choice) void this.decide(choice.entry);
  }

  refill = (stack: Stack) => this.decide({ do: 'refill', stack });
  stay = () => this.decide({ do: 'stay' });

  async decide(entry: Entry) {
    this.clearChoice();
    this.pointedSlot = null;
    this.pointedField = null;
    await this.#session.decide(entry);
  }

  clearChoice() {
    this.#card = null;
    this.slot = null;
  }

  /** Makes a choice without alternatives. After an undo it is undone as well, because it would repeat itself. */
  makeAutomaticChoice() {
    const only = this.#session.deciding ? automaticChoice(this.view) : null;
    if (!only) return;
    if (this.#session.backwards && this.#session.canUndo) void this.#session.undo();
    else void this.decide(only);
  }

  #text = (preview: Preview | null) => previewText(preview, this.#edition).join(', ');
}
