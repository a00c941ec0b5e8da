import { beforeEach, describe, expect, it } from 'vitest';
import { ADA, tableView } from '../../tests/sample_views.ts';
import type { Summary } from '../types/server.ts';
import { dictionary, say } from '../words/words.svelte.ts';
import { resultText } from './game_result.ts';

beforeEach(() => dictionary.load('en'));

const { id, terms, host, seats } = tableView();
const summary = (totals: number[] | null, winners: number[] | null): Summary => ({
  id,
  terms,
  host,
  phase: 'over',
  opened: 0,
  seats: seats.map(({ occupant }) => occupant),
  to_act: [],
  totals,
  winners,
});

describe('the result of a game', () => {
  it.each([
    ['is won', [50, 40], [0], 'result.won'],
    ['is lost', [40, 50], [1], 'result.lost'],
    ['is shared', [50, 50], [0, 1], 'result.shared'],
  ] as const)('%s', (_, totals, winners, key) =>
    expect(resultText(summary([...totals], [...winners]), ADA)).toBe(`${say(key)} ${totals.join(' : ')}`),
  );

  it('has only points for spectators and for visitors without an identity', () => {
    const game = summary([50, 40], [0]);
    expect(['bert', null].map((user) => resultText(game, user))).toEqual(['50 : 40', '50 : 40']);
  });

  it('is empty before the end', () => expect(resultText(summary(null, null), ADA)).toBe(''));
});
