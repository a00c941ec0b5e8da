import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const wire = vi.hoisted(() => ({ post: vi.fn(), signIn: vi.fn() }));
vi.mock('../wire/identity.svelte.ts', () => ({ me: { signIn: wire.signIn } }));
vi.mock('../wire/request.ts', () => ({ post: wire.post }));

import { BoardDraft } from './draft.svelte.ts';

const KEY = 'gloriette.boards';
const CARDS = 'sanssouci/cards.toml';
const problem = { place: CARDS, code: 'pair_count', values: {}, message: 'wrong' };

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  wire.signIn.mockReset().mockResolvedValue(undefined);
  wire.post.mockReset().mockResolvedValue({ problems: [] });
});
afterEach(() => vi.useRealTimers());

describe('a draft', () => {
  it('is stored with every change and restored', () => {
    const draft = new BoardDraft('sanssouci');
    expect(draft.isEmpty).toBe(true);
    draft.name = 'Box';
    draft.change({ [CARDS]: 'pairs = []' });
    const again = new BoardDraft('sanssouci');
    expect([again.name, again.files]).toEqual(['Box', { [CARDS]: 'pairs = []' }]);
    expect(new BoardDraft('versailles').isEmpty).toBe(true);
  });

  it.each([null, 7, { sanssouci: 'x' }, { sanssouci: { name: 1, files: { a: 7 } } }])(
    'ignores invalid stored values: %j',
    (stored) => {
      localStorage.setItem(KEY, JSON.stringify(stored));
      expect(new BoardDraft('sanssouci').isEmpty).toBe(true);
    },
  );

  it('is checked once the user pauses', async () => {
    const draft = new BoardDraft('sanssouci');
    wire.post.mockResolvedValue({ problems: [problem] });
    draft.change({ [CARDS]: 'a' });
    await vi.advanceTimersByTimeAsync(300);
    draft.change({ [CARDS]: 'b' });
    await vi.advanceTimersByTimeAsync(300);
    expect(wire.post).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(wire.post.mock.calls).toEqual([
      ['api/boards/check', { game: 'sanssouci', files: { [CARDS]: 'b' } }],
    ]);
    expect(draft.problems).toEqual([problem]);
  });

  it('forgets the answer to an earlier check', async () => {
    const draft = new BoardDraft('sanssouci');
    let answer: (checked: unknown) => void = () => undefined;
    wire.post.mockReturnValueOnce(new Promise((done) => (answer = done)));
    draft.change({ [CARDS]: 'a' });
    await vi.advanceTimersByTimeAsync(500);
    draft.change({ [CARDS]: 'b' });
    await vi.advanceTimersByTimeAsync(500);
    answer({ problems: [problem] });
    await vi.advanceTimersByTimeAsync(0);
    expect(draft.problems).toEqual([]);
  });

  it('takes the files of the server if they are valid, and those of the user otherwise', async () => {
    const draft = new BoardDraft('sanssouci');
    wire.post.mockResolvedValueOnce({ problems: [], files: { [CARDS]: 'clean', other: 'built in' } });
    await draft.import({ [CARDS]: '# mine' });
    expect(draft.files).toEqual({ [CARDS]: 'clean' });
    wire.post.mockResolvedValueOnce({ problems: [problem] });
    await draft.import({ [CARDS]: 'half' });
    expect(draft.files).toEqual({ [CARDS]: 'half' });
  });
});
