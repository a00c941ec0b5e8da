import { beforeEach, describe, expect, it, vi } from 'vitest';

const KEY = 'gloriette.settings';

/** Loads the settings as a freshly opened page does. */
async function open(languages = ['en']) {
  vi.resetModules();
  vi.stubGlobal('navigator', { languages });
  return (await import('./settings.svelte.ts')).settings;
}

function values({ language, theme, sounds, confirm, speed }: Awaited<ReturnType<typeof open>>) {
  return { language, theme, sounds, confirm, speed };
}

beforeEach(() => localStorage.clear());

describe('settings', () => {
  it('start with the language and color scheme of the browser, without sounds', async () => {
    const settings = await open(['pt-BR', 'fr-CA', 'en']);
    expect(values(settings)).toEqual({
      language: 'fr',
      theme: 'auto',
      sounds: false,
      confirm: 'touch',
      speed: 'normal',
    });
    expect(document.documentElement.dataset.theme).toBe('day');
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('fall back to English if no language of the browser is supported', async () => {
    expect((await open(['pt', 'nl-BE'])).language).toBe('en');
  });

  it('are stored', async () => {
    (await open()).set({ theme: 'night', sounds: true, language: 'es', confirm: 'delay', speed: 'fast' });
    expect(document.documentElement.dataset.theme).toBe('night');
    expect(values(await open(['de']))).toEqual({
      language: 'es',
      theme: 'night',
      sounds: true,
      confirm: 'delay',
      speed: 'fast',
    });
  });

  it('keep the volume and the vibration', async () => {
    const settings = await open();
    expect([settings.volume, settings.vibrate]).toEqual([60, false]);
    settings.set({ volume: 30, vibrate: true });
    const again = await open();
    expect([again.volume, again.vibrate]).toEqual([30, true]);
    localStorage.setItem(KEY, '{"volume": 700, "vibrate": 1}');
    const invalid = await open();
    expect([invalid.volume, invalid.vibrate]).toEqual([60, false]);
  });

  it('let bots make remarks until that is switched off', async () => {
    const settings = await open();
    expect(settings.remarks).toBe(true);
    settings.set({ remarks: false });
    expect((await open()).remarks).toBe(false);
  });

  it('follow the language of the browser until the user chooses one', async () => {
    (await open(['en'])).set({ sounds: true });
    expect((await open(['de'])).language).toBe('de');
  });

  it.each([
    '{',
    'null',
    '{"theme": "pink", "language": "tlh", "sounds": "yes", "confirm": 1, "speed": "warp"}',
    '[]',
    '7',
  ])('ignore invalid stored values: %s', async (stored) => {
    localStorage.setItem(KEY, stored);
    expect(values(await open(['de']))).toEqual({
      language: 'de',
      theme: 'auto',
      sounds: false,
      confirm: 'touch',
      speed: 'normal',
    });
  });
});
