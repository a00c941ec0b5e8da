import { beforeEach, describe, expect, it } from 'vitest';
import { tableView } from '../../tests/sample_views.ts';
import type { TableEvent } from '../types/server.ts';
import { dictionary, type Key, say } from '../words/words.svelte.ts';
import { logTexts } from './log_text.ts';

beforeEach(() => dictionary.load('en'));

const person = (id: string) => ({
  occupant: { kind: 'person', id, name: id } as const,
  stand_in: null,
  clock: null,
});
const TABLE = { ...tableView({ seats: [person('ada'), person('bert')] }), you: null };
const describeEvent = (event: unknown) => (event === 'dull' ? null : `event ${String(event)}`);
const texts = (what: TableEvent, events: unknown[] | null = null) =>
  logTexts({ seq: 1, what, events }, ['Ada', 'Bert'], describeEvent, TABLE);

describe('the text of a log entry', () => {
  it('is that of its events, without those that need no words', () => {
    expect(texts({ what: 'acted', seat: 0 }, ['one', 'dull', 'two'])).toEqual(['event one', 'event two']);
  });

  it('leaves out what the game finds irrelevant', () => {
    const entry = { seq: 1, what: { what: 'acted', seat: 0 } as const, events: ['one', 'two'] };
    expect(logTexts(entry, [], describeEvent, TABLE, (events) => events.slice(1))).toEqual(['event two']);
  });

  it.each<[TableEvent, Key, string]>([
    [{ what: 'started' }, 'log.started', ''],
    [{ what: 'undone', seat: 1 }, 'log.undone', 'Bert'],
    [{ what: 'taken_over', seat: 0, why: 'left' }, 'log.left', 'Ada'],
    [{ what: 'taken_over', seat: 0, why: 'out_of_time' }, 'log.out_of_time', 'Ada'],
    [{ what: 'taken_over', seat: 0, why: 'resigned' }, 'log.resigned', 'Ada'],
    [{ what: 'returned', seat: 0 }, 'log.returned', 'Ada'],
    [{ what: 'host_changed', host: 'bert' }, 'log.host', 'Bert'],
  ])('%j', (what, key, name) => expect(texts(what)).toEqual([say(key, { name })]));

  it.each<[TableEvent, string]>([
    [{ what: 'undone', seat: 0 }, 'You undo a move'],
    [{ what: 'taken_over', seat: 0, why: 'left' }, 'You left, and a bot takes over'],
    [{ what: 'host_changed', host: 'ada' }, 'You are the host now'],
    [{ what: 'undone', seat: 1 }, 'Bert undoes a move'],
  ])('calls the user “you”: %j', (what, text) => {
    const table = { ...TABLE, you: 0 };
    expect(logTexts({ seq: 1, what, events: null }, ['Ada', 'Bert'], describeEvent, table)).toEqual([text]);
  });

  it('is empty for entries that players need not read', () => {
    expect([...texts({ what: 'opened' }), ...texts({ what: 'muted', muted: true })]).toEqual([]);
  });
});
