// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ADA, tableView } from '../../tests/sample_views.ts';
import type { TableView } from '../types/server.ts';
import { authorName, chatPeople, hasReaders, mayChat } from './chat.ts';

const BOTS_ONLY = { you: 0, chat: [], table: tableView() };
const { terms, seats } = tableView();
const bert = { occupant: { kind: 'person', id: 'b', name: 'Bert' }, stand_in: null, clock: null } as const;

describe('chat', () => {
  it('has no readers while the user is alone with bots', () => expect(hasReaders(BOTS_ONLY)).toBe(false));

  it.each([
    ['another person plays', { table: tableView({ seats: [...seats, bert] }) }],
    [
      'the table is listed, so that others may watch',
      { table: tableView({ terms: { ...terms, listed: true } }) },
    ],
    ['somebody has written', { chat: [{ seq: 1, name: 'Bert', text: 'Hello' }] }],
    ['the user is a spectator', { you: null }],
  ])('has readers if %s', (_, change) => expect(hasReaders({ ...BOTS_ONLY, ...change })).toBe(true));
});

describe('the chat of a table', () => {
  const listed = { ...terms, listed: true, spectator_chat: false };
  const table = (change: Partial<TableView>) => tableView({ seats: [...seats, bert], ...change });
  const may = (change: Partial<TableView>, user: string | null, host = false) =>
    mayChat({ table: table(change), host }, user);

  it('is open to everybody by default', () => {
    expect([may({}, 'b'), may({}, 'stranger'), may({}, null)]).toEqual([true, true, true]);
  });

  it('may be closed to spectators', () => {
    expect([may({ terms: listed }, 'b'), may({ terms: listed }, 'stranger')]).toEqual([true, false]);
  });

  it('is closed to people whom the host has muted, but not to the host', () => {
    expect([may({ muted_people: ['b'] }, 'b'), may({ muted_people: ['b'] }, 'c')]).toEqual([false, true]);
    expect([may({ muted: true }, 'b'), may({ muted: true }, 'a', true)]).toEqual([false, true]);
  });

  const said = (person: string, name: string) => ({ what: 'said', person, name, text: 'Hello' }) as const;
  const names = [...seats.map(() => 'Bot'), 'Bert'];

  it('marks authors without a seat, who may have the name of a player', () => {
    expect(authorName(said('b', 'Bert'), table({}), names)).toBe('Bert');
    expect(authorName(said('c', 'Bert'), table({}), names)).not.toBe('Bert');
  });

  it('lists the people whom the host can mute', () => {
    const log = [said(ADA, 'Ada'), said('c', 'Cleo'), said('c', 'Cleo')].map((what, seq) => ({
      seq,
      what,
      events: null,
    }));
    const people = chatPeople({ table: table({ muted_people: ['c'] }), log }, names);
    expect(people.map(({ id, muted }) => [id, muted])).toEqual([
      ['b', false],
      ['c', true],
    ]);
  });
});
