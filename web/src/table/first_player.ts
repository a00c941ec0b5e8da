import type { First, Terms } from '../types/server.ts';

/** The values of the terms that let a certain seat begin, in the order of the seats. */
export const FIRST_SEATS = [
  'first_seat',
  'second_seat',
  'third_seat',
  'fourth_seat',
  'fifth_seat',
] as const satisfies readonly First[];

/** The seat that begins; null if lots or the rulebook decide. */
export function firstSeat({ first }: Pick<Terms, 'first'>): number | null {
  const seat = (FIRST_SEATS as readonly First[]).indexOf(first);
  return seat < 0 ? null : seat;
}

/** A choice that a table for this many players can have. */
export const fitFirst = (first: First, players: number): First =>
  (firstSeat({ first }) ?? 0) < players ? first : 'random';
