import { beforeEach, describe, expect, it } from 'vitest';
import { noteRemark } from './said_remarks.ts';

const KEY = 'gloriette.remarks';

beforeEach(() => localStorage.clear());

describe('a game', () => {
  it('has one remark at most', () => {
    expect([noteRemark('a'), noteRemark('a'), noteRemark('b'), noteRemark('a')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('is forgotten after many others', () => {
    for (let game = 0; game < 60; game += 1) noteRemark(`game-${game}`);
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toHaveLength(50);
    expect(noteRemark('game-0')).toBe(true);
    expect(noteRemark('game-59')).toBe(false);
  });

  it.each(['{', '7', '{"a": 1}', '[1, null]'])(
    'has its remark despite invalid stored values: %s',
    (stored) => {
      localStorage.setItem(KEY, stored);
      expect(noteRemark('a')).toBe(true);
    },
  );
});
