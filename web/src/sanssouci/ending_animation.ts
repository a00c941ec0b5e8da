import { DURATIONS, EASINGS, still } from '../design/durations.ts';
import { findSpot } from '../design/flight.ts';
import type { LogEntry } from '../table/session.ts';
import type { Field, SeatView, Score } from '../types/sanssouci.ts';
import { fullColumns, fullRows, nobleWays } from './ending.ts';
import { columnOf } from './grid.ts';

export type ScoredItem = Exclude<keyof Score, 'total' | 'gardeners'>;

/** How long an item of the final scoring is shown in the gardens, in milliseconds. */
export function itemDuration(item: ScoredItem, gardens: SeatView[]): number {
  const { item: plain, nobles, lines, missions } = DURATIONS.scoring;
  const some = (full: (garden: SeatView) => unknown[]) => gardens.some((garden) => full(garden).length > 0);
  switch (item) {
    case 'nobles':
      return nobles;
    case 'rows':
      return some(fullRows) ? lines : plain;
    case 'columns':
      return some(fullColumns) ? lines : plain;
    case 'missions':
      return missions;
    default:
      return plain;
  }
}

/** Shows in all gardens on the page what an item counts. Does nothing with reduced motion or in a hidden tab. */
export function showItem(root: ParentNode, item: ScoredItem, gardens: SeatView[], log: LogEntry[]): void {
  if (still() || document.visibilityState === 'hidden') return;
  gardens.forEach((garden, seat) => {
    if (item === 'nobles')
      for (const [motif, way] of nobleWays(log, seat)) walk(root, seat, `noble-${seat}-${motif}`, way);
    else if (item === 'rows' || item === 'columns')
      for (const line of (item === 'rows' ? fullRows : fullColumns)(garden)) light(root, seat, line);
    else if (item === 'missions')
      for (const motif of garden.missions ?? []) {
        const row = garden.nobles[columnOf(motif)] ?? 0;
        if (row > 0) light(root, seat, [`${motif}${row}` as Field]);
        bow(spot(root, `noble-${seat}-${motif}`));
      }
  });
}

const spot = (root: ParentNode, name: string) => findSpot(root as HTMLElement, name);

/** Lets a noble walk its way again, which ends where it stands. */
function walk(root: ParentNode, seat: number, noble: string, way: Field[]) {
  const piece = spot(root, noble);
  const steps = way.map((place) => spot(root, `field-${seat}-${place}`)).filter((step) => step !== null);
  if (!piece || steps.length === 0) return;
  const end = piece.getBoundingClientRect();
  // Lengths of transforms inside an SVG are those of its view box.
  const scale = piece instanceof SVGGraphicsElement && !(piece instanceof SVGSVGElement) ? zoomOf(piece) : 1;
  const frames = steps.map((step) => {
    const { left, right, bottom } = step.getBoundingClientRect();
    const [x, y] = [(left + right) / 2 - (end.left + end.right) / 2, bottom - end.bottom];
    return { transform: `translate(${x / scale}px, ${y / scale}px)` };
  });
  piece.animate([...frames, { transform: 'none' }], {
    duration: DURATIONS.scoring.nobles,
    easing: EASINGS.standard,
  });
}

function zoomOf(piece: SVGGraphicsElement): number {
  const { width } = piece.getBBox();
  return width > 0 ? piece.getBoundingClientRect().width / width : 1;
}

/** Lights up fields one after the other. */
function light(root: ParentNode, seat: number, places: Field[]) {
  places.forEach((place, index) =>
    spot(root, `field-${seat}-${place}`)?.animate(
      [{ filter: 'none' }, { filter: 'brightness(1.35) saturate(1.3)', offset: 0.3 }, { filter: 'none' }],
      {
        duration: DURATIONS.scoring.lines - DURATIONS.scoring.step * places.length,
        delay: DURATIONS.scoring.step * index,
        easing: EASINGS.pointsRise,
      },
    ),
  );
}

function bow(piece: Element | null) {
  piece?.animate([{ transform: 'none' }, { transform: 'scale(1.25)', offset: 0.4 }, { transform: 'none' }], {
    duration: DURATIONS.scoring.missions,
    easing: EASINGS.pointsRise,
  });
}
