import { base } from '../wire/base.ts';

export type Place =
  | { screen: 'start' }
  | { screen: 'table'; game: string; at: number | null }
  | { screen: 'link'; token: string }
  | { screen: 'lost' };

/** Which screen an address names. */
export function place(url: URL): Place {
  const path = url.pathname.startsWith(base) ? url.pathname.slice(base.length) : url.pathname.slice(1);
  if (path === '') return { screen: 'start' };
  const game = /^games\/([0-9a-f]{32})\/?$/.exec(path)?.[1];
  if (game) {
    const at = Number(url.searchParams.get('at') ?? NaN);
    return { screen: 'table', game, at: Number.isInteger(at) && at >= 0 ? at : null };
  }
  if (path === 'link' && url.hash.length > 1) return { screen: 'link', token: url.hash.slice(1) };
  return { screen: 'lost' };
}

class Address {
  place = $state.raw<Place>(place(new URL(location.href)));

  constructor() {
    addEventListener('popstate', () => this.#look());
    addEventListener('hashchange', () => this.#look());
  }

  /** Goes to another screen without loading the page again. */
  go(path: string, replace = false) {
    history[replace ? 'replaceState' : 'pushState'](null, '', base + path);
    this.#look();
    scrollTo(0, 0);
  }

  #look() {
    this.place = place(new URL(location.href));
  }
}

export const address = new Address();

/** The whole address of a game, to be sent to somebody. */
export const gameLink = (id: string) => new URL(`${base}games/${id}`, location.href).href;
export const deviceLink = (token: string) => new URL(`${base}link#${token}`, location.href).href;

/** Lets an ordinary link change the screen without loading the page again. */
export function inside(event: MouseEvent) {
  const link = (event.target as Element).closest('a');
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || link.target) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || !url.pathname.startsWith(base) || link.hasAttribute('download'))
    return;
  if (url.pathname === location.pathname && url.hash) return;
  event.preventDefault();
  address.go(url.pathname.slice(base.length) + url.search + url.hash);
}
