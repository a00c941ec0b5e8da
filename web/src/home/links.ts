import { base } from '../wire/base_path.ts';

/** The URL of a table, for sharing; with `at`, of one moment of its game. */
export function gameLink(id: string, at?: number): string {
  const url = new URL(`${base}games/${id}`, location.href);
  if (at !== undefined) url.searchParams.set('at', String(at));
  return url.href;
}

/** The URL of a set of boards, for sharing. */
export const boardsLink = (id: string) => new URL(`${base}boards/${id}`, location.href).href;

/** The one-time URL that gives another device the same identity. */
export const deviceLink = (token: string) => new URL(`${base}link#${token}`, location.href).href;

/** Whether links work on this device only. */
export const isLoopback = (host = location.hostname) => /^(localhost|127\..*|\[::1\])$/.test(host);

/** The path within the page that a click on a link leads to, or null if the browser is to follow the link itself. */
export function internalTarget(event: MouseEvent): string | null {
  const link = (event.target as Element).closest('a');
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || link.target)
    return null;
  const url = new URL(link.href);
  if (url.origin !== location.origin || !url.pathname.startsWith(base)) return null;
  if (link.hasAttribute('download') || url.pathname.startsWith(`${base}api/`)) return null;
  if (url.pathname === location.pathname && url.hash) return null;
  return url.pathname.slice(base.length) + url.search + url.hash;
}
