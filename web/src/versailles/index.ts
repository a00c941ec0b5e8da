import { INFO } from '../types/versailles.ts';
import { type Board, defineGame } from '../game_entry.ts';
import MiniBoard from './MiniBoard.svelte';
import { VersaillesOptions } from './options.ts';

export const versailles = defineGame({
  players: INFO.players,
  emblem: 'vignette-versailles',
  minutes: 30,
  age: 8,
  MiniBoard,
  hasFirstPlayer: INFO.has_first_player,
  createOptions: () => new VersaillesOptions(),
  describeOptions: () => [],
  board: () => import('./Board.svelte') as unknown as Promise<{ default: Board }>,
  boards: async () => (await import('./boards/index.ts')).default,
  lessons: async () => (await import('./lessons/index.ts')).default,
  rules: async () => {
    const [pictures, sprites] = await Promise.all([
      import('../rules/versailles/Pictures.svelte'),
      import('./art/Sprites.svelte'),
    ]);
    return { Pictures: pictures.default, Sprites: sprites.default };
  },
});
