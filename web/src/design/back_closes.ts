/**
 * Lets the browser's back button and the back gesture of phones close overlays before they leave the page: every open
 * overlay has an entry of its own in the history, with the URL of the page.
 */

/** What closes each open overlay, the last one on top. */
const open: (() => void)[] = [];
/** Whether the page itself goes back, which takes a moment, to drop the entries of closed overlays. */
let returning = false;

/** The number of overlays that belong to the current entry of the history. */
const depth = (): number => (history.state as { overlays?: number } | null)?.overlays ?? 0;

/** Makes "back" call `close`. Returns what to call when the overlay was closed, however that happened. */
export function backCloses(close: () => void): () => void {
  open.push(close);
  settle();
  return () => {
    const index = open.indexOf(close);
    if (index < 0) return;
    open.splice(index, 1);
    settle();
  };
}

/** Gives the history as many entries as there are overlays. */
function settle() {
  if (returning) return;
  for (let next = depth() + 1; next <= open.length; next += 1) history.pushState({ overlays: next }, '');
  const surplus = depth() - open.length;
  if (surplus <= 0) return;
  returning = true;
  history.go(-surplus);
}

function onPopState() {
  // When the user goes back, the overlays above the new entry close. When the page does, they are closed already.
  if (!returning) while (open.length > depth()) open.pop()?.();
  returning = false;
  settle();
}

/**
 * Starts to watch the history. After a reload no overlay is open, so this also leaves the entries of earlier ones.
 * Returns what stops it.
 */
export function watchHistory(): () => void {
  addEventListener('popstate', onPopState);
  settle();
  return () => removeEventListener('popstate', onPopState);
}

/**
 * Goes to another URL of the page. The entry of an open overlay is replaced: going back from the next page must not lead
 * to an overlay that is gone.
 */
export function changeUrl(url: string, replace: boolean) {
  history[replace || depth() > 0 ? 'replaceState' : 'pushState'](null, '', url);
}

/** Calls `then` as soon as the page is not on its way back. */
export function whenSettled(then: () => void) {
  if (returning) addEventListener('popstate', () => whenSettled(then), { once: true });
  else then();
}
