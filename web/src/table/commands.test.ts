import { beforeEach, describe, expect, it } from 'vitest';
import { frame } from '../../tests/sample_views.ts';
import { notices } from '../design/notices.svelte.ts';
import { ApiError } from '../wire/api_error.ts';
import { dictionary, say } from '../words/words.svelte.ts';
import { Commands } from './commands.svelte.ts';
import { FakeTableApi } from './fake_table_api.ts';
import { Pointing } from './pointing.svelte.ts';
import { TableState } from './table_state.svelte.ts';

const STAY = { do: 'stay' };
const HINT = { seq: 7, choices: [{ action: STAY, turn: [STAY], points: 1, margin: 1 }] };

beforeEach(async () => {
  notices.list = [];
  await dictionary.load('en');
});

function open() {
  const api = new FakeTableApi();
  const state = new TableState();
  const pointing = new Pointing();
  state.apply(frame(7, null, { view: 7 }));
  return { api, state, pointing, commands: new Commands(api, state, pointing) };
}

const shown = () => notices.list.map(({ text }) => text);

describe('a decision', () => {
  it('names the last frame that the user has seen', async () => {
    const { api, commands } = open();
    expect(await commands.decide(STAY)).toBe(true);
    expect(api.decide.mock.calls).toEqual([[STAY, 7, expect.any(Function)]]);
  });

  it('blocks other decisions until it is answered', async () => {
    const { api, commands } = open();
    let answer = () => {};
    api.decide.mockReturnValueOnce(new Promise((done) => (answer = () => done({ seq: 8, repeated: false }))));
    const sent = commands.decide(STAY);
    expect([commands.sending, commands.pending]).toEqual([true, true]);
    expect(await commands.decide(STAY)).toBe(false);
    answer();
    expect(await sent).toBe(true);
    expect(commands.sending).toBe(false);
  });

  it('is pending until its frame has arrived', async () => {
    const { api, state, commands } = open();
    api.decide.mockResolvedValueOnce({ seq: 8, repeated: false });
    await commands.decide(STAY);
    expect(commands.pending).toBe(true);
    state.apply(frame(8, { what: 'acted', seat: 0 }, { view: 8 }));
    expect(commands.pending).toBe(false);
  });

  it('that is stale fails without a notice', async () => {
    const { api, commands } = open();
    api.decide.mockRejectedValueOnce(new ApiError(409, { code: 'stale', seq: 9 }));
    expect(await commands.decide(STAY)).toBe(false);
    expect([commands.pending, shown()]).toEqual([false, []]);
  });

  it('that fails shows why', async () => {
    const { api, commands } = open();
    api.decide.mockRejectedValueOnce(new ApiError(0, { code: 'unreachable' }));
    expect(await commands.decide(STAY)).toBe(false);
    expect([commands.pending, shown()]).toEqual([false, [say('problem.unreachable')]]);
  });

  it('is sent while a chat message is on its way', async () => {
    const { api, commands } = open();
    let answer = () => {};
    api.sendChat.mockReturnValueOnce(
      new Promise((done) => (answer = () => done({ seq: 8, repeated: false }))),
    );
    const said = commands.sendChat('Hello');
    expect(await commands.sendChat('Hello'), 'the same button pressed twice').toBe(false);
    expect(await commands.decide(STAY)).toBe(true);
    expect(api.decide).toHaveBeenCalledTimes(1);
    answer();
    expect(await said).toBe(true);
  });

  it('waits visibly for a connection', async () => {
    const { api, commands } = open();
    let connect = () => {};
    api.decide.mockImplementationOnce(async (_, __, onwait) => {
      onwait(true);
      await new Promise<void>((done) => (connect = done));
      onwait(false);
      return { seq: 8, repeated: false };
    });
    const sent = commands.decide(STAY);
    expect([commands.unsent, commands.pending]).toEqual([true, true]);
    connect();
    expect(await sent).toBe(true);
    expect([commands.unsent, shown()]).toEqual([false, []]);
  });

  it('that comes too late after waiting for a connection says so', async () => {
    const { api, commands } = open();
    api.decide.mockImplementationOnce(async (_, __, onwait) => {
      onwait(true);
      throw new ApiError(409, { code: 'stale', seq: 9 });
    });
    expect(await commands.decide(STAY)).toBe(false);
    expect(shown()).toEqual([say('connection.too_late')]);
  });

  it('dismisses the hint', async () => {
    const { pointing, commands } = open();
    pointing.showHint(HINT);
    await commands.decide(STAY);
    expect([pointing.hint, pointing.suggested]).toEqual([null, []]);
  });
});

describe('an undo', () => {
  it('is remembered until the next decision', async () => {
    const { api, commands } = open();
    await commands.undo();
    expect([api.undo.mock.calls, commands.backwards]).toEqual([[[7, expect.any(Function)]], true]);
    await commands.decide(STAY);
    expect(commands.backwards).toBe(false);
  });
});

describe('a hint', () => {
  it('is shown with its best turn', async () => {
    const { api, pointing, commands } = open();
    api.hint.mockResolvedValueOnce(HINT);
    await commands.askHint();
    expect([pointing.hint, pointing.suggested]).toEqual([HINT, [STAY]]);
  });

  it('that fails shows why', async () => {
    const { api, pointing, commands } = open();
    api.hint.mockRejectedValueOnce(new ApiError(409, { code: 'over' }));
    await commands.askHint();
    expect([pointing.hint, shown()]).toEqual([null, [say('problem.over')]]);
  });
});

describe('other commands', () => {
  it('pass their arguments on', async () => {
    const { api, commands } = open();
    await commands.sendChat('Hello');
    await commands.muteChat(true);
    await commands.fillSeat(1, 'gardener');
    await commands.freeSeat(2);
    expect(api.sendChat).toHaveBeenCalledWith('Hello');
    expect(api.muteChat).toHaveBeenCalledWith(true);
    expect(api.fillSeat).toHaveBeenCalledWith(1, 'gardener');
    expect(api.freeSeat).toHaveBeenCalledWith(2);
  });

  it('do not make the view stale', async () => {
    const { api, commands } = open();
    api.sendChat.mockResolvedValueOnce({ seq: 9, repeated: false });
    await commands.sendChat('Hello');
    expect(commands.pending).toBe(false);
  });
});
