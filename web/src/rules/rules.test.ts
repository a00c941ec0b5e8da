// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { MOTIFS, ROWS } from '../sanssouci/grid.ts';
import type { SeatView } from '../types/sanssouci.ts';
import { gardenSquares, TYPES } from '../versailles/tiles.ts';
import { LANGUAGES, type Language } from '../words/languages.ts';
import de from './de.ts';
import en from './en.ts';
import es from './es.ts';
import fr from './fr.ts';
import * as samples from './samples.ts';
import { type RulesText, SECTIONS } from './text.ts';

const TEXTS: Record<Language, RulesText> = { en, de, fr, es };
const ALL = Object.keys(LANGUAGES) as Language[];

/** Every text with its path. */
function lines(within: unknown, path = ''): [path: string, line: string][] {
  if (typeof within === 'string') return [[path, within]];
  return Object.entries(within as object).flatMap(([key, value]) => lines(value, `${path}/${key}`));
}

describe.each(ALL)('the rules in %s', (language) => {
  const said = lines(TEXTS[language]);

  it('have the same sections and lines as the English ones', () => {
    expect(said.map(([path]) => path)).toEqual(lines(en).map(([path]) => path));
  });

  it('have no empty texts, stray spaces or straight quotes', () => {
    expect(
      said.filter(([, line]) => line === '' || line !== line.trim() || / {2}|["']|\.\.\./.test(line)),
    ).toEqual([]);
  });

  it('close all bold marks', () => {
    expect(said.filter(([, line]) => line.split('**').length % 2 === 0)).toEqual([]);
  });

  it('contain the same numbers as the English ones', () => {
    const numbers = (line: string) => (line.match(/\d+/g) ?? []).sort().join(' ');
    const english = new Map(lines(en));
    expect(said.filter(([path, line]) => numbers(line) !== numbers(english.get(path) ?? ''))).toEqual([]);
  });
});

describe.each(ALL.filter((language) => language !== 'en'))('the rules in %s', (language) => {
  it('are translated', () => {
    const english = new Set(lines(en).map(([, line]) => line));
    const wrong = lines(TEXTS[language]).filter(
      ([, line]) => english.has(line) || /\b(the|and|with|your|of)\b/i.test(line),
    );
    expect(wrong).toEqual([]);
  });
});

it('puts the correct spaces before French punctuation', () => {
  expect(
    lines(fr).filter(([, line]) => /[^\u202f][;!?]|[^\u00a0]:|«[^\u00a0]|[^\u00a0]»/.test(line)),
  ).toEqual([]);
});

it('opens Spanish questions and exclamations', () => {
  const count = (line: string, sign: string) => line.split(sign).length;
  expect(
    lines(es).filter(
      ([, line]) => count(line, '?') !== count(line, '¿') || count(line, '!') !== count(line, '¡'),
    ),
  ).toEqual([]);
});

it('gives every part of a page a unique anchor', () => {
  for (const sections of Object.values(SECTIONS)) {
    const names = Object.entries(sections).flatMap(([name, below]) => [name, ...below]);
    expect(new Set(names).size).toBe(names.length);
  }
});

describe('the pictures of Sanssouci', () => {
  const occupied = ({ printed, tiles, gardeners }: SeatView) => [...printed, ...tiles, ...gardeners];
  const gardens = Object.entries(samples).flatMap(([name, value]) =>
    value && typeof value === 'object' && 'nobles' in value && 'printed' in value
      ? [[name, value as SeatView] as const]
      : [],
  );

  it('are found', () => expect(gardens.length).toBeGreaterThan(9));

  it.each(gardens)('%s is a possible garden', (_, garden) => {
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

describe('the pictures of Versailles', () => {
  it('have no overlapping tiles', () => {
    for (const view of [samples.HALF, samples.FINAL, samples.JOKER]) {
      const fields = gardenSquares(view.garden).map(({ x, y }) => `${x},${y}`);
      expect(new Set(fields).size).toBe(fields.length);
    }
  });

  it.each([
    ['half-time', samples.HALF, samples.HALF_ITEMS, 2],
    ['the end', samples.FINAL, samples.FINAL_ITEMS, 3],
  ] as const)('have the correct areas at %s', (_, view, items, best) => {
    const sizes = TYPES.map((type) => view.areas.types[type]).sort((one, other) => other - one);
    expect(items.flatMap((item) => (item.item === 'area' ? [item.points] : []))).toEqual(
      sizes.slice(0, best),
    );
  });

  it('carry the half-time score over to the end', () => {
    const total = samples.HALF_ITEMS.reduce((sum, { points }) => sum + points, 0);
    expect(samples.FINAL_ITEMS.find(({ item }) => item === 'middle')?.points).toBe(total);
  });

  it('have alternative texts with the correct sizes', () => {
    const { types, site } = samples.FINAL.areas;
    const shown = [types.green, types.blue, types.yellow, types.red, types.white, site];
    expect(en.versailles.pictures.scoring.alt.match(/\d+/g)?.map(Number)).toEqual(shown);
  });

  it('show areas of the sizes in their captions', () => {
    const size = (type: string) => samples.JOKER.plots.find((plot) => plot.type === type)?.fields.length;
    expect([size('yellow'), size('green')]).toEqual([5, 4]);
    expect(samples.CHIP.lay.preview?.areas[0]?.fields.length).toBe(4);
  });
});
