import { expect, it } from 'vitest';
import type { LogEntry } from '../table/session.ts';
import type { Event } from '../types/sanssouci.ts';
import { lastMoves } from './last_moves.ts';

const acted = (seq: number, seat: number, ...events: Event[]): LogEntry => ({
  seq,
  what: { what: 'acted', seat },
  events,
});
const lays = (seq: number, seat: number, field: string) =>
  acted(
    seq,
    seat,
    { event: 'played', seat, card: 'a', slot: 't1', tile: 'a' },
    { event: 'laid', seat, tile: 'a', field, gardener: false },
  );
const walks = (seq: number, seat: number, ...walk: string[]) =>
  acted(seq, seat, { event: 'noble_walked', seat, motif: 'c', from: null, walk, points: 2 });
const LOG = [
  lays(1, 0, 'a6'),
  walks(2, 0, 'c1', 'c2'),
  lays(3, 1, 'b5'),
  acted(4, 1, { event: 'stayed', seat: 1 }),
  lays(5, 0, 'd4'),
];
const moves = (log: LogEntry[], until = Infinity) => Object.fromEntries(lastMoves(log, until));

it('finds the last turn of every seat', () => {
  expect(moves(LOG)).toEqual({ 0: ['d4'], 1: ['b5'] });
  expect(moves(LOG, 3)).toEqual({ 0: ['a6', 'c2'], 1: ['b5'] });
  expect(moves([])).toEqual({});
});

it('leaves out what was undone', () => {
  const undone: LogEntry = { seq: 7, what: { what: 'undone', seat: 0 }, events: null };
  expect(moves([...LOG, walks(6, 0, 'd1', 'd2'), undone])).toEqual({ 0: ['d4'], 1: ['b5'] });
  expect(moves([...LOG, undone])).toEqual({ 0: [], 1: ['b5'] });
});

it('lists a field once if a noble walks to the tile that was laid', () => {
  expect(moves([lays(1, 0, 'c2'), walks(2, 0, 'c1', 'c2')])).toEqual({ 0: ['c2'] });
});
