import { storage } from '../storage.ts';

const GAMES = 'gloriette.local_games';
const PERSON = 'gloriette.local_person';
const ID = /^[0-9a-f]{32}$/;

/** The ids of the games on this device. The games themselves are in IndexedDB, which answers later. */
export function localGames(): string[] {
  const stored = storage.read(GAMES);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string' && ID.test(id)) : [];
}

export const isLocalGame = (id: string): boolean => localGames().includes(id);

export function noteLocalGame(id: string): void {
  storage.write(GAMES, [...localGames().filter((other) => other !== id), id]);
}

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
