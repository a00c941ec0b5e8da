import { describe, expect, it } from 'vitest';
import { baseName, readBoards, tomlStrings, writeBoards } from './board_files.ts';

describe('the strings of a data file', () => {
  it('have the key and the table in which they stand', () => {
    const text = `# front = "no"
tiles = ["yg", 'wb', # "rr"
  "js"]
[[board]]
front = """
# .
. #
"""
back = '''. .'''
[[ board ]]
front = "a\\"b"`;
    expect(tomlStrings(text)).toEqual([
      { table: -1, key: 'tiles', value: 'yg' },
      { table: -1, key: 'tiles', value: 'wb' },
      { table: -1, key: 'tiles', value: 'js' },
      { table: 0, key: 'front', value: '# .\n. #\n' },
      { table: 0, key: 'back', value: '. .' },
      { table: 1, key: 'front', value: 'a\\"b' },
    ]);
  });
});

describe('boards', () => {
  it('are read as they are written', () => {
    const boards = [
      ['a\n', 'b\n'],
      ['c\n', 'd\n'],
    ];
    const text = writeBoards(boards, ['front', 'back']);
    expect(text).toBe(
      '[[board]]\nfront = """\na\n"""\nback = """\nb\n"""\n\n[[board]]\nfront = """\nc\n"""\nback = """\nd\n"""\n',
    );
    expect(readBoards(text, 2, ['front', 'back'])).toEqual(boards);
  });

  it('have empty sides where the file has none', () => {
    expect(readBoards('[[board]]\nback = "x"', 2, ['front', 'back'])).toEqual([
      ['', 'x'],
      ['', ''],
    ]);
  });
});

it('a file is downloaded without its folder', () => {
  expect(baseName('sanssouci/cards.toml')).toBe('cards.toml');
});
