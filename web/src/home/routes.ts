import { base } from '../wire/base.ts';

/** The screens of the page, and what an address says about each. */
export type Place =
  | { screen: 'start' }
  | { screen: 'table'; game: string; at: number | null }
  | { screen: 'link'; token: string }
  | { screen: 'rules'; game: string }
  | { screen: 'record' }
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
  const rules = /^rules\/([a-z]+)\/?$/.exec(path)?.[1];
  if (rules) return { screen: 'rules', game: rules };
  if (path === 'record') return { screen: 'record' };
  if (path === 'link' && url.hash.length > 1) return { screen: 'link', token: url.hash.slice(1) };
  return { screen: 'lost' };
}

/** The whole address of a game, to be sent to somebody. */
export const gameLink = (id: string) => new URL(`${base}games/${id}`, location.href).href;
/** Whether nobody else can follow such a link: the page is open by an address that every device has for itself. */
export const isOnlyHere = (host = location.hostname) => /^(localhost|127\..*|\[::1\])$/.test(host);
export const deviceLink = (token: string) => new URL(`${base}link#${token}`, location.href).href;

/** Where a click on a link leads within the page; nothing, if the browser is to follow it itself. */
export function insideTarget(event: MouseEvent): string | null {
  const link = (event.target as Element).closest('a');
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || link.target)
    return null;
  const url = new URL(link.href);
  if (url.origin !== location.origin || !url.pathname.startsWith(base)) return null;
  if (link.hasAttribute('download') || url.pathname.startsWith(`${base}api/`)) return null;
  if (url.pathname === location.pathname && url.hash) return null;
  return url.pathname.slice(base.length) + url.search + url.hash;
}
