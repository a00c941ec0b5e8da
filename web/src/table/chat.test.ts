// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { tableView } from '../../tests/sample_views.ts';
import { hasReaders } from './chat.ts';

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
