import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../table/session.ts';
import type { Field, SeatView } from '../types/sanssouci.ts';
import { fullColumns, fullRows, nobleWays } from './ending.ts';
import { field, MOTIFS, ROWS } from './grid.ts';

const garden = (printed: Field[], tiles: Field[], gardeners: Field[]) =>
  ({ printed, tiles, gardeners, nobles: Array(9).fill(0) }) as unknown as SeatView;

const acted = (seq: number, ...events: unknown[]): LogEntry => ({
  seq,
  what: { what: 'acted', seat: 0 },
  events,
});
const walked = (seat: number, motif: string, walk: string[]) => ({
  event: 'noble_walked',
  seat,
  motif,
  walk,
  points: 1,
});

describe('a row or column', () => {
  it('is full with printed fields, tiles and gardeners', () => {
    const [a1, b1, ...others] = MOTIFS.map((motif) => field(motif, 1)) as [Field, Field, ...Field[]];
    expect(fullRows(garden(others, [a1], [b1]))).toEqual([[a1, b1, ...others]]);
    expect(fullRows(garden(others, [a1], []))).toEqual([]);
    expect(fullRows(garden([a1, b1, ...others], [], [])), 'printed').toEqual([]);
    const column = ROWS.map((row) => field('c', row));
    expect(fullColumns(garden([], column, []))).toEqual([column]);
    expect(fullColumns(garden([], column.slice(1), []))).toEqual([]);
  });
});

describe('the way of a noble', () => {
  it('consists of all its walks', () => {
    const log = [
      acted(1, walked(0, 'a', ['a1', 'b1', 'a2'])),
      acted(2, walked(1, 'a', ['a1'])),
      acted(3, walked(0, 'c', ['c1'])),
      acted(4, walked(0, 'a', ['a3'])),
    ];
    expect([...nobleWays(log, 0)]).toEqual([
      ['a', ['a1', 'b1', 'a2', 'a3']],
      ['c', ['c1']],
    ]);
  });

  it('has no walk that was taken back', () => {
    const undone: LogEntry = { seq: 3, what: { what: 'undone', seat: 0 }, events: null };
    const log = [acted(1, { event: 'laid' }), acted(2, walked(0, 'a', ['a1'])), undone];
    expect(nobleWays(log, 0).size).toBe(0);
  });
});
