/** The part of the top of the window that a lifted note leaves free, in pixels. */
const HEADER = 56;

/**
 * How far a note above the bar must be lifted so that it covers no control, in pixels. The others are positions in the
 * window. Controls that are not near the note do not count. If there is no room, the note stays below the header.
 */
export function liftOver(
  controls: { top: number; bottom: number }[],
  barTop: number,
  height: number,
): number {
  let edge = barTop;
  for (const { top, bottom } of [...controls].sort((one, other) => other.bottom - one.bottom))
    if (bottom > top && top < edge && bottom > edge - height) edge = top;
  return Math.max(0, Math.min(barTop - edge, barTop - height - HEADER));
}

/** Keeps a note above the bar clear of the controls, which the game marks with `data-keep-clear`. */
export function keepControlsClear(note: HTMLElement) {
  const place = () => {
    const bar = note.offsetParent;
    if (!bar) return;
    const controls = [...document.querySelectorAll('.board [data-keep-clear]')];
    const lift = liftOver(
      controls.map((control) => control.getBoundingClientRect()),
      bar.getBoundingClientRect().top,
      note.offsetHeight,
    );
    note.style.setProperty('--lift', `${lift}px`);
  };
  place();
  addEventListener('scroll', place, { passive: true });
  addEventListener('resize', place);
  return () => {
    removeEventListener('scroll', place);
    removeEventListener('resize', place);
  };
}
