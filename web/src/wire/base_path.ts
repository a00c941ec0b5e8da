/** The base path of the page: the server's root or a proxy's path prefix. It ends with a slash. */
export const base: string = (() => {
  const home = document.querySelector<HTMLLinkElement>('link#home');
  return new URL('.', home?.href ?? document.baseURI).pathname;
})();
