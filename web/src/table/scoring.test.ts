import { beforeEach, describe, expect, it } from 'vitest';
import { dictionary } from '../words/words.svelte.ts';
import { countedResult, encouragement, formatPoints, isTie, partialSums, winnersText } from './scoring.ts';

beforeEach(() => dictionary.load('en'));

describe('points', () => {
  it('have a minus sign, not a hyphen', () => {
    expect([3, 0, -3].map(formatPoints)).toEqual(['3', '0', '−3']);
  });

  it('are summed up item by item', () => {
    const items = [
      { label: 'Nobles', points: [30, 20] },
      { label: 'Boars', points: [-2, 6] },
    ];
    expect([0, 1, 2, 3].map((count) => partialSums(items, 2, count))).toEqual([
      [0, 0],
      [30, 20],
      [28, 26],
      [28, 26],
    ]);
  });

  it('are tied if several players have the most', () => {
    expect(
      [
        [35, 26],
        [35, 35],
        [35, 26, 26],
        [35, 35, 26],
      ].map(isTie),
    ).toEqual([false, true, false, true]);
  });
});

describe('the winner', () => {
  const names = ['Ada', 'Bert', 'Cleo'];
  const tie = { text: '', label: '', values: [] };

  it.each([
    [[0], 0, 'You win!'],
    [[0, 1], 0, 'You share the victory!'],
    [[1], 0, 'Bert wins'],
    [[1, 2], 0, 'Bert and Cleo share the victory'],
    [[0], null, 'Ada wins'],
  ])('%j, seen by %j', (winners, you, text) => expect(winnersText({ winners, you, tie }, names)).toBe(text));
});

describe('a player who has not won', () => {
  const tie = { text: '', label: '', values: [] };

  it.each([
    [[1], 0, [30, 31], 'So close: only 1 point behind!'],
    [[1], 0, [30, 30], 'Level on points: it couldn’t be closer!'],
    [[1], 0, [30, 35], 'So close: only 5 points behind!'],
    [[1], 0, [30, 36], 'Well played! Your next garden will be even better.'],
    [[0], 0, [30, 29], null],
    [[0, 1], 0, [30, 30], null],
    [[1], null, [30, 31], null],
  ])('is cheered up: winners %j, seen by %j', (winners, you, totals, text) =>
    expect(encouragement({ winners, you, tie }, totals)).toBe(text),
  );
});

describe('a game that somebody resigned', () => {
  const tie = { text: '', label: '', values: [] };
  it('is won by the others', () => {
    const result = { winners: [0], you: 0, tie };
    expect(countedResult(result, [1])?.winners).toEqual([1]);
    expect(countedResult(result, undefined)).toBe(result);
    expect(countedResult(null, [1])).toBeNull();
  });

  it('is won by nobody if all resigned', () =>
    expect(winnersText({ winners: [], you: 0, tie }, ['Ada', 'Bert'])).toBe('Everyone resigned'));
});
