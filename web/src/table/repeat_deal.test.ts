import { describe, expect, it } from 'vitest';
import { tableView } from '../../tests/sample_views.ts';
import type { Occupant } from '../types/server.ts';
import { repeatSeats } from './repeat_deal.ts';

const person = (id: string): Occupant => ({ kind: 'person', id, name: id });
const bot: Occupant = { kind: 'bot', level: 'lenotre' };
const seatsOf = (occupants: Occupant[], you: number | null, decider?: number) => {
  const table = tableView({
    seats: occupants.map((occupant) => ({ occupant, stand_in: null, clock: null })),
    you,
  });
  return repeatSeats({ ...table, terms: { ...table.terms, stand_in: 'gardener' } }, decider);
};

describe('a deal that is played again', () => {
  it('gives the user the same seat, and bots the others', () => {
    expect(seatsOf([person('ada'), person('bert'), bot], 1)).toEqual(['gardener', 'me', 'lenotre']);
  });

  it('gives somebody else the seat of the first person', () => {
    expect(seatsOf([bot, person('ada'), person('bert')], null)).toEqual(['lenotre', 'me', 'gardener']);
  });

  it('gives the user the seat of the decision that it goes on from', () => {
    expect(seatsOf([person('ada'), bot], 0, 1)).toEqual(['gardener', 'me']);
  });

  it('gives the first seat of a game between bots', () => {
    expect(seatsOf([bot, bot], null)).toEqual(['me', 'lenotre']);
  });
});
