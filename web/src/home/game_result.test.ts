import { beforeEach, describe, expect, it } from 'vitest';
import { ADA, tableView } from '../../tests/view.ts';
import type { Summary } from '../types/server.ts';
import { dictionary } from '../words/words.svelte.ts';
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
    ['is won', [50, 40], [0], ADA, 'Won 50 : 40'],
    ['is lost', [40, 50], [1], ADA, 'Lost 40 : 50'],
    ['is shared', [50, 50], [0, 1], ADA, 'Shared 50 : 50'],
    ['has only points for spectators', [50, 40], [0], 'bert', '50 : 40'],
    ['has only points for visitors without an identity', [50, 40], [0], null, '50 : 40'],
    ['is empty before the end', null, null, ADA, ''],
  ])('%s', (_, totals, winners, user, text) => expect(resultText(summary(totals, winners), user)).toBe(text));
});
