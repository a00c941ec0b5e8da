import { GAMES, isGame } from '../games.ts';
import type { Terms, TimeControl } from '../types/server.ts';
import { say } from '../words/words.svelte.ts';

/** What was agreed on, in words. */
export function inWords(terms: Terms): string[] {
  const words: string[] = [];
  if (isGame(terms.game)) words.push(say(`game.${terms.game}`), ...GAMES[terms.game].describe(terms.options));
  const players = Number(terms.options.players);
  if (players) words.push(say('terms.players', { count: players }));
  words.push(timeInWords(terms.time));
  if (terms.first === 'first_seat') words.push(say('first.first_seat'));
  if (!terms.undo) words.push(say('terms.no_undo'));
  if (!terms.hints) words.push(say('terms.no_hints'));
  words.push(terms.listed ? say('terms.listed') : say('terms.private'));
  return words;
}

function timeInWords(time: TimeControl): string {
  if (time.kind === 'none') return say('time.none');
  if (time.kind === 'bank')
    return say('terms.bank', { minutes: Math.round(time.seconds / 60), seconds: time.increment });
  return time.seconds >= 86_400
    ? say('terms.days', { count: Math.round(time.seconds / 86_400) })
    : say('terms.minutes', { count: Math.round(time.seconds / 60) });
}
