import { loadEngine } from '../local/load_engine.ts';
import type { ReplayedRecord } from '../types/server.ts';
import { ApiError } from '../wire/api_error.ts';
import { me } from '../wire/identity.svelte.ts';
import { post } from '../wire/request.ts';

/** Replays a record: on the server, or on this device without a server. */
export async function replayRecord(record: object): Promise<ReplayedRecord> {
  try {
    // The server limits replays per person, so it needs an identity.
    await me.signIn();
    return await post<ReplayedRecord>('api/records/replay', record);
  } catch (error) {
    if (!(error instanceof ApiError) || !error.unavailable) throw error;
    return (await loadEngine()).replayHere(record);
  }
}
