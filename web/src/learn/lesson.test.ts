import { describe, expect, it } from 'vitest';
import { fits, type Lesson, loadLessons, sameDecision } from './lesson.ts';

describe('a pattern', () => {
  const choice = { do: 'lay', at: [1, 2], preview: { chips: [{ type: 'red', from: 1 }] } };
  // The same cases as in gloriette/tests/lessons.rs.
  it.each([
    [{ do: 'lay' }, true],
    [{ do: 'bid' }, false],
    [{ at: [1, 2] }, true],
    [{ at: [2, 1] }, false],
    [{ preview: { chips: [{ from: 1 }] } }, true],
    [{ preview: { chips: [{ from: null }] } }, false],
    [{ preview: { chips: [] } }, false],
    [{ card: 7 }, false],
  ])('%j selects decisions by what they do', (pattern, expected) => {
    expect(fits(choice, pattern)).toBe(expected);
  });
});

it('compares decisions whatever the order of their keys', () => {
  expect(sameDecision({ do: 'lay', at: [1, 2] }, { at: [1, 2], do: 'lay' })).toBe(true);
  expect(sameDecision({ do: 'lay', at: [1, 2] }, { do: 'lay', at: [2, 1] })).toBe(false);
  expect(sameDecision({ do: 'stay' }, { do: 'stay', to: 'e3' })).toBe(false);
});

describe('lessons', () => {
  const lesson = (deal: Lesson['deal']) => ({ deal, seat: 0, actions: [], steps: [], words: {} }) as never;
  const own = { options: { players: 2 }, setup: {} };

  it('come in the order of their files, with their own or a shared deal', () => {
    const shared = { options: { players: 3 }, setup: {} };
    const files = { './02_b.json': lesson('evening'), './01_a.json': lesson(own) };
    const loaded = loadLessons('game', files, { './deals/evening.json': shared });
    expect(loaded.map(({ id, deal }) => [id, deal])).toEqual([
      ['01_a', own],
      ['02_b', shared],
    ]);
  });

  it('need a deal that exists', () => {
    expect(() => loadLessons('game', { './01_a.json': lesson('morning') }, {})).toThrow('morning');
  });
});
