import { GAMES, isGame } from '../game_registry.ts';
import type { Terms, TimeControl } from '../types/server.ts';
import { say } from '../words/words.svelte.ts';

const MINUTE = 60;
const DAY = 86_400;

/** Describes the terms of a table in words, with the name of its boards if it has one. */
export function describeTerms(terms: Terms, boards = ''): string[] {
  const words = describeGame(terms.game, terms.options);
  if (terms.boards) words.push(boards ? say('terms.boards', { name: boards }) : say('terms.own_boards'));
  words.push(describeTime(terms.time));
  if (terms.first !== 'random') words.push(say(`first.${terms.first}`));
  if (!terms.undo) words.push(say('terms.no_undo'));
  if (!terms.hints) words.push(say('terms.no_hints'));
  if (terms.spectator_chat === false) words.push(say('terms.no_spectator_chat'));
  words.push(terms.listed ? say('terms.listed') : say('terms.private'));
  return words;
}

/** Describes a game, its options and the number of players. */
export function describeGame(game: string, options: Terms['options']): string[] {
  const words = isGame(game) ? [say(`game.${game}`), ...GAMES[game].describeOptions(options)] : [game];
  const count = Number(options.players);
  return count ? [...words, say('terms.players', { count })] : words;
}

function describeTime(time: TimeControl): string {
  if (time.kind === 'none') return say('time.none');
  if (time.kind === 'bank')
    return say('terms.bank', { minutes: Math.round(time.seconds / MINUTE), seconds: time.increment });
  return time.seconds >= DAY
    ? say('terms.days', { count: Math.round(time.seconds / DAY) })
    : say('terms.minutes', { count: Math.round(time.seconds / MINUTE) });
}
