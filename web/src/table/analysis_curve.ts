import type { Moment } from '../types/server.ts';

export type Point = { x: number; y: number; moment: Moment };

/** How the expected margin of a seat went, as points in a field of 1 by 1; the middle is an even game. */
export function curve(moments: Moment[], seat: number, most: number): Point[] {
  const last = Math.max(1, moments.length - 1);
  return moments.flatMap((moment, index) => {
    const margin = moment.margins[seat];
    return margin == null ? [] : [{ x: index / last, y: 0.5 - margin / (2 * most), moment }];
  });
}

/** The largest margin of anybody at any time, so that every curve fits. */
export function most(moments: Moment[]): number {
  return Math.max(5, ...moments.flatMap(({ margins }) => margins.map((margin) => Math.abs(margin ?? 0))));
}
