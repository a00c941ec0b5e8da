import { beforeEach, describe, expect, it } from 'vitest';
import type { Summary } from '../types/server.ts';
import { canCount, isCounted, noteCounted } from './local_games.ts';

const PERSON = { kind: 'person', id: 'a', name: 'Anna' } as const;
const BOT = { kind: 'bot', level: 'gardener' } as const;
const game = (change: Partial<Summary> = {}) => ({ phase: 'over' as const, seats: [PERSON, BOT], ...change });

beforeEach(() => localStorage.clear());

describe('a game on this device', () => {
  it('can count if one person has finished it against bots', () => expect(canCount(game())).toBe(true));

  it.each([
    ['runs', { phase: 'running' as const }],
    ['was played by several people', { seats: [PERSON, PERSON, BOT] }],
    ['was played by bots only', { seats: [BOT, BOT] }],
    ['repeats a deal', { repeats: 'b' }],
  ])('cannot count if it %s', (_, change) => expect(canCount(game(change))).toBe(false));

  it('is noted when it counts', () => {
    const [one, other] = ['1'.repeat(32), '2'.repeat(32)];
    noteCounted(one);
    noteCounted(one);
    expect([isCounted(one), isCounted(other)]).toEqual([true, false]);
    localStorage.setItem('gloriette.counted_games', '{"not": "a list"}');
    expect(isCounted(one)).toBe(false);
  });
});
