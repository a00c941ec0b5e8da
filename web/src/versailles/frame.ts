import type { Spot } from '../types/versailles.ts';

export type Box = { x: number; y: number; width: number; height: number };

/** The frame never shows fewer fields than this in either direction. */
const LEAST = 6;

/** The part of the grid that shows all these tiles with a margin. */
export function frameOf(spots: Spot[], margin: number): Box {
  const across = span(
    spots.map(([x]) => x),
    margin,
  );
  const down = span(
    spots.map(([, y]) => y),
    margin,
  );
  return { x: across.from, y: down.from, width: across.length, height: down.length };
}

/** The value of an SVG `viewBox` attribute. A field is 100 units wide. */
export const viewBox = ({ x, y, width, height }: Box) =>
  `${x * 100} ${y * 100} ${width * 100} ${height * 100}`;

function span(places: number[], margin: number): { from: number; length: number } {
  const from = Math.min(...places, places.length > 0 ? Infinity : 0) - margin;
  const to = Math.max(...places, places.length > 0 ? -Infinity : 0) + 2 + margin;
  const missing = Math.max(0, LEAST - (to - from));
  return { from: from - missing / 2, length: to - from + missing };
}
