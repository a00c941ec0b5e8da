type Point = { x: number; y: number };

type Listener = {
  /** The mouse moves without a pressed button. */
  hover: (event: PointerEvent) => void;
  /** A click, or a tap with one finger. */
  tap: (event: PointerEvent) => void;
  twoFingerTap: () => void;
  drag: (dx: number, dy: number, byMouse: boolean) => void;
  /** Whether a pointer that goes down here takes hold of something. Then its drag is told as `carry`. */
  grab: (event: PointerEvent) => boolean;
  /** What is held follows the pointer. */
  carry: (event: PointerEvent) => void;
  /** Two fingers move: the ratio of their distance to that at the start. */
  pinch: (ratio: number, isFirst: boolean) => void;
};

type Drag = Point & { moved: boolean; holds: boolean };

/** A pointer that moves less than this still taps, in pixels. */
const TAP_DISTANCE = 8;

/** Two fingers whose distance changes less than this still tap. */
const TAP_RATIO = 0.08;

/** Recognizes taps, drags and pinches from pointer events. */
export class Gestures {
  #pointers = new Map<number, Point>();
  /** One pointer: where it was last, whether it drags, and whether it holds something. */
  #drag: Drag | null = null;
  /** Two fingers: their distance at the start, and whether they pinch. */
  #pinch: { distance: number; moved: boolean } | null = null;
  readonly #listener: Listener;

  constructor(listener: Listener) {
    this.#listener = listener;
  }

  down = (event: PointerEvent) => {
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#pointers.size === 2) {
      this.#pinch = { distance: this.#distance(), moved: false };
      this.#drag = null;
    } else
      this.#drag = {
        x: event.clientX,
        y: event.clientY,
        moved: false,
        holds: this.#listener.grab(event),
      };
  };

  move = (event: PointerEvent) => {
    if (this.#pointers.has(event.pointerId))
      this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#pinch) this.#movePinch(this.#pinch);
    else if (this.#drag && event.buttons !== 0) this.#moveDrag(this.#drag, event);
    else if (event.pointerType === 'mouse') this.#listener.hover(event);
  };

  up = (event: PointerEvent) => {
    this.#pointers.delete(event.pointerId);
    if (this.#pinch) {
      if (this.#pointers.size > 0) return;
      if (!this.#pinch.moved) this.#listener.twoFingerTap();
      this.#pinch = null;
      return;
    }
    const tapped = this.#drag && !this.#drag.moved;
    this.#drag = null;
    if (tapped) this.#listener.tap(event);
  };

  cancel = (event: PointerEvent) => {
    this.#pointers.delete(event.pointerId);
    this.#drag = null;
    this.#pinch = null;
  };

  #movePinch(pinch: { distance: number; moved: boolean }) {
    // Two fingers never lift at the same time; the last one alone does not pinch.
    if (this.#pointers.size < 2) return;
    const ratio = this.#distance() / pinch.distance;
    if (!pinch.moved && Math.abs(ratio - 1) < TAP_RATIO) return;
    this.#listener.pinch(ratio, !pinch.moved);
    pinch.moved = true;
  }

  #moveDrag(drag: Drag, event: PointerEvent) {
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.moved && Math.hypot(dx, dy) < TAP_DISTANCE) return;
    this.#drag = { ...drag, x: event.clientX, y: event.clientY, moved: true };
    if (drag.holds) this.#listener.carry(event);
    else this.#listener.drag(dx, dy, event.pointerType === 'mouse');
  }

  #distance(): number {
    const [one, other] = [...this.#pointers.values()];
    return one && other ? Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)) : 1;
  }
}
