/** Where the page was opened from: the server's root, or the path under which a proxy shows it. Ends with a slash. */
export const base: string = (() => {
  const home = document.querySelector<HTMLLinkElement>('link#home');
  return new URL('.', home?.href ?? document.baseURI).pathname;
})();
