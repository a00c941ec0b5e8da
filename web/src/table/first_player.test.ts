import { describe, expect, it } from 'vitest';
import { FIRST_SEATS, firstSeat, fitFirst } from './first_player.ts';

describe('the seat that begins', () => {
  it('is named by the terms', () => {
    expect(FIRST_SEATS.map((first) => firstSeat({ first }))).toEqual([0, 1, 2, 3, 4]);
    expect(firstSeat({ first: 'random' })).toBeNull();
    expect(firstSeat({ first: 'rulebook' })).toBeNull();
  });
  it('exists at the table', () => {
    expect(fitFirst('third_seat', 2)).toBe('random');
    expect(fitFirst('third_seat', 3)).toBe('third_seat');
    expect(fitFirst('rulebook', 2)).toBe('rulebook');
  });
});
