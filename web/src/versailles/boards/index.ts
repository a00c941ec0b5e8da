import { placeInFile } from '../../boards/problem_text.ts';
import type { BoardEditor } from '../../game_entry.ts';
import { say } from '../../words/words.svelte.ts';
import Sprites from '../art/Sprites.svelte';
import Editor from './Editor.svelte';
import { FILE } from './files.ts';
import Picture from './Picture.svelte';

export default {
  Editor,
  Picture,
  Sprites,
  placeText(problem) {
    const place = placeInFile(problem, FILE);
    const number = /^tile (\d+)$/.exec(place ?? '')?.[1];
    if (number !== undefined) return say('boards.tile', { number });
    return place === '' ? '' : problem.place;
  },
} satisfies BoardEditor;
