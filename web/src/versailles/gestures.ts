type Point = { x: number; y: number };

type Listener = {
  /** The mouse points at something, without a button. */
  hover: (event: PointerEvent) => void;
  /** A click, or the tap of one finger. */
  tap: (event: PointerEvent) => void;
  twoFingerTap: () => void;
  drag: (dx: number, dy: number) => void;
  /** Two fingers are so many times as far apart as when they came down. */
  pinch: (ratio: number, first: boolean) => void;
};

const NEAR = 8;

/** Tells taps, drags and pinches from each other. */
export class Gestures {
  #fingers = new Map<number, Point>();
  #from: (Point & { moved: boolean }) | null = null;
  #apart: { distance: number; moved: boolean } | null = null;
  readonly #tell: Listener;

  constructor(tell: Listener) {
    this.#tell = tell;
  }

  down = (event: PointerEvent) => {
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#fingers.size === 2) {
      this.#apart = { distance: this.#distance(), moved: false };
      this.#from = null;
    } else this.#from = { x: event.clientX, y: event.clientY, moved: false };
  };

  move = (event: PointerEvent) => {
    if (this.#fingers.has(event.pointerId))
      this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#apart) {
      // Fingers never go up at the same instant; the last one pinches nothing.
      if (this.#fingers.size < 2) return;
      const ratio = this.#distance() / this.#apart.distance;
      if (!this.#apart.moved && Math.abs(ratio - 1) < 0.08) return;
      this.#tell.pinch(ratio, !this.#apart.moved);
      this.#apart.moved = true;
    } else if (this.#from && event.buttons !== 0) {
      const [dx, dy] = [event.clientX - this.#from.x, event.clientY - this.#from.y];
      if (!this.#from.moved && Math.hypot(dx, dy) < NEAR) return;
      this.#from = { x: event.clientX, y: event.clientY, moved: true };
      this.#tell.drag(dx, dy);
    } else if (event.pointerType === 'mouse') this.#tell.hover(event);
  };

  up = (event: PointerEvent) => {
    this.#fingers.delete(event.pointerId);
    if (this.#apart) {
      if (this.#fingers.size > 0) return;
      if (!this.#apart.moved) this.#tell.twoFingerTap();
      this.#apart = null;
      return;
    }
    const tapped = this.#from && !this.#from.moved;
    this.#from = null;
    if (tapped) this.#tell.tap(event);
  };

  cancel = (event: PointerEvent) => {
    this.#fingers.delete(event.pointerId);
    this.#from = null;
    this.#apart = null;
  };

  #distance(): number {
    const [one, other] = [...this.#fingers.values()];
    return one && other ? Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)) : 1;
  }
}
