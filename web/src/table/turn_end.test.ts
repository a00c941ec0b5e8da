import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tableView } from '../../tests/sample_views.ts';
import type { Confirmation } from './confirm_turn.ts';
import { FakeSession } from './fake_session.svelte.ts';
import { DELAY, TurnEnd } from './turn_end.svelte.ts';

type Action = { do: string };
const MOVE: Action = { do: 'move' };
const TAKE: Action = { do: 'take' };
const view = (change: object = {}) => ({ legal: [TAKE, MOVE], undoable: 1, made: '', ...change });

let session: FakeSession;
let decided: unknown[];
let undone: number;

beforeEach(() => {
  vi.useFakeTimers();
  decided = [];
  undone = 0;
  session = new FakeSession();
  session.table = tableView();
  session.now = view();
  session.decide = async (action) => {
    decided.push(action);
    return true;
  };
  session.undo = async () => {
    undone += 1;
    return true;
  };
});

const turnEnd = (confirmation: Confirmation) =>
  new TurnEnd(
    session,
    {
      isLast: (_, action) => (action as Action).do === 'move',
      pretend: (shown, action) => ({ ...(shown as object), made: (action as Action).do }),
      describe: (_, action) => `They ${(action as Action).do}`,
    },
    () => confirmation,
  );
const made = (turn: TurnEnd) => (turn.view as { made: string }).made;

describe('the last decision of a turn', () => {
  it('is shown as made, but not sent until the player ends the turn', async () => {
    const turn = turnEnd('wait');
    expect(await turn.decide(MOVE)).toBe(true);
    expect(decided).toEqual([]);
    expect([turn.waiting, turn.deciding, made(turn), turn.text]).toEqual([true, false, 'move', 'They move']);
    vi.advanceTimersByTime(60_000);
    expect(decided).toEqual([]);
    await turn.endTurn();
    expect(decided).toEqual([MOVE]);
    expect(await turn.endTurn(), 'a second click').toBe(false);
    expect(decided).toEqual([MOVE]);
  });

  it('is sent at once in a lesson, which explains a wrong one', async () => {
    const lesson = Object.assign(session, { beside: () => {} }) as unknown as FakeSession;
    const turn = new TurnEnd(
      lesson,
      { isLast: () => true, pretend: (shown) => shown, describe: () => '' },
      () => 'wait',
    );
    await turn.decide(MOVE);
    expect(decided).toEqual([MOVE]);
    expect(turn.waiting).toBe(false);
  });

  it('is shown until its frame arrives', async () => {
    const turn = turnEnd('wait');
    await turn.decide(MOVE);
    await turn.endTurn();
    expect([turn.shown, turn.waiting, made(turn)]).toEqual([true, false, 'move']);
    session.now = view({ made: 'by the server' });
    expect([turn.shown, made(turn)]).toEqual([false, 'by the server']);
  });

  it('can be taken back without the server', async () => {
    const turn = turnEnd('wait');
    await turn.decide(MOVE);
    expect(turn.canUndo).toBe(true);
    await turn.undo();
    expect([turn.waiting, turn.deciding, made(turn)]).toEqual([false, true, '']);
    expect([decided, undone]).toEqual([[], 0]);
    await turn.undo();
    expect(undone, 'the decision before it').toBe(1);
  });

  it('is taken back with the one before it if the board made it by itself', async () => {
    const turn = turnEnd('wait');
    await turn.decide(MOVE, true);
    await turn.undo();
    expect(undone).toBe(1);
  });

  it('ends the turn by itself after some seconds, unless it is taken back', async () => {
    const turn = turnEnd('delay');
    await turn.decide(MOVE);
    expect(turn.secondsLeft).toBe(DELAY);
    vi.advanceTimersByTime(1000);
    expect(turn.secondsLeft).toBe(DELAY - 1);
    await turn.undo();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(decided).toEqual([]);
    await turn.decide(MOVE);
    await vi.advanceTimersByTimeAsync(DELAY * 1000);
    expect(decided).toEqual([MOVE]);
    expect(turn.secondsLeft).toBeNull();
  });

  it('is sent when the player leaves the table before the seconds are over, but not if it waits for them', async () => {
    const delayed = turnEnd('delay');
    await delayed.decide(MOVE);
    delayed.close();
    expect(decided).toEqual([MOVE]);
    const held = turnEnd('wait');
    await held.decide(MOVE);
    held.close();
    expect(decided).toEqual([MOVE]);
  });

  it('is sent at once if nothing is to be confirmed, and so is every other decision', async () => {
    await turnEnd('none').decide(MOVE);
    await turnEnd('wait').decide(TAKE);
    expect(decided).toEqual([MOVE, TAKE]);
  });

  it('stays while others act, and is dropped for good when it becomes impossible', async () => {
    const turn = turnEnd('wait');
    await turn.decide(MOVE);
    session.now = view({ undoable: 0 });
    expect(turn.waiting).toBe(true);
    session.now = view({ legal: [TAKE] });
    expect([turn.waiting, made(turn)]).toEqual([false, '']);
    turn.dropOutdated();
    session.now = view();
    expect([turn.waiting, turn.deciding]).toEqual([false, true]);
  });

  it('is hidden while the player looks back', async () => {
    const turn = turnEnd('wait');
    await turn.decide(MOVE);
    session.past = { seq: 1, view: view({ made: 'long ago' }) };
    expect([turn.waiting, made(turn)]).toEqual([false, 'long ago']);
    session.past = null;
    expect([turn.waiting, made(turn)]).toEqual([true, 'move']);
  });

  it('comes back to the player if the server refuses it', async () => {
    const turn = turnEnd('wait');
    await turn.decide(MOVE);
    session.decide = async () => false;
    await turn.endTurn();
    expect([turn.shown, turn.deciding]).toEqual([false, true]);
  });
});
