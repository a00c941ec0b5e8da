/** How far each arrow key goes: columns and rows. */
const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The place to which an arrow key goes from `from`, or null for another key. `places` are columns and rows. In a row that
 * is shorter, the nearest place counts.
 */
export function placeAfter(
  key: string,
  places: readonly (readonly [number, number])[],
  from: number,
): number | null {
  const step = STEPS[key];
  const start = places[from];
  if (!step || !start) return null;
  const [x, y] = [start[0] + step[0], start[1] + step[1]];
  let best = from;
  let distance = Infinity;
  places.forEach(([column, row], index) => {
    if (row === y && Math.abs(column - x) < distance) [best, distance] = [index, Math.abs(column - x)];
  });
  return best;
}
