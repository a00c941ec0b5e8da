// @vitest-environment node
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Tile } from '../../types/versailles.ts';
import { gardenSquares, TYPES } from '../../versailles/tiles.ts';
import en from './en.ts';
import * as samples from './samples.ts';

const DATA = resolve(import.meta.dirname, '../../../../crates/versailles/data/tiles.toml');
/** A tile as letters, turned so that equal tiles are equal texts. */
const turned = (letters: string) =>
  [0, 1, 2, 3].map((turn) => letters.slice(turn) + letters.slice(0, turn)).sort()[0] ?? '';
const lettersOf = (tile: Tile) => tile.map((kind) => kind.charAt(0)).join('');
const ours = [...readFileSync(DATA, 'utf8').matchAll(/"([ygwbrjs]{4})"/g)].map(([, tile = '']) =>
  turned(tile),
);

describe('the tiles in the pictures of Versailles', () => {
  const { ROW, LUDWIG, HALF, FINAL, JOKER, SIDE, SHIFTED, CORNER, HOLE, CHIP } = samples;
  const gardens = { HALF, FINAL, JOKER };
  const layings = { SIDE, SHIFTED, CORNER, HOLE, CHIP };
  const pictures: Record<string, Tile[]> = { ROW: ROW.row, LUDWIG: LUDWIG.row };
  for (const [name, { garden }] of Object.entries(gardens)) pictures[name] = garden.map(({ tile }) => tile);
  for (const [name, { view, tile }] of Object.entries(layings))
    pictures[name] = [...view.garden.map((laid) => laid.tile), tile];

  it.each(Object.entries(pictures))('are ours, each at most once: %s', (_, tiles) => {
    const shown = tiles.map((tile) => turned(lettersOf(tile)));
    expect(ours).toHaveLength(72);
    expect(shown.filter((tile) => !ours.includes(tile))).toEqual([]);
    expect(new Set(shown).size).toBe(shown.length);
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
    expect(en.pictures.scoring.alt.match(/\d+/g)?.map(Number)).toEqual(shown);
  });

  it('show areas of the sizes in their captions', () => {
    const size = (type: string) => samples.JOKER.plots.find((plot) => plot.type === type)?.fields.length;
    expect([size('yellow'), size('green')]).toEqual([5, 4]);
    expect(samples.CHIP.lay.preview?.areas[0]?.fields.length).toBe(4);
  });

  it('have the points of the overview', () => {
    const { POINTS, HALF_ITEMS, FINAL_ITEMS } = samples;
    const scored = [HALF_ITEMS, FINAL_ITEMS].map((items) => ({
      best: items.filter(({ item }) => item === 'area').length,
      chip: items.find(({ item }) => item === 'chip')?.points ?? 0,
      place: items.find(({ item }) => item === 'second')?.points ?? 0,
      site: items.find(({ item }) => item === 'site')?.points ?? 0,
    }));
    scored.forEach((points, half) => {
      for (const item of ['best', 'chip', 'place', 'site'] as const)
        expect(points[item], item).toBe(POINTS[item][half]);
    });
    expect(en.points.best.map((words) => Number(/\d+/.exec(words)?.[0]))).toEqual([...POINTS.best]);
    for (const [players, group, tiles] of samples.TILES) {
      expect(group).toBe(Math.max(players, 3));
      expect(tiles).toBe(7 * group);
    }
  });
});
