import { findSpot, fly, risePoints } from '../design/flight.ts';
import { DURATIONS, pause, still } from '../design/durations.ts';
import type { Event, View } from '../types/versailles.ts';

/** Animates events on the board, which still shows the position before them. */
export async function animate(root: HTMLElement, events: Event[], before: View): Promise<void> {
  if (still()) return;
  for (const event of events) {
    if (event.event === 'revealed') await pause(DURATIONS.pauseAfterReveal);
    else if (event.event === 'laid') await layTile(root, event, before);
    else if (event.event === 'chip_taken') await moveChip(root, event);
  }
}

async function layTile(root: HTMLElement, { seat }: Event & { event: 'laid' }, before: View) {
  const own = seat === before.viewer;
  const taker = before.takers.find(({ by, done }) => by === seat && !done);
  const tile = taker && findSpot(root, `tile-${taker.index}`);
  const to = (own && findSpot(root, 'ghost')) || findSpot(root, `garden-${seat}`);
  if (tile && to) await fly(tile, [to], DURATIONS.gardenTileFlight[own ? 'own' : 'other']);
  if (!own) await pause(DURATIONS.pauseAfterGardenTile);
}

async function moveChip(root: HTMLElement, { seat, from, type }: Event & { event: 'chip_taken' }) {
  const start = findSpot(root, `area-${from ?? seat}-${type}`);
  const end = findSpot(root, `area-${seat}-${type}`);
  if (start && end && start !== end) await fly(start, [end], DURATIONS.chipFlight);
  else if (end) void risePoints('★', end, null);
}
