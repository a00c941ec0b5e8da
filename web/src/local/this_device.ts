import engineUrl from '../../engine/engine.wasm?url';
import type { KeptBoards } from '../boards/kept_boards.ts';
import { notices } from '../design/notices.svelte.ts';
import { peopleAt } from '../pass/holder.ts';
import { SharedDevice } from '../pass/shared_device.svelte.ts';
import { LiveTable } from '../table/live_table.svelte.ts';
import type { CountedGame, NewTable, PositionRequest } from '../types/server.ts';
import { me } from '../wire/identity.svelte.ts';
import { post } from '../wire/request.ts';
import { Engine } from './engine.ts';
import { localPersonId, noteLocalGame } from './local_games.ts';
import { LocalTables, randomHex } from './local_tables.ts';
import type { LocalPerson } from './requests.ts';
import { IndexedTables } from './table_store.ts';
import { Thinker } from './thinker.ts';
import { WorkerTable } from './worker_table.ts';

/** A person who shares this device, by seat. */
export type SeatedName = { seat: number; name: string };

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
const user = (): LocalPerson => ({ id: localPersonId(), name: me.name });

/** A person as the sender of a session's commands. */
const identity = (id: string | null) => ({ id, restore: async () => undefined });

const peopleIn = async (id: string): Promise<LocalPerson[]> =>
  peopleAt(await tables.read(id, (engine) => engine.call('summary', { id })));

type LocalTable =
  { people: 'one'; session: LiveTable; person: string } | { people: 'many'; device: SharedDevice };

/** A table on this device, as its only person sees it, or as one of those who share the device. */
export async function openTable(id: string): Promise<LocalTable> {
  // The session says why a table cannot be read.
  const people = await peopleIn(id).catch(() => []);
  const [host = user()] = people;
  if (people.length < 2) {
    const session = new LiveTable(new WorkerTable(tables, id, host), identity(host.id));
    return { people: 'one', session, person: host.id };
  }
  const device = new SharedDevice({
    follow: (listener) => tables.follow(id, null, null, listener),
    open: (person, shown) => {
      const view = { shared: true, public: person === null };
      const table = new WorkerTable(tables, id, person ?? host, view);
      return new LiveTable(table, identity(person?.id ?? null), shown);
    },
  });
  return { people: 'many', device };
}

/** Opens a table on this device and returns its id. The engine is loaded with the first one. */
export function openLocalTable(
  table: NewTable,
  people: readonly SeatedName[] = [],
  boards?: KeptBoards,
): Promise<string> {
  const given = boards && { name: boards.name, files: boards.files };
  const [host, ...others] = people.map(({ seat, name }) => ({ seat, person: { id: randomHex(16), name } }));
  if (!host || others.length === 0) return tables.open(user(), table, [], given);
  return tables.open(host.person, table, others, given);
}

/** Replays a record on this device. */
export const replayHere = (record: object) => engine.call('replay', { record: JSON.stringify(record) });

/** Plays the record of a lesson on this device. */
export const positionHere = (request: PositionRequest) => engine.call('position', request);

/** Counts a finished game on this device in the user's results on the server. */
export async function addToResults(id: string): Promise<void> {
  await me.signIn();
  const [record, { resigned = [] }] = await tables.read(id, (engine) =>
    Promise.all([engine.call('record', { id }), engine.call('summary', { id })]),
  );
  // There is one person only, so it is they who have resigned.
  await post<CountedGame>('api/me/local-games', { record, resigned: resigned.length > 0 });
}
