import { placeInFile } from '../../boards/problem_text.ts';
import type { BoardProblem } from '../../types/server.ts';
import { say } from '../../words/words.svelte.ts';
import { FILES, type SideName } from './files.ts';

/** The name of a side, such as "Board 2, back". The boards of the revised edition have one side. */
export function sideText(board: number, side: SideName | null): string {
  const number = board + 1;
  if (side === null) return say('boards.board', { number });
  return say('boards.side', { number, side: say(side === 'front' ? 'sides.front' : 'sides.back') });
}

/** Where a problem is: which part, and which side of which board. */
export function placeText(problem: BoardProblem): string {
  const parts = [
    [FILES.classic, 'boards.gardens'],
    [FILES.revised, 'boards.gardens'],
    [FILES.rewards, 'boards.rewards'],
    [FILES.cards, 'boards.cards'],
    [FILES.tiles, 'boards.tile_counts'],
  ] as const;
  for (const [file, part] of parts) {
    const place = placeInFile(problem, file);
    if (place === null) continue;
    const players = ['two', 'three', 'four'].indexOf(place) + 2;
    if (players >= 2) return `${say(part)}, ${say('terms.players', { count: players })}`;
    const [, board, side] = /^board (\d+)(?:, (front|back))?$/.exec(place) ?? [];
    if (board === undefined) return say(part);
    const name = file === FILES.revised ? null : (side as SideName | undefined);
    return `${say(part)}, ${sideText(Number(board) - 1, name ?? null)}`;
  }
  return problem.place;
}
