// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BLANK_TILE, cursorAfter, readTiles, TILES, withField, writeTiles } from './files.ts';

const builtIn = readFileSync(
  new URL('../../../../crates/versailles/data/tiles.toml', import.meta.url),
  'utf8',
);

describe('the tiles', () => {
  it('are read as they are written', () => {
    const tiles = readTiles(builtIn);
    expect(tiles).toHaveLength(TILES);
    expect(tiles[0]).toBe('yyyg');
    expect(tiles.every((tile) => /^[ygwbrjs]{4}$/.test(tile))).toBe(true);
    expect(readTiles(writeTiles(tiles))).toEqual(tiles);
  });

  it('may be incomplete', () => {
    const tiles = withField(readTiles(''), { tile: 10, corner: 1 }, 'j');
    const text = writeTiles(tiles);
    expect(text.match(/"/g)).toHaveLength(22);
    expect(readTiles(text)).toEqual(tiles);
    expect(tiles[10]).toBe('.j..');
    expect(writeTiles(readTiles(''))).toBe('tiles = [\n]\n');
  });

  it('have no other letters and no other length', () => {
    expect(readTiles('tiles = ["<b>y", "yygrwb", "y"]').slice(0, 4)).toEqual([
      '.b.y',
      'yygr',
      'y...',
      BLANK_TILE,
    ]);
  });
});

describe('the cursor', () => {
  it('goes around a tile and on to the next one', () => {
    expect(cursorAfter({ tile: 0, corner: 2 }, 1)).toEqual({ tile: 0, corner: 3 });
    expect(cursorAfter({ tile: 0, corner: 3 }, 1)).toEqual({ tile: 1, corner: 0 });
    expect(cursorAfter({ tile: 1, corner: 0 }, -1)).toEqual({ tile: 0, corner: 3 });
  });

  it('stays on the tiles', () => {
    expect(cursorAfter({ tile: 71, corner: 3 }, 1)).toEqual({ tile: 71, corner: 3 });
    expect(cursorAfter({ tile: 0, corner: 0 }, -1)).toEqual({ tile: 0, corner: 0 });
  });
});
