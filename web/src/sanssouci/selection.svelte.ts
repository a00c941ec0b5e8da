import type { TurnEnd } from '../table/turn_end.svelte.ts';
import type { Card, Entry, Field, Motif, Preview, Slot, Stack, View } from '../types/sanssouci.ts';
import { adviceOf, NO_ADVICE } from './advice.ts';
import { automaticChoice } from './automatic_choice.ts';
import {
  cardsFor,
  choices,
  fieldsOf,
  gardenerSlots,
  mapValues,
  narrowestCard,
  playableCards,
  playsOf,
  sameEntry,
  stacksOf,
} from './choices.ts';
import { faceOf } from './cards.ts';
import { motifOf } from './grid.ts';
import { previewText, reasonText } from './preview_text.ts';

/** A field that can be chosen: the effect in words, and the points of a noble's walk. */
export type Target = { label: string; points: number | null };

/** The piece that is shown where the tile would be laid. */
export type Ghost = { field: Field; gardener: boolean; motif: Motif };

type Session = Pick<TurnEnd, 'view' | 'deciding' | 'suggested' | 'decide' | 'backwards' | 'canUndo' | 'undo'>;

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

  /** The tiles that would become gardeners, because their own field is taken. */
  readonly gardenerSlots = $derived.by(() => gardenerSlots(this.#plays));

  readonly targets = $derived.by(() => {
    if (this.#fields.size === 0) return NO_TARGETS;
    return mapValues(this.#fields, ({ preview }): Target => ({
      label: this.#text(preview),
      points: preview?.preview === 'noble' ? preview.points : null,
    }));
  });
  readonly stacks = $derived.by(() => stacksOf(this.#choices));
  readonly canStay = $derived.by(() => this.#choices.some(({ entry }) => entry.do === 'stay'));

  /** The first decision of the turn that a hint suggests, if it is possible now. */
  readonly #suggested = $derived.by(() => {
    const [first] = this.#session.suggested;
    return first ? this.#choices.find(({ entry }) => sameEntry(entry, first)) : undefined;
  });
  /** That turn as the board draws it. */
  readonly advice = $derived.by(() => {
    const { viewer, seats, display } = this.view;
    const garden = viewer === null ? undefined : seats[viewer];
    if (!this.#suggested || !garden) return NO_ADVICE;
    const { preview } = this.#suggested;
    return adviceOf(this.#session.suggested as Entry[], { display, garden, preview, played: [] });
  });
  /** The card for the tile that waits, unless the player picks the other one. */
  readonly proposedCard = $derived.by(() =>
    this.slot ? narrowestCard(this.#choices, cardsFor(this.#choices, this.slot)) : null,
  );
  readonly shownSlot = $derived.by(() => this.slot ?? this.advice.slot);
  readonly shownCard = $derived.by(() => this.card ?? this.proposedCard ?? this.advice.card);

  /** The preview of the tile or field that the player points at, or else of the hint. */
  readonly preview = $derived.by((): Preview | null => {
    const slot = this.pointedSlot ?? this.slot;
    if (slot) return this.#plays.get(slot)?.preview ?? null;
    if (this.pointedField) return this.#fields.get(this.pointedField)?.preview ?? null;
    return this.#suggested?.preview ?? null;
  });
  /** Whether the player points at something else than the hint. */
  readonly #pointing = $derived.by(() => (this.pointedSlot ?? this.slot ?? this.pointedField) !== null);
  readonly ghost = $derived.by((): Ghost | null => {
    const { preview } = this;
    if (!this.#pointing && this.advice.ghost) return this.advice.ghost;
    if (preview?.preview !== 'lay' || !preview.field) return null;
    return { field: preview.field, gardener: preview.gardener, motif: motifOf(preview.field) };
  });
  /** The fields on which the tile in the preview could become a gardener. */
  readonly gardenerFields = $derived.by((): readonly Field[] => {
    const { preview } = this;
    if (!this.#pointing && this.advice.ghost) return NO_FIELDS;
    return preview?.preview === 'lay' && !preview.field ? preview.places : NO_FIELDS;
  });
  /** The way of a piece in the hint. */
  readonly arrow = $derived.by((): readonly Field[] => (this.#pointing ? NO_FIELDS : this.advice.walk));
  /** The walk of the noble in the preview, with its start. */
  readonly walk = $derived.by((): readonly Field[] => {
    const { preview } = this;
    if (preview?.preview !== 'noble' || this.arrow.length > 0) return NO_FIELDS;
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

  /**
   * Takes a tile, or lets it wait if two cards allow it. Nobody spends the free choice on a tile that the other card allows,
   * unless they pick it first. A second pick takes the tile with the proposed card.
   */
  pickSlot(slot: Slot) {
    const able = this.card ? [this.card] : cardsFor(this.#choices, slot);
    const cards = able.length > 1 ? able.filter((card) => faceOf(card).kind !== 'free') : able;
    const only = this.slot === slot ? this.proposedCard : cards.length === 1 ? cards[0] : null;
    const choice = only ? playsOf(this.#choices, only).get(slot) : undefined;
    if (choice) void this.decide(choice.entry);
    else this.slot = slot;
  }

  pickField(field: Field) {
    const choice = this.#fields.get(field);
    if (choice) void this.decide(choice.entry);
  }

  refill = (stack: Stack) => this.decide({ do: 'refill', stack });
  stay = () => this.decide({ do: 'stay' });

  async decide(entry: Entry, automatic = false) {
    this.clearChoice();
    this.pointedSlot = null;
    this.pointedField = null;
    await this.#session.decide(entry, automatic);
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
    else void this.decide(only, true);
  }

  /** Why a suggested turn is good, in a few words. */
  reason = (turn: readonly unknown[]) => {
    const choice = this.#choices.find(({ entry }) => sameEntry(entry, turn[0]));
    return reasonText(choice?.preview ?? null, turn as Entry[], this.#edition);
  };

  #text = (preview: Preview | null) => previewText(preview, this.#edition).join(', ');
}
