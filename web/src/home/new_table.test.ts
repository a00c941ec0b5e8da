import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ADA, frame, tableView } from '../../tests/sample_views.ts';

const wire = vi.hoisted(() => ({
  post: vi.fn(),
  get: vi.fn(),
  put: vi.fn(),
  go: vi.fn(),
  openLocalTable: vi.fn(),
}));
vi.mock('../local/this_device.ts', () => wire);
vi.mock('../wire/identity.svelte.ts', () => ({ me: { id: 'ada', signIn: async () => undefined } }));
vi.mock('../wire/request.ts', () => wire);
vi.mock('./router.svelte.ts', () => ({ router: { go: wire.go } }));

const KEY = 'gloriette.opening';

// Loading all games anew takes seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

/** Loads the form as a freshly opened page does. */
async function open(stored?: unknown) {
  if (stored !== undefined) localStorage.setItem(KEY, JSON.stringify(stored));
  vi.resetModules();
  return (await import('./new_table.svelte.ts')).newTable;
}

const opening = () => wire.post.mock.calls[0]?.[1];

beforeEach(() => {
  localStorage.clear();
  wire.post.mockReset().mockResolvedValue({ id: 'abc' });
  wire.get.mockReset().mockRejectedValue(new Error('no connection'));
  wire.put.mockReset().mockResolvedValue({ seq: 2, repeated: false });
  wire.go.mockReset();
  wire.openLocalTable.mockReset().mockResolvedValue('here');
});

describe('a new table', () => {
  it('is by default a game of Sanssouci against one bot', async () => {
    const newTable = await open();
    await newTable.playBots();
    expect(wire.post.mock.calls[0]?.[0]).toBe('api/games');
    expect(opening()).toEqual({
      terms: {
        game: 'sanssouci',
        options: {
          players: 2,
          edition: 'revised',
          rewards: false,
          boars: false,
          choose_sides: true,
          choose_stack: false,
        },
        first: 'random',
        time: { kind: 'none' },
        listed: false,
        undo: true,
        hints: true,
        stand_in: 'gardener',
      },
      seats: ['reserved', 'apprentice'],
    });
    expect(wire.go).toHaveBeenCalledWith('games/abc');
  });

  it('is for a first game plain and against the easiest bot, whatever was chosen before', async () => {
    const stored = { edition: 'classic', rewards: true, boars: true };
    const newTable = await open({ game: 'versailles', level: 'lenotre', players: 4, sanssouci: stored });
    await newTable.playFirstGame('sanssouci');
    expect(opening()).toMatchObject({
      terms: {
        game: 'sanssouci',
        options: { players: 2, edition: 'revised', rewards: false, boars: false },
        undo: true,
      },
      seats: ['reserved', 'apprentice'],
    });
  });

  it('repeats a game against easier bots, which are then the proposed ones', async () => {
    const newTable = await open();
    const options = { players: 3 };
    await newTable.playLike({ game: 'versailles', options } as never, 3, 'gardener');
    expect(opening()).toMatchObject({
      terms: { game: 'versailles', options, time: { kind: 'none' }, listed: false },
      seats: ['reserved', 'gardener', 'gardener'],
    });
    const { game, level, players } = await open();
    expect([game, level, players]).toEqual(['versailles', 'gardener', 3]);
  });

  it('seats the user with a nonce once the table has shown its hash', async () => {
    const newTable = await open();
    const reserved = {
      occupant: { kind: 'invited', id: ADA, name: 'Ada' },
      stand_in: null,
      clock: null,
    } as const;
    const [, bot] = tableView().seats;
    const table = tableView({ id: 'abc', phase: 'open', seats: [reserved, bot!], secret_hash: 'hash' });
    wire.get.mockResolvedValueOnce(frame(1, null, { table }));
    await newTable.playBots();
    const nonce = expect.stringMatching(/^[0-9a-f]{32}$/) as string;
    expect(wire.put).toHaveBeenCalledWith('api/games/abc/seats/0', { who: 'me', nonce });
    expect(wire.go).toHaveBeenCalledWith('games/abc');
  });

  it('has free seats, a clock and a place in the lobby if friends are invited', async () => {
    const newTable = await open();
    newTable.choose('versailles');
    Object.assign(newTable, { players: 3, time: 'day', listed: true });
    await newTable.inviteFriends();
    expect(opening()).toMatchObject({
      terms: {
        game: 'versailles',
        options: { players: 3 },
        time: { kind: 'per_turn', seconds: 86_400 },
        listed: true,
        spectator_chat: false,
      },
      seats: ['reserved', 'open', 'open'],
    });
  });

  it('has a chat for spectators if the host of a public table wants it', async () => {
    const newTable = await open();
    Object.assign(newTable, { listed: true, spectatorChat: true });
    await newTable.inviteFriends();
    expect(opening().terms).toMatchObject({ listed: true, spectator_chat: true });
    newTable.listed = false;
    await newTable.inviteFriends();
    expect(wire.post.mock.calls[1]?.[1].terms).not.toHaveProperty('spectator_chat');
  });

  it('allows hints against bots, but between people only if the host says so', async () => {
    const newTable = await open();
    await newTable.playBots();
    await newTable.inviteFriends();
    newTable.hints.friends = true;
    await newTable.inviteFriends();
    expect(wire.post.mock.calls.map(([, { terms }]) => terms.hints)).toEqual([true, false, true]);
  });

  it('has neither clock nor place in the lobby against bots', async () => {
    const newTable = await open();
    Object.assign(newTable, { time: 'day', listed: true });
    await newTable.playBots();
    expect(opening().terms).toMatchObject({ time: { kind: 'none' }, listed: false });
  });

  it('has the boards that were chosen, until their author deletes them', async () => {
    const newTable = await open();
    newTable.chooseBoards('versailles', { id: 'b1', name: 'Box' });
    await newTable.playBots();
    expect(opening().terms).toMatchObject({ game: 'versailles', boards: 'b1' });
    newTable.choose('sanssouci');
    expect(newTable.terms).not.toHaveProperty('boards');
    const again = await open();
    again.choose('versailles');
    expect(again.boards).toEqual({ id: 'b1', name: 'Box' });
    const { ApiError } = await import('../wire/api_error.ts');
    wire.post.mockRejectedValue(new ApiError(400, { code: 'bad_request', place: 'terms.boards' }));
    await expect(again.playBots()).rejects.toThrow();
    expect(again.boards).toBeNull();
  });

  it('goes back to two players if the game does not support as many', async () => {
    const newTable = await open();
    newTable.choose('versailles');
    newTable.players = 5;
    newTable.choose('sanssouci');
    expect(newTable.players).toBe(2);
  });
});

