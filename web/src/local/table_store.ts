import { asObject } from '../storage.ts';
import type { Summary } from '../types/server.ts';
import { ApiError } from '../wire/api_error.ts';

/** A table as it is stored: the text that the engine exports, and what lists of games show. */
export type StoredTable = {
  id: string;
  /** The sequence number of its last log entry. */
  seq: number;
  text: string;
  summary: Summary;
  /** When it was stored. */
  at: number;
};

/** Where local tables are kept. */
export interface TableStore {
  get(id: string): Promise<StoredTable | null>;
  /**
   * Stores a table whose last stored entry is `after`. Returns false, and stores nothing, if another window has written
   * to the table since.
   */
  put(table: StoredTable, after: number): Promise<boolean>;
  remove(id: string): Promise<void>;
}

const DATABASE = 'gloriette';
const TABLES = 'tables';

/** The tables in the browser's IndexedDB. */
export class IndexedTables implements TableStore {
  #database: Promise<IDBDatabase> | null = null;

  async get(id: string): Promise<StoredTable | null> {
    const found: unknown = await this.#run('readonly', (tables) => tables.get(id));
    if (found === undefined) return null;
    if (!isStored(found))
      throw new ApiError(400, { code: 'broken_table', message: 'this is no stored table' });
    return found;
  }

  async put(table: StoredTable, after: number): Promise<boolean> {
    const database = await this.#open();
    return new Promise((resolve, reject) => {
      // `strict` waits until the table is on the disk.
      const transaction = database.transaction(TABLES, 'readwrite', { durability: 'strict' });
      const tables = transaction.objectStore(TABLES);
      let isNewest = true;
      const read = tables.get(table.id);
      read.onsuccess = () => {
        const seq = isStored(read.result) ? read.result.seq : 0;
        isNewest = seq === after;
        if (isNewest) tables.put(table);
      };
      transaction.oncomplete = () => resolve(isNewest);
      transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error('not stored'));
    });
  }

  async remove(id: string): Promise<void> {
    await this.#run('readwrite', (tables) => tables.delete(id));
  }

  /** All stored tables, the newest first, and how many entries are no tables. */
  async list(): Promise<{ tables: StoredTable[]; unreadable: number }> {
    const found: unknown[] = await this.#run('readonly', (tables) => tables.getAll());
    const tables = found
      .filter(isStored)
      .filter(isListable)
      .sort((one, other) => other.at - one.at);
    return { tables, unreadable: found.length - tables.length };
  }

  async #run<T>(mode: IDBTransactionMode, ask: (tables: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const database = await this.#open();
    return new Promise((resolve, reject) => {
      const request = ask(database.transaction(TABLES, mode).objectStore(TABLES));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('not read'));
    });
  }

  #open(): Promise<IDBDatabase> {
    this.#database ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(DATABASE, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(TABLES, { keyPath: 'id' });
      request.onsuccess = () => {
        // A newer version of the page in another window may change the database.
        request.result.onversionchange = () => {
          request.result.close();
          this.#database = null;
        };
        resolve(request.result);
      };
      request.onerror = () => reject(openingError(request.error));
    });
    this.#database.catch(() => (this.#database = null));
    return this.#database;
  }
}

function openingError(error: DOMException | null): Error {
  if (error?.name !== 'VersionError') return error ?? new Error('no database');
  return new ApiError(400, { code: 'newer_table', message: 'the database is of a newer version' });
}

/** Whether a value from the database is a table. Another version of the page, or the user, may have written it. */
function isStored(value: unknown): value is StoredTable {
  const { id, seq, text } = asObject(value);
  return typeof id === 'string' && typeof seq === 'number' && typeof text === 'string';
}

/** Whether a stored table has what lists of games show. */
function isListable(table: StoredTable): boolean {
  const { id, terms, phase, opened, seats, to_act } = asObject(table.summary);
  return (
    id === table.id &&
    typeof asObject(terms).game === 'string' &&
    typeof phase === 'string' &&
    typeof opened === 'number' &&
    Array.isArray(seats) &&
    Array.isArray(to_act)
  );
}
