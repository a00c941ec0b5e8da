import { beforeEach, describe, expect, it } from 'vitest';
import { tableView } from '../../tests/view.ts';
import type { TimeControl } from '../types/server.ts';
import { dictionary } from '../words/words.svelte.ts';
import { describeGame, describeTerms } from './describe_terms.ts';

beforeEach(() => dictionary.load('en'));

const { terms } = tableView();

describe('the text of a table’s terms', () => {
  it('names the game, its options, the players and the table’s own options', () => {
    const options = { players: 3, edition: 'revised', rewards: true };
    expect(describeTerms({ ...terms, options })).toEqual([
      'Sanssouci',
      'Revised 2022',
      'Rewards',
      '3 players',
      'No clock',
      'by link only',
    ]);
  });

  it('names what differs from the defaults', () => {
    const changed = { first: 'first_seat', undo: false, hints: false, listed: true } as const;
    expect(describeTerms({ ...terms, game: 'versailles', ...changed }).slice(1)).toEqual([
      'No clock',
      'The first seat',
      'no taking back',
      'no hints',
      'open to everybody',
    ]);
  });

  it.each<[TimeControl, string]>([
    [{ kind: 'bank', seconds: 900, increment: 15 }, '15 min + 15 s a turn'],
    [{ kind: 'per_turn', seconds: 600 }, '10 minutes a turn'],
    [{ kind: 'per_turn', seconds: 259_200 }, '3 days a turn'],
  ])('describes the time control %j', (time, text) => {
    expect(describeTerms({ ...terms, time })).toContain(text);
  });

  it('falls back to the name of a game that the page does not know', () => {
    expect(describeGame('chess', { players: 2 })).toEqual(['chess', '2 players']);
  });
});
