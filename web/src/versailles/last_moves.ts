import type { SeatView, Spot } from '../types/versailles.ts';

/** The tile that each seat has laid last. A garden lists its tiles in the order in which they were laid. */
export function lastTiles(seats: readonly SeatView[]): Map<number, Spot> {
  return new Map(
    seats.flatMap(({ garden }, seat) => {
      const last = garden.at(-1);
      return last ? [[seat, last.at] as const] : [];
    }),
  );
}
