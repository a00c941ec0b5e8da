import engineUrl from '../../engine/engine.wasm?url';
import type { KeptBoards } from '../boards/kept_boards.ts';
import { notices } from '../design/notices.svelte.ts';
import type { NewTable, PositionRequest } from '../types/server.ts';
import { me } from '../wire/identity.svelte.ts';
import { Engine } from './engine.ts';
import { localPersonId, noteLocalGame } from './local_games.ts';
import { LocalTables } from './local_tables.ts';
import type { LocalPerson } from './requests.ts';
import { IndexedTables } from './table_store.ts';
import { Thinker } from './thinker.ts';
import { WorkerTable } from './worker_table.ts';

/** The compiled engine, which both workers share. It is fetched once. */
let compiled: Promise<WebAssembly.Module> | null = null;

async function compile(): Promise<WebAssembly.Module> {
  const answer = await fetch(engineUrl);
  if (!answer.ok) throw new Error(`the engine is missing: ${answer.status}`);
  // Browsers keep the compiled code of a streamed module. Some web hosts do not know the type of its file.
  const isStreamable = answer.headers.get('content-type') === 'application/wasm';
  return isStreamable
    ? WebAssembly.compileStreaming(answer)
    : WebAssembly.compile(await answer.arrayBuffer());
}

async function startWorker() {
  compiled ??= compile();
  // After a failure, the next request fetches it again.
  compiled.catch(() => (compiled = null));
  const module = await compiled;
  return { module, worker: new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' }) };
}

const engine = new Engine(startWorker);
const tables = new LocalTables(engine, new Thinker(new Engine(startWorker)), new IndexedTables(), {
  opened: noteLocalGame,
  failed: (error) => notices.showError(error),
});
engine.onend = () => tables.engineEnded();

/** The user in games on this device. */
export const localUser = { id: localPersonId(), restore: async () => undefined };

const person = (): LocalPerson => ({ id: localUser.id, name: me.name });

/** A table on this device. */
export function localTable(id: string): WorkerTable {
  return new WorkerTable(tables, id, person());
}

/** Opens a table on this device and returns its id. The engine is loaded with the first one. */
export const openLocalTable = (table: NewTable, boards?: KeptBoards): Promise<string> =>
  tables.open(person(), table, boards && { name: boards.name, files: boards.files });

/** Replays a record on this device. */
export const replayHere = (record: object) => engine.call('replay', { record: JSON.stringify(record) });

/** Plays the record of a lesson on this device. */
export const positionHere = (request: PositionRequest) => engine.call('position', request);
