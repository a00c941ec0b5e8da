import type { Tip } from '../table/tips.svelte.ts';
import type { Kind, View } from '../types/versailles.ts';

const TIPS = {
  bid: { id: 'v_bid', key: 'tip.v.bid' },
  ludwig: { id: 'v_ludwig', key: 'tip.v.ludwig' },
  ahead: { id: 'v_ahead', key: 'tip.v.ahead' },
  lay: { id: 'v_lay', key: 'tip.v.lay' },
  chip: { id: 'v_chip', key: 'tip.v.chip' },
  chipFrom: { id: 'v_chip_from', key: 'tip.v.chip_from' },
  joker: { id: 'v_joker', key: 'tip.v.joker' },
  site: { id: 'v_site', key: 'tip.v.site' },
  half: { id: 'v_half', key: 'tip.v.half' },
  second: { id: 'v_second', key: 'tip.v.second' },
  end: { id: 'v_end', key: 'tip.v.end' },
} as const satisfies Record<string, Tip>;

/** The end of a half is near from this round on. */
const LATE = 6;

/** The tips that fit the position, most urgent first. There are none while others decide. */
export function tipsFor(view: View): Tip[] {
  if (view.viewer === null || !view.to_act.includes(view.viewer)) return [];
  if (view.phase === 'bidding') return bidding(view);
  return view.phase === 'laying' ? laying(view, view.viewer) : [];
}

function bidding(view: View): Tip[] {
  const found: Tip[] = [TIPS.bid];
  if (view.ludwig) found.push(TIPS.ludwig);
  if (view.half === 2 && view.round === 1) found.push(TIPS.second);
  if (view.round >= LATE) found.push(view.half === 1 ? TIPS.half : TIPS.end);
  if (view.round > 1 && view.king + view.group < view.row.length) found.push(TIPS.ahead);
  return found;
}

function laying(view: View, viewer: number): Tip[] {
  const found: Tip[] = [TIPS.lay];
  const chips = view.previews.flatMap((preview) => preview?.chips ?? []);
  if (chips.some(({ from }) => from !== null)) found.push(TIPS.chipFrom);
  if (chips.some(({ from }) => from === null)) found.push(TIPS.chip);
  const tile: Kind[] = view.takers.find(({ by, done }) => by === viewer && !done)?.tile ?? [];
  if (tile.includes('joker')) found.push(TIPS.joker);
  if (tile.includes('site')) found.push(TIPS.site);
  return found;
}
