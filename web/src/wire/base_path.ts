/**
 * Whether a server stands behind the page. The static site (`npm run build:static`) has none: its games are on this
 * device.
 */
export const hasServer: boolean = import.meta.env.MODE !== 'static';

/** The folder of the page: the server's root or a proxy's path prefix. It ends with a slash. */
export const folder: string = (() => {
  const home = document.querySelector<HTMLLinkElement>('link#home');
  return new URL('.', home?.href ?? document.baseURI).pathname;
})();

/**
 * What the addresses of all pages begin with. Any web host can serve the static site, also one that knows only files, so
 * the path of a page is in the query there.
 */
export const base: string = hasServer ? folder : `${folder}?/`;

/** The part of an address that names a page, with its query; null for addresses outside of the page. */
export function pagePath({ pathname, search }: URL): string | null {
  if (hasServer) return pathname.startsWith(base) ? pathname.slice(base.length) + search : null;
  if (pathname !== folder && pathname !== `${folder}index.html`) return null;
  return search.startsWith('?/') ? search.slice(2) : '';
}
