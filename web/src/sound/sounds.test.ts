import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../home/settings.svelte.ts';
import { FakeAudioContext } from './fake_audio_context.ts';
import { loudness, playCues, playSound } from './sounds.ts';
import { canVibrate, vibrate } from './haptics.ts';

const context = new FakeAudioContext();
vi.stubGlobal(
  'AudioContext',
  class {
    constructor() {
      return context;
    }
  },
);

const starts = () => context.sources.map(({ started }) => started);

beforeEach(() => {
  context.sources.length = 0;
  settings.set({ sounds: true, volume: 100, vibrate: false });
});

describe('sounds', () => {
  it('are not played before the user switches them on', async () => {
    settings.set({ sounds: false });
    playSound('turn');
    playCues([{ sound: 'card' }]);
    await Promise.resolve();
    expect(context.sources).toEqual([]);
  });

  it('are repeated with the interval of their cue', async () => {
    playCues([{ sound: 'step', at: 100, times: 3, every: 50 }]);
    await vi.waitFor(() => expect(starts()).toEqual([0.1, 0.15, 0.2]));
  });

  it('are not played in a hidden tab, except for the user’s turn', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    playCues([{ sound: 'card' }]);
    playSound('turn');
    await vi.waitFor(() => expect(context.sources.map(({ kind }) => kind)).toEqual(['tone', 'tone']));
    vi.restoreAllMocks();
  });

  it('are as loud as the user wants', () => {
    expect([0, 50, 100].map(loudness)).toEqual([0, 0.25, 1]);
  });
});

describe('vibration', () => {
  const phone = (coarse: boolean, active = true) => {
    const shake = vi.fn();
    vi.stubGlobal('matchMedia', () => ({ matches: coarse }));
    vi.stubGlobal('navigator', { vibrate: shake, userActivation: { hasBeenActive: active } });
    return shake;
  };

  it('happens on phones after the user has switched it on', () => {
    const shake = phone(true);
    vibrate();
    expect(shake).not.toHaveBeenCalled();
    settings.set({ vibrate: true });
    vibrate();
    expect(shake).toHaveBeenCalledOnce();
  });

  it.each([
    ['with a mouse', false, true],
    ['before the first touch', true, false],
  ])('does not happen %s', (_, coarse, active) => {
    const shake = phone(coarse, active);
    settings.set({ vibrate: true });
    vibrate();
    expect(shake).not.toHaveBeenCalled();
  });

  it('is not offered where the browser cannot', () => {
    phone(true);
    expect(canVibrate()).toBe(true);
    vi.stubGlobal('navigator', {});
    expect(canVibrate()).toBe(false);
  });
});
