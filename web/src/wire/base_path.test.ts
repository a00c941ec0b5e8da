import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  document.head.innerHTML = '';
});

/** Loads the routes of the static site in a folder of a web host. */
async function openSite(folder: string) {
  vi.resetModules();
  vi.stubEnv('MODE', 'static');
  document.head.innerHTML = `<link id="home" href="${folder}favicon.svg">`;
  const { routeOf } = await import('../home/routes.ts');
  const { gameLink } = await import('../home/links.ts');
  return { gameLink, routeAt: (path: string) => routeOf(new URL(path, 'http://localhost:3000')) };
}

const ID = '0123456789abcdef0123456789abcdef';

describe('the static site', () => {
  it('has the path of a page in the query, so that any web host serves it', async () => {
    const { routeAt } = await openSite('/some/where/');
    for (const start of ['/some/where/', '/some/where/index.html', '/some/where/?ref=friend'])
      expect(routeAt(start), start).toEqual({ page: 'start' });
    expect(routeAt(`/some/where/?/games/${ID}?at=7`)).toEqual({ page: 'table', game: ID, at: 7 });
    expect(routeAt('/some/where/?/rules/sanssouci#turn')).toEqual({ page: 'rules', game: 'sanssouci' });
    expect(routeAt('/some/where/?/rules/sanssouci&ref=friend')).toEqual({ page: 'rules', game: 'sanssouci' });
    expect(routeAt('/some/where/rules/sanssouci')).toEqual({ page: 'not-found' });
  });

  it('makes links that lead back', async () => {
    const { gameLink, routeAt } = await openSite('/some/where/');
    expect(gameLink(ID, 7)).toBe(`http://localhost:3000/some/where/?/games/${ID}?at=7`);
    expect(routeAt(gameLink(ID, 7))).toEqual({ page: 'table', game: ID, at: 7 });
  });

  it('sends nothing to a server', async () => {
    await openSite('/');
    const fetch = vi.spyOn(globalThis, 'fetch');
    const { get } = await import('./request.ts');
    const { me } = await import('./identity.svelte.ts');
    await me.restore();
    await me.rename('Ada');
    expect(me.name).toBe('Ada');
    await expect(get('api/me/games')).rejects.toMatchObject({ code: 'needs_server' });
    expect(fetch).not.toHaveBeenCalled();
  });
});
