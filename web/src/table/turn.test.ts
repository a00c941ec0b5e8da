// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { tableView } from '../../tests/sample_views.ts';
import type { TableView } from '../types/server.ts';
import { canUndo, hasChoice, hasOpponents, hasResigned, isAway, isGivenUp, isYourTurn } from './turn.ts';

const VIEW = { legal: [{}], undoable: 1 };

/** The table while a bot plays for the user. */
function awayTable(): TableView {
  const table = tableView();
  return {
    ...table,
    seats: table.seats.map((seat, index) => (index === 0 ? { ...seat, stand_in: 'gardener' } : seat)),
  };
}

function facts(table: TableView | null, view: unknown = VIEW) {
  return [isAway(table), isYourTurn(table), hasChoice(table, view), canUndo(table, view)];
}

describe('the user', () => {
  it('may decide and undo in their turn', () => {
    expect(facts(tableView())).toEqual([false, true, true, true]);
  });

  it('may not decide while the view lists no legal action', () => {
    expect(facts(tableView(), { legal: [], undoable: 0 })).toEqual([false, true, false, false]);
  });

  it('may undo after their turn if the rules allow it', () => {
    expect(facts(tableView({ to_act: [1] }))).toEqual([false, false, false, true]);
  });

  it('may not undo at a table without undo', () => {
    const { terms } = tableView();
    expect(canUndo(tableView({ terms: { ...terms, undo: false } }), VIEW)).toBe(false);
  });

  it('may do nothing while a bot plays for them', () => {
    expect(facts(awayTable())).toEqual([true, false, false, false]);
  });

  it('may do nothing after the end', () => {
    expect(facts(tableView({ phase: 'over' }))).toEqual([false, false, false, false]);
  });

  it('may not decide as a spectator', () => {
    expect(facts(tableView({ you: null }), { legal: [], undoable: 0 })).toEqual([false, false, false, false]);
  });

  it('may do nothing before the table is loaded', () => {
    expect(facts(null, null)).toEqual([false, false, false, false]);
  });
});

describe('resigning', () => {
  const person = (id: string, resigned = false) => ({
    occupant: { kind: 'person', id, name: id } as const,
    stand_in: resigned ? ('gardener' as const) : null,
    clock: null,
    ...(resigned && { resigned }),
  });
  const bot = { occupant: { kind: 'bot', level: 'gardener' } as const, stand_in: null, clock: null };

  it.each([
    ['two people', [person('ada'), person('bert')], [false, false, true]],
    ['the user resigned', [person('ada', true), person('bert')], [true, false, true]],
    ['the other resigned', [person('ada'), person('bert', true)], [false, false, false]],
    ['both resigned', [person('ada', true), person('bert', true)], [true, true, false]],
    ['only bots', [person('ada'), bot], [false, false, false]],
    ['resigned against bots', [person('ada', true), bot], [true, true, false]],
  ])('%s', (_, seats, expected) => {
    const table = tableView({ seats, you: 0 });
    expect([hasResigned(table), isGivenUp(table), hasOpponents(table)]).toEqual(expected);
  });
});
