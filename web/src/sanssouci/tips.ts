import type { Tip } from '../table/tips.svelte.ts';
import type { Field, Preview, SeatView, View } from '../types/sanssouci.ts';
import { motifOf, rowOf } from './grid.ts';

const TIPS = {
  card: { id: 'card', key: 'tip.card' },
  place: { id: 'place', key: 'tip.place' },
  free: { id: 'free', key: 'tip.free' },
  gardener: { id: 'gardener', key: 'tip.gardener' },
  gardenerPlace: { id: 'gardener_place', key: 'tip.gardener_place' },
  noble: { id: 'noble', key: 'tip.noble' },
  reached: { id: 'reached', key: 'tip.reached' },
  blocked: { id: 'blocked', key: 'tip.blocked' },
  stuck: { id: 'stuck', key: 'tip.stuck' },
  missions: { id: 'missions', key: 'tip.missions' },
  line: { id: 'line', key: 'tip.line' },
  rewards: { id: 'rewards', key: 'tip.rewards' },
  boar: { id: 'boar', key: 'tip.boar' },
  boarFlees: { id: 'boar_flees', key: 'tip.boar_flees' },
  last: { id: 'last', key: 'tip.last' },
} as const satisfies Record<string, Tip>;

/**
 * The tips that fit the position and the decision that the player points at, most urgent first. There are none while
 * others decide.
 */
export function tipsFor(view: View, shown: Preview | null = null): Tip[] {
  const own = view.viewer === null ? undefined : view.seats[view.viewer];
  if (!own || view.viewer === null || !view.to_act.includes(view.viewer)) return [];
  switch (view.phase) {
    case 'rewards':
      return [TIPS.rewards];
    case 'play':
      return playing(view, own, shown);
    case 'gardener':
      return [TIPS.gardenerPlace];
    case 'boar':
      return [TIPS.boarFlees];
    case 'noble':
      return walking(view, own);
    default:
      return [];
  }
}

function playing(view: View, own: SeatView, shown: Preview | null): Tip[] {
  const found: Tip[] = [];
  if (shown?.preview === 'lay' && shown.gardener) found.push(TIPS.gardener);
  if (shown?.preview === 'lay' && shown.field !== null && shown.field === own.boar) found.push(TIPS.boar);
  if (view.free_choice.length > 0) found.push(TIPS.free);
  found.push(TIPS.card, TIPS.place);
  if (own.deck_size === 0 && own.hand_size === 2) found.push(TIPS.last);
  if (own.marks) found.push(TIPS.rewards);
  if (own.boar) found.push(TIPS.boar);
  if (view.previews.some((preview) => preview?.preview === 'lay' && preview.completes.length > 0))
    found.push(TIPS.line);
  if (view.round > 2 && own.missions) found.push(TIPS.missions);
  return found;
}

function walking(view: View, own: SeatView): Tip[] {
  const walks = view.previews.filter((preview) => preview?.preview === 'noble');
  if (walks.length === 0) return [TIPS.stuck];
  const found: Tip[] = [TIPS.noble];
  const crosses = walks.some(({ from, walk }) => rowOf(walk.at(-1) ?? 'a0') - (from ? rowOf(from) : 0) > 1);
  if (crosses) found.push(TIPS.reached);
  if (own.gardeners.some((place) => isAhead(view, place))) found.push(TIPS.blocked);
  return found;
}

/** Whether a gardener on this field lies ahead of a noble that can walk now. */
function isAhead(view: View, place: Field): boolean {
  return view.previews.some(
    (preview) =>
      preview?.preview === 'noble' &&
      preview.motif === motifOf(place) &&
      rowOf(place) > (preview.from ? rowOf(preview.from) : 0),
  );
}
