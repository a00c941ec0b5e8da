import type { Summary } from '../types/server.ts';
import { say } from '../words/words.svelte.ts';

/** The result of a finished game: whether the user won, if they played, and all points. Empty for unfinished games. */
export function resultText({ seats, totals, winners }: Summary, user: string | null): string {
  if (!totals || !winners) return '';
  const seat = seats.findIndex((occupant) => occupant?.kind === 'person' && occupant.id === user);
  return `${outcomeText(seat, winners)} ${totals.join(' : ')}`.trim();
}

function outcomeText(seat: number, winners: number[]): string {
  if (seat < 0) return '';
  if (!winners.includes(seat)) return say('result.lost');
  return winners.length > 1 ? say('result.shared') : say('result.won');
}
