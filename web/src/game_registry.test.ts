// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES, gameNames, isGame } from './game_registry.ts';

describe('the game registry', () => {
  it('has an entry for every game', () => {
    expect(gameNames).toEqual(['sanssouci', 'versailles']);
    expect(gameNames.map((name) => GAMES[name].players)).toEqual([
      [2, 3, 4],
      [2, 3, 4, 5],
    ]);
    // As the rulebooks say.
    expect(gameNames.map((name) => GAMES[name].age)).toEqual([8, 8]);
  });

  it('knows its games and nothing else', () => {
    expect(['sanssouci', 'chess', 'toString', '', null, 7].map(isGame)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('is the only shared code that names a game', () => {
    const folders = [...gameNames, 'rules', 'words', 'types', 'design/art'];
    const shared = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /\.(ts|svelte)$/.test(file) && !/\.test\.ts$/.test(file) && file !== 'games.ts')
      .filter((file) => !folders.some((folder) => file.startsWith(`${folder}/`)));
    const naming = shared.filter((file) => {
      const text = readFileSync(join(import.meta.dirname, file), 'utf8').toLowerCase();
      return gameNames.some((name) => text.includes(name));
    });
    expect(shared.length).toBeGreaterThan(50);
    expect(naming).toEqual([]);
  });
});
