import { beforeEach, describe, expect, it } from 'vitest';
import { dictionary } from '../words/words.svelte.ts';
import { formatTime, timeLeft } from './clock_text.ts';

beforeEach(() => dictionary.load('en'));

describe('the time left', () => {
  it('stays the same while the clock is stopped', () => {
    expect(timeLeft({ left: 5000, running_since: null }, 99_000)).toBe(5000);
  });

  it('decreases while the clock runs, and never below zero', () => {
    const clock = { left: 5000, running_since: 10_000 };
    expect([10_000, 12_000, 60_000].map((now) => timeLeft(clock, now))).toEqual([5000, 3000, 0]);
  });

  it('does not increase if the clocks of server and browser differ', () => {
    expect(timeLeft({ left: 5000, running_since: 10_000 }, 9000)).toBe(5000);
  });
});

describe('a time', () => {
  const HOUR = 3_600_000;

  it.each([
    [0, '0:00'],
    [9_001, '0:10'],
    [65_000, '1:05'],
    [HOUR, '1 h 0 min'],
    [47.5 * HOUR, '47 h 30 min'],
    [48 * HOUR, '2 days'],
  ])('of %d ms is %s', (milliseconds, text) => expect(formatTime(milliseconds)).toBe(text));
});
