import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeyView } from '../types/server.ts';
import { dictionary } from '../words/words.svelte.ts';
import { deviceName, Devices, deviceUse } from './devices.svelte.ts';

const wire = vi.hoisted(() => ({ get: vi.fn(), remove: vi.fn(), me: { id: 'ada' as string | null } }));
vi.mock('../wire/request.ts', () => wire);
vi.mock('../wire/identity.svelte.ts', () => ({ me: wire.me }));

const device = (change: Partial<KeyView> = {}): KeyView => ({
  id: '1',
  since: Date.UTC(2026, 0, 2, 12),
  used: Date.UTC(2026, 4, 3),
  browser: 'Firefox',
  platform: 'Android',
  current: false,
  ...change,
});

beforeEach(async () => {
  vi.clearAllMocks();
  wire.me.id = 'ada';
  wire.get.mockResolvedValue({ keys: [device({ current: true }), device({ id: '2' })] });
  await dictionary.load('en');
});

describe('the devices', () => {
  it('are none for a visitor without an identity, who is not asked about', async () => {
    wire.me.id = null;
    const devices = new Devices();
    await devices.load();
    expect(devices.list).toEqual([]);
    expect(wire.get).not.toHaveBeenCalled();
  });

  it('begin with this one', async () => {
    wire.get.mockResolvedValue({
      keys: [device({ id: '2' }), device({ id: '3' }), device({ current: true })],
    });
    const devices = new Devices();
    await devices.load();
    expect(devices.list.map(({ id }) => id)).toEqual(['1', '2', '3']);
  });

  it('are signed out only after a question', async () => {
    const devices = new Devices();
    await devices.load();
    expect(devices.hasOthers).toBe(true);
    await devices.signOut();
    expect(wire.remove).not.toHaveBeenCalled();
    devices.asking = '2';
    wire.get.mockResolvedValue({ keys: [device({ current: true })] });
    await devices.signOut();
    expect(wire.remove).toHaveBeenCalledExactlyOnceWith('api/me/keys/2');
    expect([devices.asking, devices.hasOthers]).toEqual([null, false]);
  });

  it('can all be signed out but this one', async () => {
    const devices = new Devices();
    await devices.load();
    devices.asking = 'others';
    await devices.signOut();
    expect(wire.remove).toHaveBeenCalledExactlyOnceWith('api/me/keys');
  });
});

describe('a device', () => {
  it('is described as far as it is known, in the language of the page', async () => {
    expect(deviceName(device())).toBe('Firefox on Android');
    expect(deviceName(device({ browser: null }))).toBe('Android');
    expect(deviceName(device({ platform: null }))).toBe('Firefox');
    expect(deviceName(device({ browser: null, platform: null }))).toBe('Unknown device');
    await dictionary.load('de');
    expect(deviceName(device())).toBe('Firefox auf Android');
  });

  it('was last used on a day in UTC, whatever the time zone is', () => {
    expect(deviceUse(device())).toBe('Last used: May 3, 2026');
    expect(deviceUse(device({ used: null }))).toBe('Added: January 2, 2026');
  });
});
