import { findSpot, fly, risePoints } from '../design/flight.ts';
import { DURATIONS, still } from '../design/durations.ts';
import { pacedPause } from '../design/pace.ts';
import type { Event, View } from '../types/versailles.ts';
import { revealBids } from './reveal.ts';

/** Animates events on the board, which still shows the position before them. */
export async function animate(root: HTMLElement, events: Event[], before: View): Promise<void> {
  if (still()) return;
  for (const event of events) {
    if (event.event === 'revealed') await revealBids(root, event.bids, before.king);
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
  if (!own) await pacedPause(DURATIONS.pauseAfterGardenTile);
}

async function moveChip(root: HTMLElement, { seat, from, type }: Event & { event: 'chip_taken' }) {
  const chip = from === null ? null : findSpot(root, `chip-${from}-${type}`);
  const end = findSpot(root, `chip-${seat}-${type}`);
  const garden = findSpot(root, `garden-${seat}`);
  // A chip that nobody had comes from the area that wins it.
  if (chip && end) await fly(chip, [end], DURATIONS.chipFlight);
  else if (end && garden) void risePoints('★', garden, end);
}
