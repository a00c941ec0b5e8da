import { DURATIONS, EASINGS, still } from './durations.ts';
import { paced, skippable } from './pace.ts';

type Place = { x: number; y: number; width: number; height: number };

/** The smallest and largest scale of a piece that flies to a smaller or larger place. */
const SCALE = { least: 0.3, most: 2 };

/** How far points rise if there is no score to rise to, in pixels. */
const RISE = 60;

/**
 * Finds the element that an animation starts from or goes to. A place may be on the page several times, for example in a
 * small garden and in the peek at it: the first one on the screen counts.
 */
export function findSpot(root: HTMLElement, name: string): Element | null {
  const all = [...root.querySelectorAll(`[data-spot="${name}"]`)];
  return all.find(isOnScreen) ?? all.find((element) => element.getClientRects().length > 0) ?? null;
}

function isOnScreen(element: Element): boolean {
  const { width, height, top, bottom } = element.getBoundingClientRect();
  return (width > 0 || height > 0) && bottom > 0 && top < innerHeight;
}

/**
 * Flies a copy of an element over the centres of other elements and removes the copy at the end. Does nothing with
 * reduced motion or in a hidden tab.
 */
export async function fly(piece: Element, stops: Element[], duration: number): Promise<void> {
  if (still() || stops.length === 0 || document.visibilityState === 'hidden') return;
  const start = centre(piece);
  const copy = copyOf(piece);
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${start.x - start.width / 2}px`,
    top: `${start.y - start.height / 2}px`,
    width: `${start.width}px`,
    height: `${start.height}px`,
    margin: '0',
    zIndex: '20',
    pointerEvents: 'none',
  });
  copy.setAttribute('aria-hidden', 'true');
  document.body.append(copy);
  const animation = copy.animate([{ transform: 'none' }, ...keyframes(start, stops.map(centre))], {
    duration: paced(duration),
    easing: EASINGS.standard,
    fill: 'forwards',
  });
  await finished(animation);
  copy.remove();
}

/** Lets points rise from an element to the score and fade. */
export async function risePoints(text: string, from: Element, score: Element | null): Promise<void> {
  if (still() || document.visibilityState === 'hidden') return;
  const start = centre(from);
  const end = score ? centre(score) : { ...start, y: start.y - RISE };
  const label = document.createElement('span');
  label.textContent = text;
  label.className = 'flying-points';
  label.setAttribute('aria-hidden', 'true');
  Object.assign(label.style, { position: 'fixed', left: `${start.x}px`, top: `${start.y}px`, zIndex: '21' });
  document.body.append(label);
  const animation = label.animate(
    [
      { transform: 'translate(-50%, -50%) scale(0.6)', opacity: 0 },
      { transform: 'translate(-50%, -90%) scale(1.25)', opacity: 1, offset: 0.3 },
      {
        transform: `translate(calc(-50% + ${end.x - start.x}px), calc(-50% + ${end.y - start.y}px)) scale(0.8)`,
        opacity: 0.2,
      },
    ],
    { duration: paced(DURATIONS.pointsRise), easing: EASINGS.pointsRise },
  );
  await finished(animation);
  label.remove();
}

const finished = (animation: Animation) =>
  skippable(
    animation.finished.catch(() => undefined),
    () => animation.finish(),
  );

function centre(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width, height };
}

/** One keyframe per stop. The piece grows or shrinks evenly to the size of the last stop. */
function keyframes(start: Place, stops: Place[]): Keyframe[] {
  const last = stops.at(-1);
  const scale =
    last && start.width > 0 ? Math.min(SCALE.most, Math.max(SCALE.least, last.width / start.width)) : 1;
  return stops.map((stop, index) => {
    const scaled = 1 + ((scale - 1) * (index + 1)) / stops.length;
    return { transform: `translate(${stop.x - start.x}px, ${stop.y - start.y}px) scale(${scaled})` };
  });
}

/** A copy that can stand alone: a part of an SVG gets an SVG element of its own. */
function copyOf(piece: Element): HTMLElement | SVGElement {
  const copy = piece.cloneNode(true) as HTMLElement | SVGElement;
  copy.removeAttribute('data-spot');
  if (!(piece instanceof SVGGraphicsElement) || piece instanceof SVGSVGElement) return copy;
  const { x, y, width, height } = piece.getBBox();
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  drawing.append(copy);
  return drawing;
}
