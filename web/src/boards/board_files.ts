/** The data files of a game by name, such as `go/stones.toml`: TOML that a server reads with `--data`. */
export type BoardFiles = Record<string, string>;

/** A string in a TOML file: under which key, and in which `[[table]]`, counted from 0 (−1 before the first one). */
export type TomlString = { table: number; key: string; value: string };

const TOKEN =
  /#[^\n]*|\[\[\s*[\w-]+\s*\]\]|([\w-]+)\s*=|"""\n?([^]*?)"""|'''\n?([^]*?)'''|"((?:[^"\\\n]|\\.)*)"|'([^'\n]*)'/g;

/**
 * Reads the strings of a data file. It knows as much of TOML as data files need. The server reads them properly, and
 * writes them in a form that is always read here.
 */
export function tomlStrings(text: string): TomlString[] {
  const found: TomlString[] = [];
  let [table, key] = [-1, ''];
  for (const [token, name, ...strings] of text.matchAll(TOKEN)) {
    const value = strings.find((string) => string !== undefined);
    if (value !== undefined) found.push({ table, key, value });
    else if (name !== undefined) key = name;
    else if (token.startsWith('[[')) table += 1;
  }
  return found;
}

/** The sides of the boards in a data file, by board and side. A side that is missing is an empty text. */
export function readBoards(text: string, boards: number, sides: readonly string[]): string[][] {
  const strings = tomlStrings(text);
  return Array.from({ length: boards }, (_, table) =>
    sides.map((side) => strings.find((one) => one.table === table && one.key === side)?.value ?? ''),
  );
}

/** Writes boards as the server does. The pictures end with a line feed. */
export function writeBoards(boards: readonly (readonly string[])[], sides: readonly string[]): string {
  return boards
    .map(
      (pictures) =>
        '[[board]]\n' + sides.map((side, index) => `${side} = """\n${pictures[index] ?? ''}"""\n`).join(''),
    )
    .join('\n');
}

/** The file name without its folder, as it is downloaded. */
export const baseName = (name: string) => name.slice(name.lastIndexOf('/') + 1);
