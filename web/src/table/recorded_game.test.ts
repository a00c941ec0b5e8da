import { beforeEach, describe, expect, it } from 'vitest';
import type { ReplayedRecord } from '../types/server.ts';
import { dictionary } from '../words/words.svelte.ts';
import { seatNames } from './player_names.ts';
import { RecordedGame } from './recorded_game.svelte.ts';

const recorded = (change: Partial<ReplayedRecord> = {}): ReplayedRecord => ({
  game: 'versailles',
  options: { players: 2 },
  players: ['Ada', { bot: 'architect' }],
  frames: [
    { seq: 0, seat: null, action: null, events: [{ event: 'dealt' }], view: 'the beginning' },
    { seq: 1, seat: 1, action: {}, events: [{ event: 'bid' }], view: 'a card' },
    { seq: 2, seat: 0, action: {}, events: [{ event: 'laid' }], view: 'the end' },
  ],
  ...change,
});

beforeEach(() => dictionary.load('en'));

describe('a recorded game', () => {
  it('is over, and the user has no seat', () => {
    const game = new RecordedGame(recorded());
    expect(game.table).toMatchObject({ phase: 'over', you: null, rematch: null, muted: true });
    expect(game.table.terms).toMatchObject({ game: 'versailles', hints: false, undo: false });
    expect([game.you, game.yourTurn, game.away]).toEqual([null, false, false]);
  });

  it('shows the end first', () => {
    const game = new RecordedGame(recorded());
    expect([game.view, game.seq]).toEqual(['the end', 2]);
    expect(game.fresh).toBe(true);
  });

  it('has a step for the beginning and one for every decision', async () => {
    const game = new RecordedGame(recorded());
    expect(game.steps).toEqual([0, 1, 2]);
    await game.look(0);
    expect([game.view, game.pastSeat]).toEqual(['the beginning', null]);
    await game.look(1);
    expect([game.view, game.pastSeat]).toEqual(['a card', 1]);
    expect(game.pastLine?.events).toEqual([{ event: 'bid' }]);
    await game.look(null);
    expect(game.view).toBe('the end');
  });

  it('stays where it is if there is no such step', async () => {
    const game = new RecordedGame(recorded());
    await game.look(1);
    await game.look(77);
    expect(game.view).toBe('a card');
  });

  it('refuses commands', async () => {
    const game = new RecordedGame(recorded());
    expect([await game.decide(), await game.undo(), await game.sendChat()]).toEqual([false, false, false]);
  });

  it('names people by their name and bots by their name', () => {
    const game = new RecordedGame(recorded());
    expect(seatNames(game.table)).toEqual(['Ada', 'Repton (bot)']);
  });

  it('has seats even if the record does not name the players', () => {
    const game = new RecordedGame(recorded({ players: null, options: { players: 3 } }));
    expect(seatNames(game.table)).toEqual(['Guest\u00a01', 'Guest\u00a02', 'Guest\u00a03']);
  });
});
