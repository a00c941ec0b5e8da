// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Occupant } from '../types/server.ts';
import { seatActions, seatIcon } from './waiting_seat.ts';

const BOT: Occupant = { kind: 'bot', level: 'gardener' };
const ADA: Occupant = { kind: 'person', id: 'ada', name: 'Ada' };
const INVITED: Occupant = { kind: 'invited', id: 'ada', name: 'Ada' };
const host = { id: 'ada', seat: 0, host: true };
const guest = { id: 'bert', seat: null, host: false };
const none = { sit: false, addBot: false, free: false };

describe('before the game', () => {
  it.each([
    ['a guest sits down on a free seat', null, 1, guest, { ...none, sit: true }],
    ['a seated guest takes no second seat', null, 1, { ...guest, seat: 2 }, none],
    ['the host adds a bot to a free seat', null, 1, host, { ...none, addBot: true }],
    ['the host frees any seat', BOT, 1, host, { ...none, free: true }],
    ['a guest gets up', ADA, 2, { ...guest, seat: 2 }, { ...none, free: true }],
    ['a guest cannot free the seats of others', ADA, 0, guest, none],
    [
      'an invited person takes the reserved seat',
      INVITED,
      1,
      { ...guest, id: 'ada' },
      { ...none, sit: true },
    ],
    ['nobody else takes it', INVITED, 1, guest, none],
  ])('%s', (_, occupant, seat, user, actions) => expect(seatActions(occupant, seat, user)).toEqual(actions));
});

describe('a seat', () => {
  it('has an icon for its occupant', () => {
    expect([null, BOT, ADA, INVITED].map(seatIcon)).toEqual([
      'seat-free',
      'bot-gardener',
      'seat-person',
      'seat-person',
    ]);
  });
});
