import type { StoredDrafts } from './boards/draft.svelte.ts';
import type { KeptBoards } from './boards/kept_boards.ts';
import type { StoredNewTable } from './home/new_table.svelte.ts';
import type { StoredSettings } from './home/settings.svelte.ts';
import type { StoredProgress } from './learn/progress.svelte.ts';
import type { DealNotes } from './table/deal_notes.ts';
import type { StoredTips } from './table/tips.svelte.ts';

/** Everything the page keeps in `localStorage`: the JSON value under each key. */
type StoredValues = {
  'gloriette.settings': StoredSettings;
  /** The last choices on the start page. */
  'gloriette.opening': StoredNewTable;
  /** The boards that the user is entering. */
  'gloriette.boards': StoredDrafts;
  /** The sets of boards that games on this device can be dealt from; the one that was used last comes first. */
  'gloriette.kept_boards': KeptBoards[];
  'gloriette.tips': StoredTips;
  /** The lessons that were solved. */
  'gloriette.lessons': StoredProgress;
  /** Set once the server has given this browser an identity. */
  'gloriette.known': 1;
  /** The user's name, for games without the server. */
  'gloriette.name': string;
  /** Set once the user has been asked for a name. */
  'gloriette.name_asked': 1;
  /** The table at which the user waits for an opponent while they play a bot. */
  'gloriette.waiting_table': string | null;
  /** The tables of this browser's first games. */
  'gloriette.first_games': string[];
  /** What the last tables have promised about their deals; the oldest first. */
  'gloriette.deals': DealNotes[];
  /** The ids of the games on this device, and that of the user in them. */
  'gloriette.local_games': string[];
  'gloriette.local_person': string;
  /** The games on this device that count in the user's results. */
  'gloriette.counted_games': string[];
  /** Whether the board stays open between the turns of people who share this device. */
  'gloriette.shared_screen': boolean;
  /** The last games in which a bot has made its remark; the oldest first. */
  'gloriette.remarks': string[];
  /** The last frame of a table that this browser has shown, by the table's id. */
  [seen: `gloriette.seen.${string}`]: number;
  /** The last chat message of a table that the user has read, by the table's id. */
  [read: `gloriette.read.${string}`]: number;
};
type Key = keyof StoredValues;

/**
 * Reads a value, or null if there is none. The type is unknown because another version of the page, or the user, may have
 * written it: callers check every field.
 */
function read(key: Key): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Reads a JSON object; an empty one if there is none. */
function readObject(key: Key): Record<string, unknown> {
  return asObject(read(key));
}

/** The value if it is an object, otherwise an empty one. */
export function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** Writes a value. Without storage (private mode, blocked cookies, quota) the page works on and forgets it. */
function write<K extends Key>(key: K, value: StoredValues[K]): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // See above.
  }
}

export const storage = { read, readObject, write };
