import type { Positions } from '../learn/positions.ts';
import type { PositionRequest, RecordedPosition } from '../types/server.ts';
import { me } from './identity.svelte.ts';
import { post } from './request.ts';

/** Positions from the server. */
export const httpPositions: Positions = {
  async at(request: PositionRequest) {
    // The server limits replays per person, so it needs an identity.
    await me.signIn();
    return post<RecordedPosition>('api/records/position', request);
  },
};
