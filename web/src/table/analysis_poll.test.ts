import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Analysis } from '../types/server.ts';
import { AnalysisPoll } from './analysis_poll.svelte.ts';

const analysis = (state: Analysis['state'], done = 0): Analysis => ({
  state,
  done,
  of: 9,
  decisions: [],
  turning_points: [],
  end: [],
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function open(...answers: (Analysis | null)[]) {
  const fetchAnalysis = vi.fn(async () => answers.shift() ?? null);
  const startAnalysis = vi.fn(async (): Promise<Analysis | null> => analysis('running'));
  return { fetchAnalysis, startAnalysis, poll: new AnalysisPoll({ fetchAnalysis, startAnalysis }) };
}

describe('an analysis', () => {
  it('is polled until it is done', async () => {
    const { poll, fetchAnalysis } = open(analysis('running', 1), analysis('running', 5), analysis('done', 9));
    const followed = poll.follow();
    await vi.advanceTimersByTimeAsync(0);
    expect(poll.analysis?.done).toBe(1);
    await vi.advanceTimersByTimeAsync(1500);
    expect(poll.analysis?.done).toBe(5);
    await vi.advanceTimersByTimeAsync(1500);
    await followed;
    expect(poll.analysis?.state).toBe('done');
    expect(fetchAnalysis).toHaveBeenCalledTimes(3);
  });

  it('is not polled if nobody has asked for one', async () => {
    const { poll, fetchAnalysis } = open(analysis('none'));
    await poll.follow();
    expect([poll.analysis?.state, fetchAnalysis.mock.calls.length]).toEqual(['none', 1]);
  });

  it('is started and then followed', async () => {
    const { poll } = open(analysis('done', 9));
    await poll.start();
    expect(poll.analysis?.state).toBe('done');
  });

  it('is not followed if it cannot be started', async () => {
    const { poll, startAnalysis, fetchAnalysis } = open();
    startAnalysis.mockResolvedValueOnce(null);
    await poll.start();
    expect(fetchAnalysis).not.toHaveBeenCalled();
  });

  it('is not polled any more after the page was left', async () => {
    const { poll, fetchAnalysis } = open(analysis('running'), analysis('running'));
    void poll.follow();
    await vi.advanceTimersByTimeAsync(0);
    poll.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetchAnalysis).toHaveBeenCalledTimes(1);
  });
});
