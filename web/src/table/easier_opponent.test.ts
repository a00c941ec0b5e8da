import { expect, it } from 'vitest';
import { tableView } from '../../tests/sample_views.ts';
import type { Level, Occupant, TableView } from '../types/server.ts';
import { easierLevel, needsLessons } from './easier_opponent.ts';

const bot = (level: Level): Occupant => ({ kind: 'bot', level });
const ADA: Occupant = { kind: 'person', id: 'ada', name: 'Ada' };

const table = (others: Occupant[], change: Partial<TableView> = {}): TableView =>
  tableView({
    phase: 'over',
    you: 0,
    seats: [ADA, ...others].map((occupant) => ({ occupant, stand_in: null, clock: null })),
    ...change,
  });

it('is one below the strongest bot', () => {
  expect(easierLevel(table([bot('gardener')]), [1])).toBe('apprentice');
  expect(easierLevel(table([bot('gardener'), bot('lenotre')]), [2])).toBe('architect');
});

it('does not exist below the easiest, after a win, among people and before the end', () => {
  expect(easierLevel(table([bot('apprentice')]), [1])).toBeNull();
  expect(easierLevel(table([bot('gardener')]), [0])).toBeNull();
  expect(easierLevel(table([bot('gardener'), { ...ADA, id: 'bea' }]), [1])).toBeNull();
  expect(easierLevel(table([bot('gardener')], { phase: 'running' }), [1])).toBeNull();
  expect(easierLevel(table([bot('gardener')], { you: null }), [1])).toBeNull();
  expect(easierLevel(null, [])).toBeNull();
});

it('gives way to lessons after a loss against the easiest bots', () => {
  expect(needsLessons(table([bot('apprentice')]), [1])).toBe(true);
  expect(needsLessons(table([bot('apprentice')]), [0])).toBe(false);
  expect(needsLessons(table([bot('gardener')]), [1])).toBe(false);
  expect(needsLessons(table([{ ...ADA, id: 'bea' }]), [1])).toBe(false);
});
