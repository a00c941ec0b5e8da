import { describe, expect, it, vi } from 'vitest';
import { Again, movesOfOthers } from './again.svelte.ts';
import type { LogEntry } from './session.ts';

const acted = (seq: number, seat: number): LogEntry => ({
  seq,
  what: { what: 'acted', seat },
  events: [seq],
});
const started: LogEntry = { seq: 1, what: { what: 'started' }, events: null };
const said: LogEntry = {
  seq: 5,
  what: { what: 'said', person: 'ada', name: 'Ada', text: 'Hello' },
  events: null,
};
const seqs = (log: LogEntry[], you: number | null) =>
  movesOfOthers(log, you).map(({ before, entry }) => [before, entry.seq]);

describe('the moves of the others', () => {
  const log = [started, acted(2, 0), acted(3, 1), acted(4, 0), said, acted(6, 1), acted(7, 2)];

  it('are those after the own last one, each with the moment before it', () => {
    expect(seqs(log, 0)).toEqual([
      [4, 6],
      [6, 7],
    ]);
    expect(seqs(log, 2)).toEqual([]);
  });

  it('are all for a spectator, and before the own first move', () => {
    expect(seqs(log, null)).toHaveLength(5);
    expect(seqs([started, acted(2, 1)], 0)).toEqual([[1, 2]]);
    expect(seqs([], 0)).toEqual([]);
  });

  it('are shown again one after the other', async () => {
    const again = new Again(async (seq) => ({ seq, view: `view ${seq}` }));
    const shown: unknown[] = [];
    await again.show(movesOfOthers(log, 0), async (entry, before) => {
      shown.push([again.past?.seq, before, entry.events]);
    });
    expect(shown).toEqual([
      [4, 'view 4', [6]],
      [6, 'view 6', [7]],
    ]);
    expect(again.past).toBeNull();
  });

  it('stop when the user skips, or when a moment cannot be loaded', async () => {
    const animate = vi.fn(async () => again.stop());
    const again = new Again(async (seq) => ({ seq, view: null }));
    await again.show(movesOfOthers(log, 0), animate);
    expect(animate).toHaveBeenCalledTimes(1);
    expect(again.past).toBeNull();
    const broken = new Again(async () => null);
    await broken.show(movesOfOthers(log, 0), animate);
    expect(animate).toHaveBeenCalledTimes(1);
  });
});
