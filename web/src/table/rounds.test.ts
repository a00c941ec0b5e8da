// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { roundStarts as roundsOfSanssouci } from '../sanssouci/rounds.ts';
import { roundStarts as roundsOfVersailles } from '../versailles/rounds.ts';
import { standingDecisions } from './rounds.ts';
import type { LogEntry } from './session.ts';

const acted = (seq: number, seat: number, ...events: unknown[]): LogEntry => ({
  seq,
  what: { what: 'acted', seat },
  events,
});
const undone = (seq: number, seat: number): LogEntry => ({
  seq,
  what: { what: 'undone', seat },
  events: null,
});
const played = (seat: number) => ({ event: 'played', seat });

describe('the decisions of a log', () => {
  it('leave out what was taken back, but not what others decided meanwhile', () => {
    const log = [acted(3, 0), acted(4, 1), undone(5, 0), acted(6, 0)];
    expect(standingDecisions(log).map(({ seq }) => seq)).toEqual([4, 6]);
  });
});

describe('a round of Sanssouci', () => {
  it('begins with each card of the player who began', () => {
    const log = [
      acted(2, 0, { event: 'garden_chosen', seat: 0 }),
      acted(3, 1, played(1)),
      acted(4, 1),
      acted(5, 0, played(0)),
      acted(6, 1, played(1)),
      undone(7, 1),
      acted(8, 1, played(1)),
    ];
    expect(roundsOfSanssouci(log)).toEqual([
      { seq: 3, label: '1', major: true },
      { seq: 8, label: '2', major: false },
    ]);
  });
});

describe('a round of Versailles', () => {
  it('begins after the king has moved, and each half counts from one', () => {
    const bid = { event: 'bid' };
    const king = { event: 'king_moved' };
    const log = [
      acted(3, 0, bid),
      acted(4, 1, bid),
      acted(5, 0, { event: 'laid' }, king),
      acted(6, 1, bid),
      acted(7, 0, king, { event: 'middle_scored' }, { event: 'half_begun' }),
      acted(8, 0, bid),
      acted(9, 0, king, { event: 'over' }),
    ];
    expect(roundsOfVersailles(log)).toEqual([
      { seq: 3, label: '1', major: true },
      { seq: 6, label: '2', major: false },
      { seq: 8, label: '1', major: true },
    ]);
  });
});
