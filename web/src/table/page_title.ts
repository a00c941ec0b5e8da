import { isGame } from '../game_registry.ts';
import type { TableView } from '../types/server.ts';
import { say } from '../words/words.svelte.ts';

/** The document title of a table. A dot marks the tab in which the user is to move. */
export function pageTitle(table: TableView | null, yourTurn: boolean): string {
  const game = table && isGame(table.terms.game) ? say(`game.${table.terms.game}`) : 'Gloriette';
  return `${yourTurn ? '● ' : ''}${stateTitle(table, yourTurn)} – ${game}`;
}

function stateTitle(table: TableView | null, yourTurn: boolean): string {
  if (table?.phase === 'open') return say('title.open');
  if (table?.phase === 'over') return say('title.over');
  return yourTurn ? say('title.yours') : say('title.theirs');
}
