import { describe, expect, it } from 'vitest';
import { frame, tableView } from '../../tests/sample_views.ts';
import type { Frame, GameLog } from '../types/server.ts';
import { ApiError } from '../wire/api_error.ts';
import { FakeTableApi } from './fake_table_api.ts';
import { findResumePoint } from './resume.ts';

/** Seat 0, the user, acted in entry 4; seat 1 in all others. */
const LOG: GameLog = {
  entries: [2, 3, 4, 5, 6].map((seq) => ({
    seq,
    at: 0,
    what: { what: 'acted', seat: seq === 4 ? 0 : 1 },
    events: [],
  })),
};

async function resume(now: Frame, seen = 0, change: (api: FakeTableApi) => void = () => undefined) {
  const api = new FakeTableApi();
  api.frame.mockResolvedValue(now);
  api.log.mockResolvedValue(LOG);
  api.frameAt.mockImplementation(async (seq) => frame(seq, null, { view: `view ${seq}` }));
  change(api);
  const { log, frame: from } = await findResumePoint(api, seen);
  return { log: log.map(({ seq }) => seq), from: from?.seq ?? null };
}

const current = frame(6, null, { view: 'now' });

describe('a returning player', () => {
  it('resumes after their own last move', async () => {
    expect(await resume(current)).toEqual({ log: [2, 3, 4], from: 4 });
  });

  it('resumes after the last frame that this browser has shown', async () => {
    expect(await resume(current, 5)).toEqual({ log: [2, 3, 4, 5], from: 5 });
  });

  it('has missed nothing if this browser has shown everything', async () => {
    expect(await resume(current, 6)).toEqual({ log: [2, 3, 4, 5, 6], from: null });
  });

  it('starts at the current state if the earlier one cannot be loaded', async () => {
    const fail = (api: FakeTableApi) => void api.frameAt.mockRejectedValue(new ApiError(0, {}));
    expect(await resume(current, 0, fail)).toEqual({ log: [2, 3, 4, 5, 6], from: null });
  });

  it('starts at the current state if the log cannot be loaded', async () => {
    const fail = (api: FakeTableApi) => void api.log.mockRejectedValue(new ApiError(0, {}));
    expect(await resume(current, 5, fail)).toEqual({ log: [], from: null });
  });
});

describe('others start at the current state', () => {
  it.each([
    ['after the end', { phase: 'over' as const }],
    ['before the start', { phase: 'open' as const }],
    ['as spectators', { you: null }],
  ])('%s', async (_, change) => {
    const now = frame(6, null, { view: 'now', table: tableView(change) });
    expect(await resume(now, 3)).toEqual({ log: [2, 3, 4, 5, 6], from: null });
  });

  it('where there is no table', async () => {
    expect(await findResumePoint(new FakeTableApi(), 3)).toEqual({ log: [], frame: null });
  });
});

describe('a page that changes its viewer', () => {
  const from = async (shown: number, now = current) => {
    const api = new FakeTableApi();
    api.frame.mockResolvedValue(now);
    api.log.mockResolvedValue(LOG);
    api.frameAt.mockImplementation(async (seq) => frame(seq, null, { view: `view ${seq}` }));
    const { log, frame: found } = await findResumePoint(api, 6, shown);
    return { log: log.map(({ seq }) => seq), from: found?.seq ?? null };
  };

  it('goes on after the last entry that it has shown, also for spectators and at the end', async () => {
    const over = frame(6, null, { view: 'now', table: tableView({ you: null, phase: 'over' }) });
    expect(await from(3, over)).toEqual({ log: [2, 3], from: 3 });
    expect(await from(6, over)).toEqual({ log: [2, 3, 4, 5, 6], from: null });
  });

  it('starts at the current state if it has shown nothing', async () => {
    expect(await from(0)).toEqual({ log: [2, 3, 4, 5, 6], from: null });
  });
});
