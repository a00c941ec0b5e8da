import { beforeEach, describe, expect, it, vi } from 'vitest';

const KEY = 'gloriette.settings';

/** The settings of a page that is opened anew. */
async function open(languages = ['en']) {
  vi.resetModules();
  vi.stubGlobal('navigator', { languages });
  return (await import('./settings.svelte.ts')).settings;
}

beforeEach(() => localStorage.clear());

describe('the settings', () => {
  it('begin with the browser’s language, its light, and without sounds', async () => {
    const settings = await open(['pt-BR', 'fr-CA', 'en']);
    expect({ ...take(settings) }).toEqual({ language: 'fr', theme: 'auto', sounds: false });
    expect(document.documentElement.dataset.theme).toBe('day');
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('are English where no language is known', async () => {
    expect((await open(['pt', 'nl-BE'])).language).toBe('en');
  });

  it('are remembered', async () => {
    (await open()).set({ theme: 'night', sounds: true, language: 'es' });
    expect(document.documentElement.dataset.theme).toBe('night');
    expect(take(await open(['de']))).toEqual({ language: 'es', theme: 'night', sounds: true });
  });

  it('go on following the browser’s language until one is chosen', async () => {
    (await open(['en'])).set({ sounds: true });
    expect((await open(['de'])).language).toBe('de');
  });

  it.each(['{', 'null', '{"theme": "pink", "language": "tlh", "sounds": "yes"}', '[]', '7'])(
    'survive nonsense: %s',
    async (kept) => {
      localStorage.setItem(KEY, kept);
      expect(take(await open(['de']))).toEqual({ language: 'de', theme: 'auto', sounds: false });
    },
  );
});

function take({ language, theme, sounds }: Awaited<ReturnType<typeof open>>) {
  return { language, theme, sounds };
}
