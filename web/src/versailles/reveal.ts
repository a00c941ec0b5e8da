import { DURATIONS, EASINGS, still } from '../design/durations.ts';
import { findSpot } from '../design/flight.ts';
import { pacedPause, paced, skippable } from '../design/pace.ts';
import type { Bid } from '../types/versailles.ts';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * The reveal of the bids: all cards lie face down at the tiles that they win and are turned at the same time, and the king
 * bows. The bids come in the order of the tiles, the first of which is at the king's place.
 */
export async function revealBids(root: HTMLElement, bids: Bid[], king: number): Promise<void> {
  if (still() || document.visibilityState === 'hidden') return;
  const cards = bids.flatMap(({ card }, index) => {
    const tile = findSpot(root, `tile-${king + index}`);
    return tile ? [cardAt(tile, card)] : [];
  });
  document.body.append(...cards.map(({ card }) => card));
  const figure = findSpot(root, 'king');
  try {
    await pacedPause(DURATIONS.bidsFaceDown);
    await Promise.all(cards.map(({ back, front }) => turn(back, front)));
    if (figure)
      void move(figure, [{ rotate: '0deg' }, { rotate: '18deg' }, { rotate: '0deg' }], DURATIONS.kingBow);
    await pacedPause(DURATIONS.bidsFaceUp);
  } finally {
    for (const { card } of cards) card.remove();
  }
}

/** A card over a tile, with its back and its front. */
function cardAt(tile: Element, number: number) {
  const { left, top, width, height } = tile.getBoundingClientRect();
  const card = document.createElement('span');
  card.className = 'revealed-card';
  card.setAttribute('aria-hidden', 'true');
  const cardWidth = Math.min(width * 0.66, height / 1.5);
  Object.assign(card.style, {
    position: 'fixed',
    left: `${left + (width - cardWidth) / 2}px`,
    top: `${top + (height - cardWidth * 1.5) / 2}px`,
    width: `${cardWidth}px`,
    height: `${cardWidth * 1.5}px`,
    zIndex: '20',
    pointerEvents: 'none',
  });
  const [back, front] = [drawing('v-number-card', '❦'), drawing('v-number-card', String(number))];
  front.style.transform = 'scaleX(0)';
  card.append(back, front);
  return { card, back, front };
}

function drawing(sprite: string, text: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 100 150');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${sprite}`);
  const label = document.createElementNS(SVG, 'text');
  label.setAttribute('x', '50');
  label.setAttribute('y', '92');
  label.textContent = text;
  svg.append(use, label);
  return svg;
}

/** Turns a card: its back becomes narrow, then its front becomes wide. */
async function turn(back: SVGSVGElement, front: SVGSVGElement) {
  const half = DURATIONS.bidTurn / 2;
  await move(back, [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }], half);
  await move(front, [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], half);
}

function move(element: Element, frames: Keyframe[], duration: number): Promise<void> {
  const animation = element.animate(frames, {
    duration: paced(duration),
    easing: EASINGS.standard,
    fill: 'forwards',
  });
  return skippable(
    animation.finished.catch(() => undefined),
    () => animation.finish(),
  );
}
