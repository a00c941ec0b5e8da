import type { Edition, Entry, Line, Preview } from '../types/sanssouci.ts';
import { say } from '../words/words.svelte.ts';
import { motifOf, rowOf } from './grid.ts';
import { motifName, rowName } from './names.ts';

/** The effect of a decision in words: where the tile goes, its points, and which walks it opens. */
export function previewText(preview: Preview | null, edition: Edition): string[] {
  if (!preview) return [];
  if (preview.preview === 'noble') {
    const words = [say('preview.noble', { motif: motifName(preview.motif, edition), count: preview.points })];
    if (preview.mission > 0) words.push(say('preview.mission', { count: preview.mission }));
    return words;
  }
  if (preview.preview === 'boar') return [say('preview.boar', { count: preview.area.length })];

  const words: string[] = [];
  if (preview.field) {
    const row = rowOf(preview.field);
    const where = { motif: motifName(motifOf(preview.field), edition), row, colour: rowName(row, edition) };
    words.push(say(preview.gardener ? 'preview.gardener_on' : 'preview.lay', where));
  } else {
    words.push(say('preview.gardener'));
  }
  if (preview.points > 0) words.push(say('preview.points', { count: preview.points }));
  if (preview.points < 0) words.push(say('preview.loses', { count: -preview.points }));
  for (const line of preview.completes) words.push(lineText(line, edition));
  const [best] = preview.opens;
  if (best)
    words.push(
      say('preview.opens', {
        motif: motifName(best.motif, edition),
        row: rowOf(best.to),
        count: best.points,
      }),
    );
  return words;
}

/**
 * Why a turn is good, as far as the server's preview of its first decision tells: points, and the walk that it opens. The
 * board shows where the tile goes, so the words leave it out.
 */
export function reasonText(preview: Preview | null, turn: readonly Entry[], edition: Edition): string {
  if (preview?.preview !== 'lay') return previewText(preview, edition).join(' · ');
  const to = turn.find((entry) => entry.do === 'noble')?.to;
  const opens = preview.opens.filter((reach) => reach.to === to);
  const [place, ...effects] = previewText({ ...preview, opens }, edition);
  const field = turn.find((entry) => entry.do === 'gardener')?.field;
  const where = field
    ? say('preview.gardener_on', { motif: motifName(motifOf(field), edition), row: rowOf(field) })
    : place;
  if (to && opens.length === 0)
    effects.push(say('act.noble', { motif: motifName(motifOf(to), edition), row: rowOf(to) }));
  return (preview.gardener && where ? [where, ...effects] : effects).join(' · ');
}

/** A row or column that the tile completes. */
function lineText(line: Line, edition: Edition): string {
  return line.line === 'row'
    ? say('preview.row', { row: line.row, colour: rowName(line.row, edition), count: line.points })
    : say('preview.column', { motif: motifName(line.column, edition), count: line.points });
}
