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
  /** How long the remark of a bot can be read. */
  remark: 6000,
  /** Points that rise from a field to the score. */
  pointsRise: 400,

  // Tiles, boars and nobles on a board. Own moves are quick; other players' moves are slow enough to follow.
  tileFlight: { own: 280, other: 400 },
  boarFlight: { own: 280, other: 400 },
  nobleWalk: { base: 150, perField: 60, most: 400 },
  marketRefill: 150,
  cardDraw: 150,
  // Long enough to read what the headline says.
  pauseAfterTile: 400,
  pauseAfterWalk: 600,
  /** One pulse of the tile that is shown where it would be laid: `var(--ghost-pulse)` in CSS. */
  ghostPulse: 1400,

  /**
   * The final scoring: an item of the list, nobles that walk their ways again, full rows and columns with the delay from
   * field to field, missions, and the areas of a type.
   */
  scoring: { item: 700, nobles: 2400, lines: 1300, step: 60, missions: 1600, type: 1000 },
  /** A petal that falls over the result: `var(--petal-fall)` in CSS. */
  petalFall: 2600,
  /** The turn that a small board on the start page shows: `var(--mini-board)` and `var(--mini-walk)` in CSS. */
  miniBoard: 5000,
  /** How long the start page shows a small board: `var(--mini-show)` in CSS. */
  miniShow: 5400,

  // Bids, tiles and chips of a growing garden.
  // The reveal takes 1.2 seconds.
  bidsFaceDown: 300,
  bidTurn: 400,
  bidsFaceUp: 500,
  kingBow: 400,
  gardenTileFlight: { own: 280, other: 400 },
  pauseAfterGardenTile: 600,
  chipFlight: 600,
  /** The garden zooms out because it has grown. */
  gardenZoom: 280,
} as const;

export const EASINGS = {
  /** The default of the page, for CSS and for pieces that fly. */
  standard: 'cubic-bezier(0.3, 0.1, 0.2, 1)',
  pointsRise: 'ease-in-out',
  ghostPulse: 'ease-in-out',
  petalFall: 'ease-in',
  miniWalk: 'linear',
  gardenZoom: cubicOut,
} as const;

/** The custom properties through which CSS uses these values. */
export const CSS_PROPERTIES = {
  '--quick': `${DURATIONS.quick}ms`,
  '--slow': `${DURATIONS.slow}ms`,
  '--ghost-pulse': `${DURATIONS.ghostPulse}ms ${EASINGS.ghostPulse}`,
  '--petal-fall': `${DURATIONS.petalFall}ms ${EASINGS.petalFall}`,
  '--mini-board': `${DURATIONS.miniBoard}ms ${EASINGS.standard}`,
  '--mini-show': `${DURATIONS.miniShow}ms ${EASINGS.miniWalk}`,
  '--mini-walk': `${DURATIONS.miniBoard}ms ${EASINGS.miniWalk}`,
  '--ease': EASINGS.standard,
};

/** Defines the custom properties for the whole page. */
export function defineMotionProperties(root: HTMLElement) {
  for (const [name, value] of Object.entries(CSS_PROPERTIES)) root.style.setProperty(name, value);
}

/** Whether the user prefers reduced motion. */
export const still = () => prefersReducedMotion.current;

export const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));
