import { beforeEach, describe, expect, it } from 'vitest';
import { tableView } from '../../tests/sample_views.ts';
import type { Occupant } from '../types/server.ts';
import { dictionary } from '../words/words.svelte.ts';
import { isPerson, occupantName, seatLabels, seatNames } from './player_names.ts';

beforeEach(() => dictionary.load('en'));

const BOT: Occupant = { kind: 'bot', level: 'gardener' };
const ADA: Occupant = { kind: 'person', id: 'ada', name: 'Ada' };
const INVITED: Occupant = { kind: 'invited', id: 'ada', name: 'Ada' };
const GUEST: Occupant = { kind: 'person', id: 'bert', name: '' };

describe('the name of a player', () => {
  it('is that of the person or the bot', () => {
    expect([ADA, INVITED, GUEST, BOT, null].map((who) => occupantName(who))).toEqual([
      'Ada',
      'Ada',
      'Guest',
      'Merian (bot)',
      'open seat',
    ]);
  });

  it('is numbered if several people have the same', () => {
    const seats = [ADA, BOT, ADA].map((occupant) => ({ occupant, stand_in: null, clock: null }));
    expect(seatNames(tableView({ seats }))).toEqual(['Ada\u00a01', 'Merian (bot)', 'Ada\u00a02']);
  });

  it('is another one for each bot of a level', () => {
    const seats = [BOT, ADA, BOT, BOT, BOT].map((occupant) => ({ occupant, stand_in: null, clock: null }));
    const bots = ['Merian (bot)', 'Linné (bot)', 'Banks (bot)', 'Bartram (bot)'];
    expect(seatNames(tableView({ seats }))).toEqual([bots[0], 'Ada', ...bots.slice(1)]);
  });

  it('is numbered if the server says that names look alike', () => {
    // The second name begins with a Cyrillic letter.
    const people = [ADA, { ...ADA, id: 'b', name: '\u0410da' }, GUEST];
    const seats = people.map((occupant, seat) => ({
      occupant,
      stand_in: null,
      clock: null,
      ...(seat < 2 && { name_number: seat + 1 }),
    }));
    expect(seatNames(tableView({ seats }))).toEqual(['Ada\u00a01', '\u0410da\u00a02', 'Guest']);
  });

  it('does not reorder the text around it if it is written from right to left', () => {
    expect(occupantName({ ...ADA, name: 'אדה' }, 2)).toBe('\u2068אדה\u2069\u00a02');
    expect(occupantName({ ...ADA, name: 'Åsa 漢字 👩‍🌾' })).toBe('Åsa 漢字 👩‍🌾');
  });

  it('is “You” on labels if the user has none', () => {
    const seats = [GUEST, ADA, GUEST].map((occupant) => ({ occupant, stand_in: null, clock: null }));
    const table = tableView({ seats });
    const names = seatNames(table);
    expect(seatLabels(names, table, 2)).toEqual(['Guest\u00a01', 'Ada', 'You']);
    expect(seatLabels(names, table, 1)).toEqual(names);
    expect(seatLabels(names, table, null)).toEqual(names);
    expect(seatLabels(names, null, 0)).toEqual(names);
  });

  it('is unknown before the table is loaded', () => expect(seatNames(null)).toEqual([]));
});

describe('a seat', () => {
  it('belongs to the person who sits or is invited there', () => {
    const seats = [null, BOT, ADA, INVITED];
    expect(seats.map((occupant) => isPerson(occupant, 'ada'))).toEqual([false, false, true, true]);
    expect(seats.map((occupant) => isPerson(occupant, null))).toEqual([false, false, false, false]);
  });
});
