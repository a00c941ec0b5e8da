import { untrack } from 'svelte';
import type { TurnEnd } from '../table/turn_end.svelte.ts';
import type { View } from '../types/versailles.ts';
import {
  bids,
  byPosition,
  lays,
  nearest,
  nextInDirection,
  nextRotation,
  sameEntry,
  sameLay,
  tileToLay,
  type Lay,
} from './choices.ts';

type Session = Pick<TurnEnd, 'view' | 'deciding' | 'suggested' | 'past' | 'decide'>;

/** What can be bid or laid, and the ghost: the tile shown where it would be laid. */
export class Selection {
  ghost = $state.raw<Lay | null>(null);
  /** Whether the player has chosen the place of the ghost. Then the mouse does not move it on its way to a button. */
  chosen = $state(false);
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  readonly view = $derived.by(() => this.#session.view as View);
  readonly cards = $derived.by(() => bids(this.#session.deciding ? this.view.legal : []));
  readonly lays = $derived.by(() => (this.#session.deciding ? lays(this.view) : []));
  readonly tile = $derived.by(() => (this.lays.length > 0 ? tileToLay(this.view) : null));
  readonly #sorted = $derived.by(() => byPosition(this.lays));
  /** The places for the tile as it is turned now, from the top left to the bottom right: their order is no advice. */
  readonly listedLays = $derived.by(() => {
    const turn = this.ghost?.turn;
    return this.#sorted.filter((lay) => lay.turn === turn);
  });

  /**
   * Gives the ghost a place that is possible now. It starts at the first one from the top left, because where it starts
   * must not be advice. It stays where it is while other players act.
   */
  placeGhost() {
    const before = untrack(() => this.ghost);
    const { lays } = this;
    if (before && lays.includes(before)) return;
    const again = before && lays.find((lay) => sameLay(lay, before));
    this.ghost = again ?? this.#sorted[0] ?? null;
    if (!again) this.chosen = false;
  }

  /** Moves the ghost to the place that a hint suggests. */
  followHint() {
    const { suggested, past } = this.#session;
    const [first] = suggested;
    if (!first || past) return;
    const found = this.lays.find(({ entry }) => sameEntry(entry, first));
    if (found) this.show(found);
  }

  /** Moves the ghost to a place, as if the player had chosen it. */
  show(lay: Lay) {
    this.ghost = lay;
    this.chosen = true;
  }

  /** Moves the ghost to the possible place nearest to the pointer, until the player chooses a place. */
  aim(point: readonly [number, number]) {
    if (!this.chosen) this.#moveTo(point);
  }

  /** Chooses a place. A second tap with a finger lays the tile; a second click could be half of a double click. */
  tap(point: readonly [number, number] | null, byMouse: boolean) {
    if (this.lays.length === 0) return;
    const before = this.chosen ? this.ghost : null;
    if (point) this.#moveTo(point);
    this.chosen = true;
    if (!byMouse && before && this.ghost && sameLay(before, this.ghost)) this.layGhost();
  }

  /** Drags the ghost: it goes to the possible place nearest to where its centre would be. */
  carry(centre: readonly [number, number]) {
    this.#moveTo(centre);
    this.chosen = true;
  }

  /** Whether the tile has more than one place, so that it can be dragged. */
  get isMovable(): boolean {
    const [first] = this.lays;
    return this.lays.some(({ at }) => at[0] !== first?.at[0] || at[1] !== first?.at[1]);
  }

  /** Lets the ghost follow the mouse again. */
  release() {
    this.chosen = false;
  }

  rotate() {
    if (this.ghost) this.ghost = nextRotation(this.lays, this.ghost);
  }

  move(direction: readonly [number, number]) {
    if (this.ghost) this.show(nextInDirection(this.lays, this.ghost, direction));
  }

  /** Lays the tile by keyboard. The first press only chooses the place: it may be the second press of the bid. */
  layOrChoose() {
    if (this.chosen) this.layGhost();
    else this.chosen = true;
  }

  layGhost() {
    if (this.ghost) void this.lay(this.ghost);
  }

  /** Lays the tile with its button. Choosing a place and pressing it is deliberate; nothing more is asked. */
  layByButton() {
    if (this.ghost) void this.#session.decide(this.ghost.entry, false, true);
  }

  #moveTo([x, y]: readonly [number, number]) {
    if (this.lays.length > 0) this.ghost = nearest(this.lays, this.ghost?.turn ?? 0, x, y);
  }

  lay = (lay: Lay) => this.#session.decide(lay.entry);
  bid = (card: number) => this.#session.decide({ do: 'bid', card });
}
