// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  columnOf,
  field,
  MARKET_ROWS,
  MOTIFS,
  motifOf,
  neighbour,
  rowOf,
  rowOfSlot,
  ROWS,
  slotsOfRow,
} from './grid.ts';

describe('the grid', () => {
  it('names every field after its motif and row', () => {
    for (const motif of MOTIFS)
      for (const row of ROWS) {
        const place = field(motif, row);
        expect([motifOf(place), rowOf(place)]).toEqual([motif, row]);
      }
    expect(MOTIFS.map(columnOf)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('has two market slots for each row from 2 to 6', () => {
    expect(MARKET_ROWS.flatMap(slotsOfRow)).toEqual([
      'w1',
      'w2',
      'g1',
      'g2',
      'o1',
      'o2',
      'v1',
      'v2',
      't1',
      't2',
    ]);
    for (const row of MARKET_ROWS) expect(slotsOfRow(row).map(rowOfSlot)).toEqual([row, row]);
  });
});

describe('the neighbour of a field', () => {
  it('lies in the given direction', () => {
    expect(neighbour('e3', [-1, 0])).toBe('d3');
    expect(neighbour('e3', [1, 0])).toBe('f3');
    expect(neighbour('e3', [0, -1])).toBe('e2');
    expect(neighbour('e3', [0, 1])).toBe('e4');
  });

  it('is the field itself at the edge of the garden', () => {
    expect(neighbour('a1', [-1, 0])).toBe('a1');
    expect(neighbour('a1', [0, -1])).toBe('a1');
    expect(neighbour('i6', [1, 0])).toBe('i6');
    expect(neighbour('i6', [0, 1])).toBe('i6');
  });
});
