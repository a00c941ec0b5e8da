import type { StoredTable, TableStore } from './table_store.ts';

/** A store in memory with the rules of IndexedDB, for tests. */
export class MemoryStore implements TableStore {
  readonly tables = new Map<string, StoredTable>();
  /** What the next writes wait for. */
  gate: Promise<void> = Promise.resolve();
  async get(id: string) {
    return this.tables.get(id) ?? null;
  }
  async put(table: StoredTable, after: number) {
    await this.gate;
    if ((this.tables.get(table.id)?.seq ?? 0) !== after) return false;
    this.tables.set(table.id, table);
    return true;
  }
  async remove(id: string) {
    this.tables.delete(id);
  }
}
