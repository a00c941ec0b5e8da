import { INFO } from '../types/sanssouci.ts';
import { type Board, defineGame } from '../game_entry.ts';
import { describeOptions, firstPlayerQuestion } from './describe_options.ts';
import MiniBoard from './MiniBoard.svelte';
import MoreOptions from './MoreOptions.svelte';
import Options from './Options.svelte';
import { SanssouciOptions } from './options.svelte.ts';

export const sanssouci = defineGame({
  players: INFO.players,
  emblem: 'vignette-sanssouci',
  minutes: 30,
  age: 8,
  MiniBoard,
  hasFirstPlayer: INFO.has_first_player,
  firstPlayerQuestion,
  createOptions: (stored) => new SanssouciOptions(stored),
  Options,
  MoreOptions,
  describeOptions,
  board: () => import('./Board.svelte') as unknown as Promise<{ default: Board }>,
  boards: async () => (await import('./boards/index.ts')).default,
  lessons: async () => (await import('./lessons/index.ts')).default,
  rules: async () => {
    const [pictures, sprites] = await Promise.all([
      import('../rules/sanssouci/Pictures.svelte'),
      import('./art/Sprites.svelte'),
    ]);
    return { Pictures: pictures.default, Sprites: sprites.default };
  },
});
