import { describe, expect, it } from 'vitest';
import { tableView } from '../../tests/sample_views.ts';
import type { SeatView, TableView } from '../types/server.ts';
import { hasFinished, isDeciding, nextHolder, peopleAt, playersAt } from './holder.ts';

const [ANNA, BEN, CARA] = ['Anna', 'Ben', 'Cara'].map((name) => ({ id: name.toLowerCase(), name }));
const person = (who = ANNA, change: Partial<SeatView> = {}): SeatView => ({
  occupant: { kind: 'person', id: who?.id ?? '', name: who?.name ?? '' },
  stand_in: null,
  clock: null,
  ...change,
});
const BOT: SeatView = { occupant: { kind: 'bot', level: 'gardener' }, stand_in: null, clock: null };

/** Anna, a bot, Ben and Cara, of whom these seats must decide. */
const table = (to_act: number[], change: Partial<TableView> = {}) =>
  tableView({ seats: [person(ANNA), BOT, person(BEN), person(CARA)], to_act, you: null, ...change });

describe('the people at a table', () => {
  it('are those who are no bots', () => {
    const seats = table([]).seats.map(({ occupant }) => occupant);
    expect(peopleAt({ seats })).toEqual([ANNA, BEN, CARA]);
  });

  it('play on unless a bot plays for them', () => {
    const seats = [person(ANNA, { stand_in: 'gardener', resigned: true }), BOT, person(BEN)];
    expect(playersAt(tableView({ seats }))).toEqual([BEN]);
  });
});

describe('the next holder of the device', () => {
  it.each([
    ['the person whose turn it is', [2], null, BEN],
    ['nobody while only bots must decide', [1], 'anna', null],
    ['the first of several at the beginning', [0, 1, 2, 3], null, ANNA],
    ['then the others one after the other', [1, 2, 3], 'anna', BEN],
    ['up to the last one', [1, 3], 'ben', CARA],
    ['the first again after the last', [0, 2], 'cara', ANNA],
    ['the last one before the others', [0, 2, 3], 'ben', BEN],
    ['the same person if nobody else must decide', [2], 'ben', BEN],
  ])('is %s', (_, toAct, last, next) => expect(nextHolder(table(toAct), last)).toEqual(next));

  it('is nobody before and after the game', () => {
    expect(nextHolder(table([0], { phase: 'open' }), null)).toBeNull();
    expect(nextHolder(table([0], { phase: 'over' }), null)).toBeNull();
  });

  it('skips people who have given up', () => {
    const seats = [person(ANNA, { stand_in: 'gardener', resigned: true }), BOT, person(BEN), person(CARA)];
    expect(nextHolder(table([0, 3], { seats }), null)).toEqual(CARA);
  });
});

describe('a turn', () => {
  it('ends when the person need not decide any more', () => {
    expect(hasFinished(table([0]), table([1]), 'anna')).toBe(true);
    expect(hasFinished(table([0]), table([2]), 'anna')).toBe(true);
    expect(hasFinished(table([0, 2]), table([2]), 'anna')).toBe(true);
    expect(hasFinished(table([0]), table([], { phase: 'over' }), 'anna')).toBe(true);
  });

  it('goes on with the next decision of the same person', () => {
    expect(hasFinished(table([0]), table([0]), 'anna')).toBe(false);
    expect(hasFinished(table([0, 2]), table([0, 2]), 'anna')).toBe(false);
  });

  it('ends when a choice of all begins, so that all see what has led to it', () => {
    expect(hasFinished(table([0]), table([0, 2, 3]), 'anna')).toBe(true);
    expect(hasFinished(table([0]), table([0, 1]), 'anna')).toBe(false);
  });

  it('is not that of somebody who only looks', () => {
    expect(hasFinished(null, table([2]), 'anna')).toBe(false);
    expect(hasFinished(table([2]), table([3]), 'anna')).toBe(false);
  });

  it('ends when the person gives up', () => {
    const seats = [person(ANNA, { stand_in: 'gardener', resigned: true }), BOT, person(BEN)];
    expect(isDeciding(table([0], { seats }), 'anna')).toBe(false);
    expect(hasFinished(table([0]), table([0], { seats }), 'anna')).toBe(true);
  });

  it('never ends while one person plays alone with bots', () => {
    const seats = [person(ANNA), BOT, person(BEN, { stand_in: 'gardener', resigned: true })];
    expect(hasFinished(table([0], { seats }), table([1], { seats }), 'anna')).toBe(false);
  });
});
