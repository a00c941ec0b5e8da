import { beforeEach, describe, expect, it, vi } from 'vitest';

const LESSONS = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

/** Loads the progress as a freshly opened page does. */
async function open() {
  vi.resetModules();
  return (await import('./progress.svelte.ts')).progress;
}

beforeEach(() => localStorage.clear());

describe('progress', () => {
  it('is kept per game', async () => {
    const progress = await open();
    progress.markSolved('sanssouci', 'a');
    progress.markSolved('sanssouci', 'a');
    progress.markSolved('versailles', 'b');
    const later = await open();
    expect([later.isSolved('sanssouci', 'a'), later.isSolved('sanssouci', 'b')]).toEqual([true, false]);
    expect(later.isSolved('versailles', 'b')).toBe(true);
    expect(localStorage.getItem('gloriette.lessons')).toBe('{"sanssouci":["a"],"versailles":["b"]}');
  });

  it('leads to the first lesson that is not solved', async () => {
    const progress = await open();
    expect(progress.firstOpen('sanssouci', LESSONS)).toBe(0);
    progress.markSolved('sanssouci', 'a');
    progress.markSolved('sanssouci', 'c');
    expect(progress.firstOpen('sanssouci', LESSONS)).toBe(1);
    progress.markSolved('sanssouci', 'b');
    expect(progress.firstOpen('sanssouci', LESSONS)).toBe(3);
  });

  it.each(['{', 'null', '[]', '7', '{"sanssouci": 7}', '{"sanssouci": [7, null]}'])(
    'ignores invalid stored values: %s',
    async (stored) => {
      localStorage.setItem('gloriette.lessons', stored);
      expect((await open()).firstOpen('sanssouci', LESSONS)).toBe(0);
    },
  );
});
