import { beforeEach, describe, expect, it } from 'vitest';
import { seatNames } from './player_names.ts';
import type { Recorded } from '../types/server.ts';
import { dictionary } from '../words/words.svelte.ts';
import { RecordedGame } from './recorded_game.svelte.ts';

const recorded = (change: Partial<Recorded> = {}): Recorded => ({
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

describe('a game from a file', () => {
  it('is over, and nobody sits at it', () => {
    const game = new RecordedGame(recorded());
    expect(game.table).toMatchObject({ phase: 'over', you: null, rematch: null, muted: true });
    expect(game.table?.terms).toMatchObject({ game: 'versailles', hints: false, undo: false });
    expect([game.you, game.yourTurn, game.away]).toEqual([null, false, false]);
  });

  it('shows its end at first', () => {
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

  it('shows the step that was wanted last, whichever is there first', async () => {
    const waiting = new Map<number, () => void>();
    class Slow extends RecordedGame {
      protected override async moment(seq: number) {
        await new Promise<void>((done) => waiting.set(seq, done));
        return super.moment(seq);
      }
    }
    const game = new Slow(recorded());
    const looks = [game.look(0), game.look(1)];
    waiting.get(1)?.();
    await looks[1];
    waiting.get(0)?.();
    await looks[0];
    expect(game.view).toBe('a card');
    const late = game.look(2);
    await game.look(null);
    waiting.get(2)?.();
    await late;
    expect(game.past).toBeNull();
  });

  it('knows who played: people by name, bots by how well they play', () => {
    const game = new RecordedGame(recorded());
    expect(seatNames(game.table)).toEqual(['Ada', 'Architect (bot)']);
  });

  it('has seats even if the record does not say who played', () => {
    const game = new RecordedGame(recorded({ players: null, options: { players: 3 } }));
    expect(seatNames(game.table)).toEqual(['Guest\u00a01', 'Guest\u00a02', 'Guest\u00a03']);
  });
});
