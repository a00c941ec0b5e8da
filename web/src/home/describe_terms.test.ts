import { beforeEach, describe, expect, it } from 'vitest';
import { tableView } from '../../tests/sample_views.ts';
import type { TimeControl } from '../types/server.ts';
import { dictionary, type Key, say } from '../words/words.svelte.ts';
import { describeGame, describeTerms } from './describe_terms.ts';

beforeEach(() => dictionary.load('en'));

const { terms } = tableView();

describe('the text of a table’s terms', () => {
  it('names the game, its options, the players and the table’s own options', () => {
    const options = { players: 3, edition: 'revised', rewards: true };
    expect(describeTerms({ ...terms, options })).toEqual([
      say('game.sanssouci'),
      say('edition.revised'),
      say('option.rewards'),
      say('terms.players', { count: 3 }),
      say('time.none'),
      say('terms.private'),
    ]);
  });

  it('names what differs from the defaults', () => {
    const changed = { first: 'first_seat', undo: false, hints: false, listed: true } as const;
    expect(describeTerms({ ...terms, game: 'versailles', ...changed }).slice(1)).toEqual([
      say('time.none'),
      say('first.first_seat'),
      say('terms.no_undo'),
      say('terms.no_hints'),
      say('terms.listed'),
    ]);
  });

  it.each<[TimeControl, Key, Record<string, number>]>([
    [{ kind: 'bank', seconds: 900, increment: 15 }, 'terms.bank', { minutes: 15, seconds: 15 }],
    [{ kind: 'per_turn', seconds: 600 }, 'terms.minutes', { count: 10 }],
    [{ kind: 'per_turn', seconds: 259_200 }, 'terms.days', { count: 3 }],
  ])('describes the time control %j', (time, key, values) => {
    expect(describeTerms({ ...terms, time })).toContain(say(key, values));
  });

  it('falls back to the name of a game that the page does not know', () => {
    expect(describeGame('chess', { players: 2 })).toEqual(['chess', say('terms.players', { count: 2 })]);
  });
});
