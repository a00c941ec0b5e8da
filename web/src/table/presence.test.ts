import { describe, expect, it } from 'vitest';
import { tableView } from '../../tests/sample_views.ts';
import type { Occupant, TableView } from '../types/server.ts';
import { isPresent } from './presence.ts';

const person = (id: string): Occupant => ({ kind: 'person', id, name: id });
const seat = (occupant: Occupant) => ({ occupant, stand_in: null, clock: null });
const table = (phase: TableView['phase'] = 'running') =>
  tableView({ phase, seats: [seat(person('ada')), seat(person('bert'))] });

describe('presence', () => {
  const session = { present: ['ada', 'bert'], you: 0, table: table() };

  it('is shown for other people', () => {
    expect(isPresent(session, person('bert'))).toBe(true);
    expect(isPresent({ ...session, present: ['ada'] }, person('bert'))).toBe(false);
    expect(isPresent({ ...session, you: null }, person('ada'))).toBe(true);
  });

  it.each([
    ['the user', session, person('ada')],
    ['a bot', session, { kind: 'bot', level: 'gardener' } as const],
    ['a person who is only invited', session, { kind: 'invited', id: 'bert', name: 'bert' } as const],
    ['a free seat', session, null],
    ['anybody while it is unknown', { ...session, present: null }, person('bert')],
    ['anybody after the game', { ...session, table: table('over') }, person('bert')],
  ])('is not shown for %s', (_, at, occupant) => expect(isPresent(at, occupant)).toBeNull());
});
