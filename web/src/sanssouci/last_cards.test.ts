import { describe, expect, it } from 'vitest';
import { seatView, view } from '../../tests/sample_views.ts';
import type { LogEntry } from '../table/session.ts';
import type { Card } from '../types/sanssouci.ts';
import { lastCard } from './last_cards.ts';

const play = (seq: number, seat: number, card: Card): LogEntry => ({
  seq,
  what: { what: 'acted', seat },
  events: [
    { event: 'played', seat, card, slot: 't1', tile: 'a' },
    { event: 'laid', seat, tile: 'a', field: 'a6', gardener: false },
  ],
});
const stay = (seq: number, seat: number): LogEntry => ({
  seq,
  what: { what: 'acted', seat },
  events: [{ event: 'stayed', seat }],
});
const undo = (seq: number, seat: number): LogEntry => ({ seq, what: { what: 'undone', seat }, events: null });
const say = (seq: number): LogEntry => ({
  seq,
  what: { what: 'said', person: 'ada', name: 'Ada', text: 'Hello' },
  events: null,
});
/** Seat 1 has played these cards, as the view lists them. */
const after = (...played: Card[]) => view({ seats: [seatView(), seatView({ played })] });

describe('the card that a seat has played last', () => {
  const log = [play(1, 0, 'a'), stay(2, 0), play(3, 1, '*'), say(4), stay(5, 1), play(6, 1, 'b')];

  it('is the last one of the log, whatever the order of the view', () => {
    expect(lastCard(log, Infinity, after('b', '*'), 1)).toBe('b');
    expect(lastCard(log, Infinity, view(), 0)).toBe(null);
    expect(lastCard(log, Infinity, view({ seats: [seatView({ played: ['a'] })] }), 0)).toBe('a');
  });

  it('is the one of the moment that the player looks back at', () => {
    expect(lastCard(log, 5, after('*'), 1)).toBe('*');
    expect(lastCard(log, 2, after(), 1)).toBe(null);
  });

  it('is the one before a card that was undone', () => {
    expect(lastCard([...log, undo(7, 1)], Infinity, after('*'), 1)).toBe('*');
    // First the move of the noble is undone, then the card.
    expect(lastCard([...log, stay(7, 1), undo(8, 1)], Infinity, after('*', 'b'), 1)).toBe('b');
    expect(lastCard([...log, stay(7, 1), undo(8, 1), undo(9, 1)], Infinity, after('*'), 1)).toBe('*');
    expect(lastCard([...log, undo(7, 0)], Infinity, after('*', 'b'), 1)).toBe('b');
  });

  it('is not shown while the log misses a card', () => {
    expect(lastCard(log.slice(0, 3), Infinity, after('*', 'b'), 1)).toBe(null);
    expect(lastCard([], Infinity, after('*'), 1)).toBe(null);
  });
});
