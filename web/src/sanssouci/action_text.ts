import type { Edition, Entry, Motif } from '../types/sanssouci.ts';
import { say } from '../words/words.svelte.ts';
import { cardName, motifName, motifOf, rowName, rowOf, rowOfSlot } from './grid.ts';

/** A decision in a few words, as in a list of suggestions; with the tile that it takes, if any. */
export function actionWords(entry: Entry, edition: Edition, tile: Motif | null): string {
  switch (entry.do) {
    case 'garden':
    case 'rewards':
      return say(entry.side === 0 ? 'sides.front' : 'sides.back');
    case 'play':
      return say('act.play', {
        card: cardName(entry.card ?? '*', edition),
        motif: tile ? motifName(tile) : '',
        colour: rowName(rowOfSlot(entry.take ?? 'w1'), edition),
        row: rowOfSlot(entry.take ?? 'w1'),
      });
    case 'gardener':
      return say('preview.gardener_on', {
        motif: motifName(motifOf(entry.field ?? 'a1')),
        row: rowOf(entry.field ?? 'a1'),
      });
    case 'boar':
      return say('act.boar', {
        motif: motifName(motifOf(entry.field ?? 'a1')),
        row: rowOf(entry.field ?? 'a1'),
      });
    case 'noble':
      return say('act.noble', { motif: motifName(motifOf(entry.to ?? 'a1')), row: rowOf(entry.to ?? 'a1') });
    case 'stay':
      return say('action.stay');
    case 'refill':
      return say('act.refill', { stack: (entry.stack ?? 0) + 1 });
  }
}
