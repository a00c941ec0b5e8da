import { CALM, pause, QUICK, rise, SLOW, still, travel } from '../design/motion.ts';
import type { Event, View } from '../types/versailles.ts';

const spot = (root: HTMLElement, name: string) => root.querySelector(`[data-spot="${name}"]`);

/** Shows what happened on the board as it still stands: tiles go from the row to the gardens, chips to who wins them. */
export async function animate(root: HTMLElement, events: Event[], before: View): Promise<void> {
  if (still()) return;
  for (const event of events) {
    switch (event.event) {
      case 'revealed':
        await pause(CALM);
        break;
      case 'laid': {
        const own = event.seat === before.viewer;
        const taker = before.takers.find(({ by, done }) => by === event.seat && !done);
        const tile = taker && spot(root, `tile-${taker.index}`);
        const to = (own && spot(root, 'ghost')) || spot(root, `garden-${event.seat}`);
        if (tile && to) await travel(tile, [to], own ? CALM : SLOW);
        if (!own) await pause(QUICK);
        break;
      }
      case 'chip_taken': {
        const from = spot(root, `area-${event.from ?? event.seat}-${event.type}`);
        const to = spot(root, `area-${event.seat}-${event.type}`);
        if (from && to && from !== to) await travel(from, [to], SLOW);
        else if (to) void rise('★', to, null, 'flying-points');
        break;
      }
    }
  }
}
