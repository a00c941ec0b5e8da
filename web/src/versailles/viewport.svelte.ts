import { Tween } from 'svelte/motion';
import { DURATIONS, EASINGS, still } from '../design/durations.ts';
import type { Box } from './frame.ts';

const ZOOM = { least: 0.6, most: 5, step: 1.3, wheelStep: 1.12 };

/** The visible part of a garden: the frame around all tiles, zoomed and panned by the player. */
export class Viewport {
  #zoom = $state(1);
  #shift = $state.raw<readonly [number, number]>([0, 0]);
  #pinchStart = 1;
  readonly #frame: Tween<Box>;

  constructor(frame: Box) {
    this.#frame = new Tween(frame, { easing: EASINGS.gardenZoom });
  }

  readonly box = $derived.by((): Box => {
    const { x, y, width, height } = this.#frame.current;
    const [visibleWidth, visibleHeight] = [width / this.#zoom, height / this.#zoom];
    return {
      x: x + (width - visibleWidth) / 2 + this.#shift[0],
      y: y + (height - visibleHeight) / 2 + this.#shift[1],
      width: visibleWidth,
      height: visibleHeight,
    };
  });

  /** Whether the player has zoomed or panned. */
  readonly isMoved = $derived.by(() => this.#zoom !== 1 || this.#shift[0] !== 0 || this.#shift[1] !== 0);

  /** Glides to the frame of a garden that has grown, instead of jumping under the finger. */
  showFrame(frame: Box) {
    void this.#frame.set(frame, { duration: still() ? 0 : DURATIONS.gardenZoom });
  }

  /** Pans by a distance in fields. */
  pan(dx: number, dy: number) {
    this.#shift = [this.#shift[0] - dx, this.#shift[1] - dy];
  }

  /** Zooms by the ratio of the distances between two fingers now and at the start of the pinch. */
  pinch(ratio: number, isFirst: boolean) {
    if (isFirst) this.#pinchStart = this.#zoom;
    this.#zoomTo(this.#pinchStart * ratio);
  }

  zoomIn = (step = ZOOM.step) => this.#zoomTo(this.#zoom * step);
  zoomOut = (step = ZOOM.step) => this.#zoomTo(this.#zoom / step);
  zoomByWheel = (deltaY: number) => (deltaY < 0 ? this.zoomIn : this.zoomOut)(ZOOM.wheelStep);

  /** Shows the whole garden again. */
  fit() {
    this.#zoom = 1;
    this.#shift = [0, 0];
  }

  #zoomTo(zoom: number) {
    this.#zoom = Math.min(ZOOM.most, Math.max(ZOOM.least, zoom));
  }
}
