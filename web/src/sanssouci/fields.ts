import type { Field, Motif, SeatView } from '../types/sanssouci.ts';
import { columnOf, motifOf, rowOf } from './grid.ts';

export type FieldKind = 'free' | 'garden' | 'gardener';

/** Answers what lies on each field of a garden. */
export class GardenFields {
  readonly #tiles: ReadonlySet<Field>;
  readonly #laid: ReadonlySet<Field>;
  readonly #gardeners: ReadonlySet<Field>;
  readonly #nobles: SeatView['nobles'];

  constructor({
    printed,
    tiles,
    gardeners,
    nobles,
  }: Pick<SeatView, 'printed' | 'tiles' | 'gardeners' | 'nobles'>) {
    this.#tiles = new Set([...printed, ...tiles]);
    this.#laid = new Set(tiles);
    this.#gardeners = new Set(gardeners);
    this.#nobles = nobles;
  }

  kindOf(place: Field): FieldKind {
    if (this.#gardeners.has(place)) return 'gardener';
    return this.#tiles.has(place) ? 'garden' : 'free';
  }

  /** Whether the player has laid the tile of this field, instead of it being printed on the board. */
  isLaid(place: Field): boolean {
    return this.#laid.has(place);
  }

  hasNoble(place: Field): boolean {
    return this.#nobleRow(motifOf(place)) === rowOf(place);
  }

  isOnTerrace(motif: Motif): boolean {
    return this.#nobleRow(motif) === 0;
  }

  #nobleRow(motif: Motif): number {
    return this.#nobles[columnOf(motif)] ?? 0;
  }
}
