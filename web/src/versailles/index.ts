import { INFO } from '../types/versailles.ts';
import { type Board, defineGame } from '../game_entry.ts';
import { VersaillesOptions } from './options.ts';

export const versailles = defineGame({
  players: INFO.players,
  emblem: 'vignette-versailles',
  hasFirstPlayer: false,
  createOptions: () => new VersaillesOptions(),
  describeOptions: () => [],
  board: () => import('./Board.svelte') as unknown as Promise<{ default: Board }>,
  rules: async () => {
    const [pictures, sprites] = await Promise.all([
      import('../rules/VersaillesPictures.svelte'),
      import('./art/Sprites.svelte'),
    ]);
    return { Pictures: pictures.default, Sprites: sprites.default };
  },
});
