import type {
  Card,
  Entry,
  Event,
  Field,
  Preview,
  SeatView,
  Side,
  Slot,
  Stack,
  View,
} from '../types/sanssouci.ts';
import { columnOf, field, motifOf, rowOfSlot } from './grid.ts';
import type { Ghost } from './selection.svelte.ts';

/** How the board draws a turn that a bot suggests. */
export type Advice = {
  card: Card | null;
  slot: Slot | null;
  ghost: Ghost | null;
  /** The way of the noble or of the boar, from where it stands. The terrace is row 0. */
  walk: readonly Field[];
  stack: Stack | null;
  side: Side | null;
};

export const NO_ADVICE: Advice = { card: null, slot: null, ghost: null, walk: [], stack: null, side: null };

type Position = {
  display: View['display'];
  garden: Pick<SeatView, 'nobles' | 'boar'>;
  /** The server's preview of the turn's first decision, if it is possible now. */
  preview: Preview | null;
  /** What was played instead, if the position is the one after it. */
  played: readonly Event[];
};

/** Draws a turn. Only the first decision has a preview; the others are drawn from the places that they name. */
export function adviceOf(turn: readonly Entry[], position: Position): Advice {
  const find = (verb: Entry['do']) => turn.find((entry) => entry.do === verb);
  const play = find('play');
  return {
    card: play?.card ?? null,
    slot: play?.take ?? null,
    ghost: ghostOf(play, find('gardener'), position),
    walk: walkOf(find('noble')?.to, position) ?? boarWalk(find('boar')?.field, position) ?? [],
    stack: find('refill')?.stack ?? null,
    side: (find('garden') ?? find('rewards'))?.side ?? null,
  };
}

/** The tile on its own field, unless it becomes a gardener on another one. */
function ghostOf(
  play: Entry | undefined,
  gardener: Entry | undefined,
  { preview, display, played }: Position,
): Ghost | null {
  if (gardener?.field) return { field: gardener.field, gardener: true, motif: motifOf(gardener.field) };
  if (!play?.take) return null;
  if (preview?.preview === 'lay')
    return preview.field
      ? { field: preview.field, gardener: preview.gardener, motif: motifOf(preview.field) }
      : null;
  const taken = played.find((event) => event.event === 'played' && event.slot === play.take);
  const motif = taken?.event === 'played' ? taken.tile : display[play.take];
  return motif ? { field: field(motif, rowOfSlot(play.take)), gardener: false, motif } : null;
}

function walkOf(to: Field | undefined, { garden, preview, played }: Position): readonly Field[] | null {
  if (!to) return null;
  const motif = motifOf(to);
  if (preview?.preview === 'noble') return [preview.from ?? field(motif, 0), ...preview.walk];
  const walked = played.find((event) => event.event === 'noble_walked' && event.motif === motif);
  if (walked?.event === 'noble_walked') return [walked.from ?? field(motif, 0), to];
  return [field(motif, garden.nobles[columnOf(motif)] ?? 0), to];
}

function boarWalk(to: Field | undefined, { garden, played }: Position): readonly Field[] | null {
  const moved = played.find((event) => event.event === 'boar_moved');
  const from = moved?.event === 'boar_moved' ? moved.from : garden.boar;
  return to && from ? [from, to] : null;
}
