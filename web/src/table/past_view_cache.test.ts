// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { PastViewCache } from './past_view_cache.ts';

const loader = () => vi.fn((seq: number) => Promise.resolve({ seq, view: `view ${seq}` }));

describe('the cache of past views', () => {
  it('loads each view once', async () => {
    const load = loader();
    const cache = new PastViewCache(load);
    expect(await cache.at(3)).toEqual({ seq: 3, view: 'view 3' });
    expect(await cache.at(5)).toEqual({ seq: 5, view: 'view 5' });
    expect(await cache.at(3)).toEqual({ seq: 3, view: 'view 3' });
    expect(load.mock.calls).toEqual([[3], [5]]);
  });

  it('shares a request that is still loading', async () => {
    const load = loader();
    const cache = new PastViewCache(load);
    await Promise.all([cache.at(3), cache.at(3)]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('tries again after a failure', async () => {
    const load = loader().mockRejectedValueOnce(new Error('no connection'));
    const cache = new PastViewCache(load);
    expect(await cache.at(3)).toBeNull();
    expect(await cache.at(3)).toEqual({ seq: 3, view: 'view 3' });
    expect(load).toHaveBeenCalledTimes(2);
  });
});
