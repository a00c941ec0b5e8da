import { CALM, pause, QUICK, rise, SLOW, still, travel } from '../design/motion.ts';
import type { Event, View } from '../types/sanssouci.ts';

const spot = (root: HTMLElement, name: string) => root.querySelector(`[data-spot="${name}"]`);

/**
 * Shows what happened on the board as it still stands: a tile goes from the market to its field, a noble along its walk,
 * points to the score. Own decisions go quickly; others' take long enough to be followed.
 */
export async function animate(root: HTMLElement, events: Event[], before: View): Promise<void> {
  if (still()) return;
  for (const event of events) {
    const own = 'seat' in event && event.seat === before.viewer;
    const time = own ? CALM : SLOW;
    switch (event.event) {
      case 'played':
        await showTile(root, event, events, time);
        break;
      case 'laid':
        if (event.gardener)
          await move(root, `slot-${before.turn?.slot ?? ''}`, [`field-${event.seat}-${event.field}`], time);
        if (!own) await pause(QUICK);
        break;
      case 'mark_scored':
      case 'boar_found':
      case 'boar_left':
        if (event.points !== 0)
          void points(root, event.points, `field-${event.seat}-${event.field}`, event.seat);
        break;
      case 'boar_moved':
        await move(root, `boar-${event.seat}`, [`field-${event.seat}-${event.to}`], time);
        break;
      case 'noble_walked': {
        const walk = event.walk.map((place) => `field-${event.seat}-${place}`);
        await move(
          root,
          `noble-${event.seat}-${event.motif}`,
          walk,
          Math.min(SLOW, QUICK + walk.length * 60),
        );
        void points(root, event.points, walk.at(-1) ?? '', event.seat);
        if (!own) await pause(CALM);
        break;
      }
      case 'refilled':
        await move(
          root,
          before.supply.length > 1 ? `stack-${event.stack}` : 'supply',
          [`slot-${event.slot}`],
          QUICK,
        );
        break;
      case 'drew':
        if (own) await move(root, 'deck', ['hand'], QUICK);
        break;
    }
  }
}

async function showTile(root: HTMLElement, event: Event & { event: 'played' }, all: Event[], time: number) {
  const laid = all.find((next) => next.event === 'laid');
  if (laid) await move(root, `slot-${event.slot}`, [`field-${event.seat}-${laid.field}`], time);
}

async function move(root: HTMLElement, from: string, over: string[], time: number) {
  const thing = spot(root, from);
  const stops = over.map((name) => spot(root, name)).filter((stop) => stop !== null);
  if (thing) await travel(thing, stops, time);
}

async function points(root: HTMLElement, count: number, from: string, seat: number) {
  const start = spot(root, from);
  if (start)
    await rise(count < 0 ? `−${-count}` : `+${count}`, start, spot(root, `score-${seat}`), 'flying-points');
}
