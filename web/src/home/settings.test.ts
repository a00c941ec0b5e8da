import { beforeEach, describe, expect, it, vi } from 'vitest';

const KEY = 'gloriette.settings';

/** Loads the settings as a freshly opened page does. */
async function open(languages = ['en']) {
  vi.resetModules();
  vi.stubGlobal('navigator', { languages });
  return (await import('./settings.svelte.ts')).settings;
}

function values({ language, theme, sounds }: Awaited<ReturnType<typeof open>>) {
  return { language, theme, sounds };
}

beforeEach(() => localStorage.clear());

describe('settings', () => {
  it('start with the language and color scheme of the browser, without sounds', async () => {
    const settings = await open(['pt-BR', 'fr-CA', 'en']);
    expect(values(settings)).toEqual({ language: 'fr', theme: 'auto', sounds: false });
    expect(document.documentElement.dataset.theme).toBe('day');
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('fall back to English if no language of the browser is supported', async () => {
    expect((await open(['pt', 'nl-BE'])).language).toBe('en');
  });

  it('are stored', async () => {
    (await open()).set({ theme: 'night', sounds: true, language: 'es' });
    expect(document.documentElement.dataset.theme).toBe('night');
    expect(values(await open(['de']))).toEqual({ language: 'es', theme: 'night', sounds: true });
  });

  it('follow the language of the browser until the user chooses one', async () => {
    (await open(['en'])).set({ sounds: true });
    expect((await open(['de'])).language).toBe('de');
  });

  it.each(['{', 'null', '{"theme": "pink", "language": "tlh", "sounds": "yes"}', '[]', '7'])(
    'ignore invalid stored values: %s',
    async (stored) => {
      localStorage.setItem(KEY, stored);
      expect(values(await open(['de']))).toEqual({ language: 'de', theme: 'auto', sounds: false });
    },
  );
});
