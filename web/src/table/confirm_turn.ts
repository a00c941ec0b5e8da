import { settings } from '../home/settings.svelte.ts';
import { storage } from '../storage.ts';
import { lastInputWasTouch } from './last_input.ts';

/** What happens to the last decision of a turn: it waits for the player, waits for some seconds, or is sent at once. */
export type Confirmation = 'wait' | 'delay' | 'none';

/** How many games count as a person's first games. */
const FIRST_GAMES = 3;

/**
 * How the last decision of a turn is confirmed at this table, according to the settings. A `deliberate` decision needed a
 * choice and then a button, so asking a third time is only for those who want it always.
 */
export function confirmationAt(table: string, deliberate = false): Confirmation {
  switch (settings.confirm) {
    case 'always':
      return 'wait';
    case 'delay':
      return 'delay';
    case 'never':
      return 'none';
    case 'touch':
      return !deliberate && (isFirstGame(table) || lastInputWasTouch()) ? 'wait' : 'none';
  }
}

/** Whether this is one of the first games of this browser. It remembers their tables, so that each counts once. */
function isFirstGame(table: string): boolean {
  const stored = storage.read('gloriette.first_games');
  const games = Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  if (games.includes(table)) return true;
  if (games.length >= FIRST_GAMES) return false;
  storage.write('gloriette.first_games', [...games, table]);
  return true;
}
