import type { BoardProblem } from '../types/server.ts';
import { dictionary, type Key, say } from '../words/words.svelte.ts';

/** What is wrong with a data file, in the user's language; in the server's words if its code is unknown. */
export function problemText({ code, values, message }: BoardProblem): string {
  const key = `boards.problem.${code ?? ''}`;
  return Object.hasOwn(dictionary.words, key) ? say(key as Key, values) : message;
}

/** The place of a problem without the name of its file, such as `board 2, back`. */
export function placeInFile({ place }: BoardProblem, file: string): string | null {
  if (place === file) return '';
  return place.startsWith(`${file}, `) ? place.slice(file.length + 2) : null;
}
