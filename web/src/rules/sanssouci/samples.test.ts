// @vitest-environment node
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { field, MOTIFS, ROWS } from '../../sanssouci/grid.ts';
import type { Field, Marks, SeatView } from '../../types/sanssouci.ts';
import * as samples from './samples.ts';

const DATA = resolve(import.meta.dirname, '../../../../crates/sanssouci/data');
const read = (file: string) => readFileSync(resolve(DATA, `${file}.toml`), 'utf8');
/** The words of each picture of a data file, line by line. */
const drawings = (file: string) =>
  [...read(file).matchAll(/"""\n(.*?)"""/gs)].map(([, drawing = '']) =>
    drawing
      .trimEnd()
      .split('\n')
      .map((line) => line.trim().split(/\s+/)),
  );

/** The printed fields of every side of an edition's gardens. */
const gardensOf = (edition: string): Field[][] =>
  drawings(`${edition}-gardens`).map((rows) => [
    ...MOTIFS.map((motif) => field(motif, 1)),
    ...rows.flatMap((row, index) =>
      MOTIFS.filter((_, column) => row[column] === '#').map((motif) => field(motif, index + 2)),
    ),
  ]);

const KINDS: Record<string, string> = { m: 'motif', g: 'gardener', p: 'penalty' };
/** The marks of every side of the Rewards boards. */
const rewards = drawings('rewards').map(
  (rows) =>
    Object.fromEntries(
      rows.flatMap((row, index) =>
        row.map((mark, column) => [
          field(MOTIFS[4 - index + column] ?? 'a', index + 3),
          mark === '.' ? null : { [KINDS[mark.charAt(0)] ?? '?']: Number(mark.charAt(1)) },
        ]),
      ),
    ) as Marks,
);

const occupied = ({ printed, tiles, gardeners }: SeatView) => [...printed, ...tiles, ...gardeners];
const gardens = Object.entries(samples).flatMap(([name, value]) =>
  value && typeof value === 'object' && 'nobles' in value && 'printed' in value
    ? [[name, value as SeatView] as const]
    : [],
);

it('reads the boards and finds the pictures', () => {
  expect(gardensOf('classic').map((fields) => fields.length)).toEqual(Array(8).fill(15));
  expect(gardensOf('revised').map((fields) => fields.length)).toEqual(Array(4).fill(15));
  expect(rewards.map((marks) => Object.keys(marks).length)).toEqual(Array(8).fill(16));
  expect(gardens.length).toBeGreaterThan(9);
});

describe.each(gardens)('the picture %s', (name, garden) => {
  it('shows a garden of our boards', () => {
    const covered = Object.keys(garden.marks ?? {});
    const boards = gardensOf(name === 'START_CLASSIC' ? 'classic' : 'revised').map((fields) =>
      fields.filter((place) => !covered.includes(place)).sort(),
    );
    expect(boards).toContainEqual([...garden.printed].sort());
  });

  it('shows a Rewards board of ours, if any', () => {
    if (garden.marks) expect(rewards).toContainEqual(garden.marks);
    expect(garden.marks !== null).toBe(name === 'REWARDS');
  });

  it('shows a possible garden', () => {
    const fields = occupied(garden);
    expect(new Set(fields).size).toBe(fields.length);
    expect(garden.tiles.length + garden.gardeners.length).toBeLessThanOrEqual(18);
    const reached = new Set(fields.filter((place) => place.endsWith('1')));
    for (const at of reached) {
      const [column, row] = [MOTIFS.indexOf(at.charAt(0) as 'a'), Number(at.charAt(1))];
      for (const [x, y] of [
        [column + 1, row],
        [column - 1, row],
        [column, row + 1],
        [column, row - 1],
      ] as const)
        if (fields.includes(`${MOTIFS[x]}${y}`)) reached.add(`${MOTIFS[x]}${y}`);
    }
    garden.nobles.forEach((row, column) => {
      const place = `${MOTIFS[column]}${row}`;
      if (row > 0) expect(reached, place).toContain(place);
      expect(garden.gardeners).not.toContain(place);
    });
  });
});

describe('the pictures of Sanssouci', () => {
  it('show cards and tiles of ours', () => {
    const pairs = read('cards').match(/pairs = .*/)?.[0] ?? '';
    expect(pairs).toContain('"gt"');
    for (const { display } of [samples.MARKET, samples.MARKET_WITHOUT_STAIRS])
      for (const motif of MOTIFS)
        expect(Object.values(display).filter((tile) => tile === motif).length).toBeLessThanOrEqual(5);
    expect(Object.values(samples.MARKET_WITHOUT_STAIRS.display)).not.toContain('e');
  });

  it.each([
    ['NOBLE', samples.NOBLE, samples.NOBLE_WALK],
    ['OPTIONAL', samples.OPTIONAL, samples.OPTIONAL_WALK],
    ['REACHED', samples.REACHED, samples.REACHED_WALK],
    ['STOPPING', samples.STOPPING, samples.STOPPING_WALK],
  ])('%s shows a possible walk', (_, garden, walk) => {
    expect(walk.filter((place) => !occupied(garden).includes(place))).toEqual([]);
    const [first = '', last = ''] = [walk[0], walk.at(-1)];
    expect(last.charAt(0)).toBe(first.charAt(0));
    expect(garden.gardeners).not.toContain(last);
    walk.slice(1).forEach((place, index) => {
      const from = walk[index] ?? '';
      const step =
        Math.abs(place.charCodeAt(0) - from.charCodeAt(0)) + Math.abs(Number(place[1]) - Number(from[1]));
      expect(step).toBe(1);
    });
  });

  it('have the correct final score', () => {
    const fields = occupied(samples.END);
    expect(fields.length).toBe(9 + 6 + 18);
    const rows = ROWS.filter((row) => row > 1 && MOTIFS.every((motif) => fields.includes(`${motif}${row}`)));
    const columns = MOTIFS.filter((motif) => ROWS.every((row) => fields.includes(`${motif}${row}`)));
    const missions = samples.END.missions?.map((motif) => samples.END.nobles[MOTIFS.indexOf(motif)] ?? 0);
    const sum = (numbers: number[] = []) => numbers.reduce((all, number) => all + number, 0);
    expect(samples.END_SCORE).toMatchObject({
      rows: sum(rows.map((row) => 10 - row)),
      columns: 5 * columns.length,
      missions: sum(missions),
    });
  });
});
