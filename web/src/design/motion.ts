import { prefersReducedMotion } from 'svelte/motion';

/** How long a thing takes for its way, in milliseconds. */
export const QUICK = 150;
export const CALM = 280;
export const SLOW = 400;

export const still = () => prefersReducedMotion.current;

export const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

type Point = { x: number; y: number; width: number; height: number };

const centre = (element: Element): Point => {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, width: box.width, height: box.height };
};

/** A copy that can stand alone: a part of a drawing gets a drawing of its own around it. */
function copyOf(thing: Element): HTMLElement | SVGElement {
  const copy = thing.cloneNode(true) as HTMLElement | SVGElement;
  copy.removeAttribute('data-spot');
  if (!(thing instanceof SVGGraphicsElement) || thing instanceof SVGSVGElement) return copy;
  const { x, y, width, height } = thing.getBBox();
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  drawing.append(copy);
  return drawing;
}

/**
 * Lets a copy of `thing` travel from where it is over the middles of other elements; the copy is gone when it has arrived.
 * Nothing happens where motion is not wanted.
 */
export async function travel(thing: Element, stops: Element[], milliseconds = CALM): Promise<void> {
  if (still() || stops.length === 0 || document.visibilityState === 'hidden') return;
  const from = centre(thing);
  const copy = copyOf(thing);
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${from.x - from.width / 2}px`,
    top: `${from.y - from.height / 2}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: '0',
    zIndex: '20',
    pointerEvents: 'none',
  });
  copy.setAttribute('aria-hidden', 'true');
  document.body.append(copy);
  const last = stops.at(-1);
  const scale = last && from.width > 0 ? Math.min(2, Math.max(0.3, centre(last).width / from.width)) : 1;
  const steps = stops.map((stop, index) => {
    const to = centre(stop);
    const grown = 1 + ((scale - 1) * (index + 1)) / stops.length;
    return { transform: `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${grown})` };
  });
  const way = copy.animate([{ transform: 'none' }, ...steps], {
    duration: milliseconds,
    easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)',
    fill: 'forwards',
  });
  await way.finished.catch(() => undefined);
  copy.remove();
}

/** Lets a short text rise from an element and fade, as points do on their way to the score. */
export async function rise(
  text: string,
  from: Element,
  to: Element | null,
  className: string,
): Promise<void> {
  if (still() || document.visibilityState === 'hidden') return;
  const start = centre(from);
  const end = to ? centre(to) : { ...start, y: start.y - 60 };
  const label = document.createElement('span');
  label.textContent = text;
  label.className = className;
  label.setAttribute('aria-hidden', 'true');
  Object.assign(label.style, { position: 'fixed', left: `${start.x}px`, top: `${start.y}px`, zIndex: '21' });
  document.body.append(label);
  const way = label.animate(
    [
      { transform: 'translate(-50%, -50%) scale(0.6)', opacity: 0 },
      { transform: 'translate(-50%, -90%) scale(1.25)', opacity: 1, offset: 0.3 },
      {
        transform: `translate(calc(-50% + ${end.x - start.x}px), calc(-50% + ${end.y - start.y}px)) scale(0.8)`,
        opacity: 0.2,
      },
    ],
    { duration: SLOW, easing: 'ease-in-out' },
  );
  await way.finished.catch(() => undefined);
  label.remove();
}
