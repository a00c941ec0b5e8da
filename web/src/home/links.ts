import { base, folder, pagePath } from '../wire/base_path.ts';

/** The URL of a table, for sharing; with `at`, of one moment of its game. */
export function gameLink(id: string, at?: number): string {
  const moment = at === undefined ? '' : `?at=${at}`;
  return new URL(`${base}games/${id}${moment}`, location.href).href;
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
  const path = pagePath(url);
  if (url.origin !== location.origin || path === null) return null;
  if (link.hasAttribute('download') || url.pathname.startsWith(`${folder}api/`)) return null;
  if (url.hash && path === pagePath(new URL(location.href))) return null;
  return path + url.hash;
}
