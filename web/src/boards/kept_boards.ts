import { asObject, storage } from '../storage.ts';
import type { WholeBoardSet } from '../types/server.ts';
import { ApiError } from '../wire/api_error.ts';
import { get } from '../wire/request.ts';
import type { BoardFiles } from './board_files.ts';
import { boardsName } from './board_sets.svelte.ts';

/** A set of boards that this device keeps, so that games on it can be dealt without the server. */
export type KeptBoards = { id: string; name: string; files: BoardFiles };

const KEY = 'gloriette.kept_boards';
/** A set has at most 16 KB, and a browser stores a few megabytes. */
const MOST = 8;

/** The sets on this device; the one that was used last comes first. */
function kept(): KeptBoards[] {
  const stored = storage.read(KEY);
  return Array.isArray(stored) ? stored.filter(isKept) : [];
}

/** The set with this id: from this device, otherwise from the server, and then it is kept. */
export async function keepBoards(id: string): Promise<KeptBoards> {
  const set = kept().find((set) => set.id === id) ?? (await download(id));
  storage.write(KEY, [set, ...kept().filter((other) => other.id !== id)].slice(0, MOST));
  return set;
}

async function download(id: string): Promise<KeptBoards> {
  const set = await get<WholeBoardSet>(`api/boards/${id}`).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'unreachable')
      throw new ApiError(0, { code: 'boards_need_server', message: error.message });
    throw error;
  });
  return { id, name: boardsName(set), files: set.files };
}

/** Whether a stored value is a set. Another version of the page, or the user, may have written it. */
function isKept(value: unknown): value is KeptBoards {
  const { id, name, files } = asObject(value);
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    Object.values(asObject(files)).every((text) => typeof text === 'string')
  );
}
