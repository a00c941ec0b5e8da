import { asObject } from '../storage.ts';
import type { Summary } from '../types/server.ts';

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
    const found = await this.#run('readonly', (tables) => tables.get(id));
    return isStored(found) ? found : null;
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

  /** All stored tables that can be listed, the newest first. */
  async list(): Promise<StoredTable[]> {
    const found: unknown = await this.#run('readonly', (tables) => tables.getAll());
    return (Array.isArray(found) ? found : []).filter(isStored).sort((one, other) => other.at - one.at);
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
        request.result.onversionchange = () => request.result.close();
        resolve(request.result);
      };
      request.onerror = () => reject(request.error ?? new Error('no database'));
    });
    this.#database.catch(() => (this.#database = null));
    return this.#database;
  }
}

/** Whether a value from the database is a table. Another version of the page, or the user, may have written it. */
function isStored(value: unknown): value is StoredTable {
  const { id, seq, text, summary } = asObject(value);
  return (
    typeof id === 'string' &&
    typeof seq === 'number' &&
    typeof text === 'string' &&
    typeof summary === 'object' &&
    summary !== null
  );
}
