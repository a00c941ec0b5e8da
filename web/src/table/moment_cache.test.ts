// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { Moments } from './moment_cache.ts';

const load = () => vi.fn((seq: number) => Promise.resolve({ seq, view: `view ${seq}` }));

describe('moments', () => {
  it('are asked for once', async () => {
    const asked = load();
    const moments = new Moments(asked);
    expect(await moments.at(3)).toEqual({ seq: 3, view: 'view 3' });
    expect(await moments.at(5)).toEqual({ seq: 5, view: 'view 5' });
    expect(await moments.at(3)).toEqual({ seq: 3, view: 'view 3' });
    expect(asked.mock.calls).toEqual([[3], [5]]);
  });

  it('are asked for once even by two at the same time', async () => {
    const asked = load();
    const moments = new Moments(asked);
    await Promise.all([moments.at(3), moments.at(3)]);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('are asked for again if there was no answer', async () => {
    const asked = load().mockRejectedValueOnce(new Error('no connection'));
    const moments = new Moments(asked);
    expect(await moments.at(3)).toBeNull();
    expect(await moments.at(3)).toEqual({ seq: 3, view: 'view 3' });
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
