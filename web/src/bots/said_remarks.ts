import { storage } from '../storage.ts';

const KEY = 'gloriette.remarks';

/** How many games are remembered. */
const MAX_GAMES = 50;

/** Notes that a game has had its remark. Returns false if it already had it in this browser. */
export function noteRemark(game: string): boolean {
  const stored = storage.read(KEY);
  const games = Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  if (games.includes(game)) return false;
  storage.write(KEY, [...games, game].slice(-MAX_GAMES));
  return true;
}
