import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tableView } from '../../tests/sample_views.ts';
import { reviewGame } from './review.ts';

describe('reviewing a game', () => {
  const scrolled = vi.fn();
  beforeEach(() => {
    scrolled.mockClear();
    vi.stubGlobal('scrollTo', scrolled);
  });

  const sessionIn = (phase: 'running' | 'over') => ({
    table: { ...tableView(), phase },
    steps: [3, 5, 8],
    stepping: false,
    look: vi.fn(async () => {}),
  });

  it('starts a finished game from its beginning, with the board in sight', async () => {
    const session = sessionIn('over');
    await reviewGame(session);
    expect(session.stepping).toBe(true);
    expect(session.look).toHaveBeenCalledExactlyOnceWith(3);
    expect(scrolled).toHaveBeenCalledWith({ top: 0 });
  });

  it('starts a running game from the present', async () => {
    const session = sessionIn('running');
    await reviewGame(session);
    expect(session.stepping).toBe(true);
    expect(session.look).not.toHaveBeenCalled();
  });
});
