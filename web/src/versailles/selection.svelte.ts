import { untrack } from 'svelte';
import type { TableSession } from '../table/session.ts';
import type { View } from '../types/versailles.ts';
import {
  bids,
  byGain,
  lays,
  nearest,
  nextInDirection,
  nextRotation,
  sameEntry,
  sameLay,
  tileToLay,
  type Lay,
} from './choices.ts';

type Session = Pick<TableSession, 'view' | 'deciding' | 'suggested' | 'past' | 'decide'>;

/** How many lays the list of places offers. */
const LISTED = 8;

/** What can be bid or laid, and the ghost: the tile shown where it would be laid. */
export class Selection {
  ghost = $state.raw<Lay | null>(null);
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  readonly view = $derived.by(() => this.#session.view as View);
  readonly cards = $derived.by(() => bids(this.#session.deciding ? this.view.legal : []));
  readonly lays = $derived.by(() => (this.#session.deciding ? lays(this.view) : []));
  readonly tile = $derived.by(() => (this.lays.length > 0 ? tileToLay(this.view) : null));
  readonly bestLays = $derived.by(() => byGain(this.lays).slice(0, LISTED));

  /**
   * Gives the ghost a place that is possible now. It starts at the best one, so that beginners see how to lay and Enter
   * alone is a decent move. It stays where it is while other players act.
   */
  placeGhost() {
    const held = untrack(() => this.ghost);
    const { lays, bestLays } = this;
    if (lays.length === 0) this.ghost = null;
    else if (!held || !lays.includes(held))
      this.ghost = (held && lays.find((lay) => sameLay(lay, held))) ?? bestLays[0] ?? null;
  }

  /** Moves the ghost to the place that a hint suggests. */
  followHint() {
    const { suggested, past } = this.#session;
    if (!suggested || past) return;
    const found = this.lays.find(({ entry }) => sameEntry(entry, suggested));
    if (found) this.ghost = found;
  }

  /** Moves the ghost to the possible place nearest to a point. */
  aim([x, y]: readonly [number, number]) {
    if (this.lays.length > 0) this.ghost = nearest(this.lays, this.ghost?.turn ?? 0, x, y);
  }

  /** Lays the tile at a point. A finger hides the ghost, so a tap only lays it where the ghost already is. */
  tap(point: readonly [number, number] | null, byMouse: boolean) {
    if (this.lays.length === 0) return;
    const before = this.ghost;
    if (point) this.aim(point);
    if (this.ghost && (byMouse || (before && sameLay(before, this.ghost)))) void this.lay(this.ghost);
  }

  rotate() {
    if (this.ghost) this.ghost = nextRotation(this.lays, this.ghost);
  }

  move(direction: readonly [number, number]) {
    if (this.ghost) this.ghost = nextInDirection(this.lays, this.ghost, direction);
  }

  layGhost() {
    if (this.ghost) void this.lay(this.ghost);
  }

  lay = (lay: Lay) => this.#session.decide(lay.entry);
  bid = (card: number) => this.#session.decide({ do: 'bid', card });
}
