import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../wire/api_error.ts';
import { DeviceLink } from './device_link.svelte.ts';

const wire = vi.hoisted(() => ({
  get: vi.fn(),
  me: { id: null as string | null, findLinkOwner: vi.fn(), restore: vi.fn(), redeemDeviceToken: vi.fn() },
}));
vi.mock('../wire/request.ts', () => ({ get: wire.get }));
vi.mock('../wire/identity.svelte.ts', () => ({ me: wire.me }));

const games = (open: number, over: number) => ({
  your_turn: [],
  running: [],
  open: Array(open).fill({}),
  over: Array(over).fill({}),
});

/** Looks at a link of Ben on a device of this person. */
async function look(id: string | null): Promise<DeviceLink> {
  wire.me.restore.mockImplementation(async () => void (wire.me.id = id));
  const link = new DeviceLink('token');
  await link.look();
  return link;
}

beforeEach(() => {
  vi.clearAllMocks();
  wire.me.id = null;
  wire.me.findLinkOwner.mockResolvedValue({ id: 'ben', name: 'Ben' });
  wire.get.mockResolvedValue(games(0, 0));
});

describe('a device link', () => {
  it('needs no warning on a new device, and is not used by looking at it', async () => {
    const link = await look(null);
    expect([link.effect, link.owner?.name]).toEqual(['new', 'Ben']);
    expect(wire.get).not.toHaveBeenCalled();
    expect(wire.me.redeemDeviceToken).not.toHaveBeenCalled();
    await link.use();
    expect(wire.me.redeemDeviceToken).toHaveBeenCalledExactlyOnceWith('token');
  });

  it('needs no warning if this device has an identity without games', async () => {
    expect((await look('anna')).effect).toBe('new');
  });

  it('warns if this device would lose games, and counts them', async () => {
    wire.get.mockResolvedValue(games(1, 2));
    const link = await look('anna');
    expect([link.effect, link.games]).toEqual(['replace', 3]);
    wire.get.mockResolvedValue(games(1, 50));
    expect((await look('anna')).games).toBe('51+');
  });

  it('is not needed where its owner is already signed in', async () => {
    wire.get.mockResolvedValue(games(1, 2));
    expect((await look('ben')).effect).toBe('same');
  });

  it('says that it was used', async () => {
    wire.me.findLinkOwner.mockRejectedValue(new ApiError(410, { code: 'link_used' }));
    expect((await look('anna')).effect).toBe('gone');
  });

  it('cannot be used while it is unknown what would be lost', async () => {
    wire.get.mockRejectedValue(new ApiError(503, { code: 'try_again' }));
    await expect(look('anna')).rejects.toThrow();
    const link = new DeviceLink('token');
    await link.look().catch(() => undefined);
    expect(link.effect).toBe('failed');
    wire.get.mockResolvedValue(games(1, 0));
    await link.look();
    expect(link.effect).toBe('replace');
  });
});
