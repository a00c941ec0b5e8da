import { findSpot, fly, risePoints } from '../design/flight.ts';
import { DURATIONS, still } from '../design/durations.ts';
import { pacedPause } from '../design/pace.ts';
import type { Event, View } from '../types/sanssouci.ts';

/** Animates events on the board, which still shows the position before them. */
export async function animate(root: HTMLElement, events: Event[], before: View): Promise<void> {
  if (still()) return;
  for (const event of events) await animateEvent(root, event, events, before);
}

async function animateEvent(root: HTMLElement, event: Event, all: Event[], before: View) {
  const own = 'seat' in event && event.seat === before.viewer;
  const speed = own ? 'own' : 'other';
  switch (event.event) {
    case 'played': {
      const laid = all.find((next) => next.event === 'laid');
      if (laid) await flyTile(event.slot, fieldSpot(event.seat, laid.field));
      break;
    }
    case 'laid':
      if (event.gardener) await flyTile(before.turn?.slot ?? '', fieldSpot(event.seat, event.field));
      if (!own) await pacedPause(DURATIONS.pauseAfterTile);
      break;
    case 'mark_scored':
    case 'boar_found':
    case 'boar_left':
      if (event.points !== 0)
        void showPoints(root, event.points, fieldSpot(event.seat, event.field), event.seat);
      break;
    case 'boar_moved':
      await move(root, `boar-${event.seat}`, [fieldSpot(event.seat, event.to)], DURATIONS.boarFlight[speed]);
      break;
    case 'noble_walked': {
      const walk = event.walk.map((place) => fieldSpot(event.seat, place));
      await move(root, `noble-${event.seat}-${event.motif}`, walk, walkDuration(walk.length));
      void showPoints(root, event.points, walk.at(-1) ?? '', event.seat);
      if (!own) await pacedPause(DURATIONS.pauseAfterWalk);
      break;
    }
    case 'refilled': {
      const from = before.supply.length > 1 ? `stack-${event.stack}` : 'supply';
      await move(root, from, [`slot-${event.slot}`], DURATIONS.marketRefill);
      break;
    }
    case 'drew':
      if (own) await move(root, 'deck', ['hand'], DURATIONS.cardDraw);
      break;
  }

  function flyTile(slot: string, to: string) {
    return move(root, `slot-${slot}`, [to], DURATIONS.tileFlight[speed]);
  }
}

const fieldSpot = (seat: number, field: string) => `field-${seat}-${field}`;

/** A noble walks longer over more fields, up to a limit. */
function walkDuration(fields: number): number {
  const { base, perField, most } = DURATIONS.nobleWalk;
  return Math.min(most, base + fields * perField);
}

async function move(root: HTMLElement, from: string, over: string[], duration: number) {
  const piece = findSpot(root, from);
  const stops = over.map((name) => findSpot(root, name)).filter((stop) => stop !== null);
  if (piece) await fly(piece, stops, duration);
}

async function showPoints(root: HTMLElement, points: number, from: string, seat: number) {
  const field = findSpot(root, from);
  const text = points < 0 ? `−${-points}` : `+${points}`;
  if (field) await risePoints(text, field, findSpot(root, `score-${seat}`));
}
