import { describe, expect, it } from 'vitest';
import type { SeatView } from '../types/server.ts';
import { playerStyle, SEAT_COLOURS, seatColour } from './seat_colours.ts';

const seat = (colour?: SeatView['colour']): SeatView => ({
  occupant: null,
  stand_in: null,
  clock: null,
  ...(colour && { colour }),
});

describe('colours of seats', () => {
  it('follow the numbers of the seats if nobody has chosen', () => {
    const table = { seats: SEAT_COLOURS.map(() => seat()) };
    expect(SEAT_COLOURS.map((_, number) => seatColour(table, number))).toEqual(SEAT_COLOURS);
    expect(seatColour(null, 2)).toBe('blue');
  });
  it('are the chosen ones', () => {
    const table = { seats: [seat('gold'), seat('red')] };
    expect(seatColour(table, 0)).toBe('gold');
    expect(playerStyle(table, 1)).toBe('--player: var(--player-red)');
  });
});
