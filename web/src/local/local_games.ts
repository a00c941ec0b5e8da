import { storage } from '../storage.ts';
import type { Summary } from '../types/server.ts';

const GAMES = 'gloriette.local_games';
const COUNTED = 'gloriette.counted_games';
const PERSON = 'gloriette.local_person';
const ID = /^[0-9a-f]{32}$/;

const ids = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string' && ID.test(id)) : [];

/** The ids of the games on this device. The games themselves are in IndexedDB, which answers later. */
export const localGames = (): string[] => ids(storage.read(GAMES));

export const isLocalGame = (id: string): boolean => localGames().includes(id);

export function noteLocalGame(id: string): void {
  storage.write(GAMES, [...localGames().filter((other) => other !== id), id]);
}

/** Whether the server counts a game on this device, as far as this browser knows. */
export const isCounted = (id: string): boolean => ids(storage.read(COUNTED)).includes(id);

export function noteCounted(id: string): void {
  storage.write(COUNTED, [...ids(storage.read(COUNTED)).filter((other) => other !== id), id]);
}

/**
 * Whether a game on this device can count in the user's results: it is over, one person has played it against bots, and
 * nobody could know its cards.
 */
export const canCount = ({ phase, seats, repeats }: Pick<Summary, 'phase' | 'seats' | 'repeats'>): boolean =>
  phase === 'over' &&
  repeats === undefined &&
  seats.filter((occupant) => occupant?.kind === 'person').length === 1;

/** The id of the user in games on this device. It is no secret, and no server knows it. */
export function localPersonId(): string {
  const stored = storage.read(PERSON);
  if (typeof stored === 'string' && ID.test(stored)) return stored;
  const id = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  storage.write(PERSON, id);
  return id;
}
