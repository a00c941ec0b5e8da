import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../home/settings.svelte.ts';
import { finishAnimations, paced, pacedPause } from './pace.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  settings.set({ speed: 'normal' });
  vi.useRealTimers();
});

describe('the pace of animations', () => {
  it('follows the settings', () => {
    expect(paced(400)).toBe(400);
    settings.set({ speed: 'slow' });
    expect(paced(400)).toBe(800);
    settings.set({ speed: 'fast' });
    expect(paced(400)).toBe(200);
  });

  it('lets a pause end early when the user skips', async () => {
    const over = vi.fn();
    void pacedPause(1000).then(over);
    await vi.advanceTimersByTimeAsync(900);
    expect(over).not.toHaveBeenCalled();
    finishAnimations();
    await vi.advanceTimersByTimeAsync(0);
    expect(over).toHaveBeenCalledTimes(1);
    void pacedPause(1000).then(over);
    await vi.advanceTimersByTimeAsync(1000);
    expect(over, 'the next one is not skipped').toHaveBeenCalledTimes(2);
  });
});
