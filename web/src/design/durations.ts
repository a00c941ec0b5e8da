import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';

/** The duration of every animation and of every pause between animations, in milliseconds. */
export const DURATIONS = {
  /** Hover and press feedback: `var(--quick)` in CSS. */
  quick: 150,
  /** A row of the final scoring: `var(--slow)` in CSS. */
  slow: 400,
  notice: 150,
  tip: 280,
  /** Points that rise from a field to the score. */
  pointsRise: 400,

  // Tiles, boars and nobles on a board. Own moves are quick; other players' moves are slow enough to follow.
  tileFlight: { own: 280, other: 400 },
  boarFlight: { own: 280, other: 400 },
  nobleWalk: { base: 150, perField: 60, most: 400 },
  marketRefill: 150,
  cardDraw: 150,
  pauseAfterTile: 150,
  pauseAfterWalk: 280,
  /** One pulse of the tile that is shown where it would be laid: `var(--ghost-pulse)` in CSS. */
  ghostPulse: 1400,

  // Bids, tiles and chips of a growing garden.
  pauseAfterReveal: 280,
  gardenTileFlight: { own: 280, other: 400 },
  pauseAfterGardenTile: 150,
  chipFlight: 400,
  /** The garden zooms out because it has grown. */
  gardenZoom: 280,
} as const;

export const EASINGS = {
  /** The default of the page, for CSS and for pieces that fly. */
  standard: 'cubic-bezier(0.3, 0.1, 0.2, 1)',
  pointsRise: 'ease-in-out',
  ghostPulse: 'ease-in-out',
  gardenZoom: cubicOut,
} as const;

/** The custom properties through which CSS uses these values. */
export const CSS_PROPERTIES = {
  '--quick': `${DURATIONS.quick}ms`,
  '--slow': `${DURATIONS.slow}ms`,
  '--ghost-pulse': `${DURATIONS.ghostPulse}ms ${EASINGS.ghostPulse}`,
  '--ease': EASINGS.standard,
};

/** Defines the custom properties for the whole page. */
export function defineMotionProperties(root: HTMLElement) {
  for (const [name, value] of Object.entries(CSS_PROPERTIES)) root.style.setProperty(name, value);
}

/** Whether the user prefers reduced motion. */
export const still = () => prefersReducedMotion.current;

export const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));