describe('a table on this device', () => {
  const box = { id: 'b1', game: 'versailles', origin: 'person', name: 'Box', files: { 'a.toml': '# A' } };

  it('has the chosen boards, and keeps them for a server that does not answer any more', async () => {
    wire.get.mockImplementation(async (path: string) => {
      if (path === 'api/boards/b1') return { ...box, yours: true };
      throw new Error(path);
    });
    const newTable = await open();
    newTable.chooseBoards('versailles', { id: 'b1', name: 'Box' });
    await vi.waitFor(() => expect(localStorage.getItem('gloriette.kept_boards')).not.toBeNull());
    const { ApiError } = await import('../wire/api_error.ts');
    wire.get.mockRejectedValue(new ApiError(0, { code: 'unreachable' }));
    await newTable.playHere();
    const [{ terms, seats }, , boards] = wire.openLocalTable.mock.calls[0] ?? [];
    expect(terms).toMatchObject({ game: 'versailles', boards: 'b1' });
    expect(seats).toEqual(['me', 'apprentice']);
    expect(boards).toEqual({ id: 'b1', name: 'Box', files: box.files });
    expect(wire.go).toHaveBeenCalledWith('games/here');
    expect(wire.post).not.toHaveBeenCalled();
  });

  it('says that boards are on the server if it cannot get them', async () => {
    const newTable = await open({ boards: { sanssouci: { id: 'b1', name: 'Box' } } });
    const { ApiError } = await import('../wire/api_error.ts');
    wire.get.mockRejectedValue(new ApiError(0, { code: 'unreachable' }));
    await expect(newTable.playHere()).rejects.toMatchObject({ code: 'boards_need_server' });
    expect(wire.openLocalTable).not.toHaveBeenCalled();
  });

  it('has the boards of the operator if the server deals them by default', async () => {
    const newTable = await open();
    const { boardSets } = await import('../boards/board_sets.svelte.ts');
    const built_in = { id: 'b0', game: 'sanssouci', origin: 'built_in', name: '' } as const;
    boardSets.offered = [{ ...built_in, id: 'b2', origin: 'operator' }, built_in];
    wire.get.mockResolvedValue({ ...box, id: 'b2', origin: 'operator', name: 'Palace' });
    await newTable.playHere();
    const [{ terms }, , boards] = wire.openLocalTable.mock.calls[0] ?? [];
    expect(terms.boards).toBe('b2');
    expect(boards).toMatchObject({ id: 'b2', name: 'Palace' });
    boardSets.offered = [built_in];
    await newTable.playHere();
    expect(wire.openLocalTable.mock.calls[1]?.[0].terms).not.toHaveProperty('boards');
  });
});

