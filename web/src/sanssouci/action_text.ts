import type { LogEntry } from '../table/session.ts';
import type { Edition, Entry, Event, Motif, Slot, View } from '../types/sanssouci.ts';
import { say } from '../words/words.svelte.ts';
import { motifOf, rowOf, rowOfSlot } from './grid.ts';
import { cardName, motifName, rowName } from './names.ts';

/** A short text for a decision, as in a list of hints. `tile` is the tile that it takes. */
export function actionText(entry: Entry, edition: Edition, tile: Motif | null): string {
  switch (entry.do) {
    case 'garden':
    case 'rewards':
      return say(entry.side === 0 ? 'sides.front' : 'sides.back');
    case 'play': {
      const row = rowOfSlot(entry.take ?? 'w1');
      return say('act.play', {
        card: cardName(entry.card ?? '*', edition),
        motif: tile ? motifName(tile, edition) : '',
        colour: rowName(row, edition),
        row,
      });
    }
    case 'gardener':
      return say('preview.gardener_on', fieldWords(edition, entry.field));
    case 'boar':
      return say('act.boar', fieldWords(edition, entry.field));
    case 'noble':
      return say('act.noble', fieldWords(edition, entry.to));
    case 'stay':
      return say('action.stay');
    case 'refill':
      return say('act.refill', { stack: (entry.stack ?? 0) + 1 });
  }
}

const fieldWords = (edition: Edition, field = 'a1') => ({
  motif: motifName(motifOf(field), edition),
  row: rowOf(field),
});

/**
 * The tile that lay in a slot when a decision was made: the next tile that was taken from there, or the one that still
 * lies there. Without a sequence number, the decision is about the present.
 */
export function tileInSlot(slot: Slot, log: LogEntry[], now: View, seq?: number): Motif | null {
  for (const line of seq === undefined ? [] : log)
    if (line.seq >= (seq ?? 0))
      for (const event of (line.events ?? []) as Event[])
        if (event.event === 'played' && event.slot === slot) return event.tile;
  return now.display[slot] ?? null;
}
