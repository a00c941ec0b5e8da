import { beforeEach, describe, expect, it } from 'vitest';
import { tableView } from '../../tests/sample_views.ts';
import { FakeTableApi } from '../table/fake_table_api.ts';
import type { Frame, Occupant, TableView } from '../types/server.ts';
import { WaitingTable } from './waiting_table.svelte.ts';

beforeEach(() => localStorage.clear());

const person = (id: string): Occupant => ({ kind: 'person', id, name: '' });
const frame = (phase: TableView['phase'], other: Occupant | null, you: number | null = 0): Frame => {
  const seats = [person('me'), other].map((occupant) => ({ occupant, stand_in: null, clock: null }));
  return { seq: 1, at: 0, what: null, events: null, table: tableView({ phase, seats, you }) };
};

function wait() {
  const api = new FakeTableApi();
  const table = new WaitingTable(() => api);
  table.remember('7');
  table.follow('7');
  return { table, send: (sent: Frame) => api.streams[0]?.send(sent) };
}

describe('the table at which the user waits', () => {
  it('tells when somebody has sat down, and when they have left again', () => {
    const { table, send } = wait();
    send(frame('open', null));
    expect(table.arrived).toBe(false);
    send(frame('open', { kind: 'invited', id: 'bert', name: '' }));
    expect(table.arrived, 'a reserved seat').toBe(false);
    send(frame('open', person('bert')));
    expect(table.arrived).toBe(true);
    send(frame('open', null));
    expect([table.arrived, table.id]).toEqual([false, '7']);
    send(frame('running', person('bert')));
    expect([table.arrived, table.id]).toEqual([true, '7']);
  });

  it.each([
    ['is closed', frame('closed', null)],
    ['is over', frame('over', person('bert'))],
    ['has no seat for the user', frame('open', person('bert'), null)],
  ])('is forgotten when it %s', (_, last) => {
    const { table, send } = wait();
    send(last);
    expect(table.id).toBeNull();
    expect(new WaitingTable(() => new FakeTableApi()).id).toBeNull();
  });

  it('survives a reload', () => {
    wait();
    expect(new WaitingTable(() => new FakeTableApi()).id).toBe('7');
  });
});