describe('a quick game', () => {
  it('has the same terms for everybody, whatever the form says', async () => {
    const newTable = await open();
    Object.assign(newTable, { players: 4, time: 'day', undo: false });
    await newTable.playQuickGame();
    const [path, { terms }] = wire.post.mock.calls[0] ?? [];
    expect(path).toBe('api/quick?reserve=true');
    expect(terms).toMatchObject({ game: 'sanssouci', listed: true, countdown: true, undo: true });
    expect(terms).toMatchObject({ time: { kind: 'bank', seconds: 900 }, options: { players: 2 } });
  });
});

describe('a table on this device', () => {
  it('is against bots, until a second seat is a person', async () => {
    const newTable = await open();
    newTable.players = 3;
    expect(newTable.peopleHere).toEqual([0]);
    await newTable.playHere();
    expect(wire.openLocalTable.mock.calls[0]?.slice(0, 2)).toMatchObject([
      { seats: ['me', 'apprentice', 'apprentice'], terms: { hints: true, time: { kind: 'none' } } },
      [{ seat: 0 }],
    ]);
    expect(wire.go).toHaveBeenCalledWith('games/here');
  });

  it('is for people with names, and bots on the other seats', async () => {
    const newTable = await open();
    newTable.players = 4;
    newTable.here = [
      { person: false, name: '' },
      { person: true, name: ' Anna ' },
      { person: false, name: 'Ben' },
      { person: true, name: ' ' },
      { person: true, name: 'not at this table' },
    ];
    await newTable.playHere();
    expect(wire.openLocalTable.mock.calls[0]?.slice(0, 2)).toMatchObject([
      { seats: ['apprentice', 'me', 'apprentice', 'open'], terms: { hints: false } },
      [
        { seat: 1, name: 'Anna' },
        { seat: 3, name: expect.stringMatching(/./) as string },
      ],
    ]);
    expect((await open()).here.map(({ person }) => person)).toEqual([false, true, false, true, true]);
  });

  it('has a person, whatever the browser has stored', async () => {
    const { here, peopleHere } = await open({ here: [{ person: false }, 7, { person: 'yes', name: 9 }] });
    expect(here).toEqual(Array.from({ length: 5 }, () => ({ person: false, name: '' })));
    expect(peopleHere).toEqual([0]);
  });
});

describe('the form of the start page', () => {
  it('remembers the last choices in the format of earlier versions', async () => {
    const newTable = await open();
    Object.assign(newTable, { level: 'architect', players: 4 });
    await newTable.playBots();
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({
      game: 'sanssouci',
      level: 'architect',
      players: 4,
      sanssouci: {
        edition: 'revised',
        rewards: false,
        boars: false,
        choose_sides: true,
        choose_stack: false,
      },
    });
    const { game, level, players } = await open();
    expect([game, level, players]).toEqual(['sanssouci', 'architect', 4]);
  });

  it('offers the game that was played last first', async () => {
    expect((await open()).lastFirst).toEqual(['sanssouci', 'versailles']);
    const newTable = await open();
    newTable.choose('versailles');
    expect(newTable.lastFirst, 'nothing moves while the user chooses').toEqual(['sanssouci', 'versailles']);
    await newTable.playBots();
    expect((await open()).lastFirst).toEqual(['versailles', 'sanssouci']);
  });

  it('restores edition and expansions', async () => {
    const stored = { sanssouci: { edition: 'classic', rewards: true, boars: true, choose_sides: false } };
    const { terms } = await open(stored);
    expect(terms.options).toMatchObject({
      edition: 'classic',
      rewards: true,
      boars: true,
      choose_sides: true,
    });
  });

  it.each([null, 7, [], { game: 'chess', level: 'god', players: 17, sanssouci: 'classic' }])(
    'ignores invalid stored values: %j',
    async (stored) => {
      const { game, level, players } = await open(stored);
      expect([game, level, players]).toEqual(['sanssouci', 'apprentice', 2]);
    },
  );
});
