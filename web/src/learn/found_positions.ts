import { loadEngine } from '../local/load_engine.ts';
import { ApiError } from '../wire/api_error.ts';
import { httpPositions } from '../wire/http_positions.ts';
import type { Positions } from './positions.ts';

/** Positions from the server, or from this device without a server. */
export const foundPositions: Positions = {
  async at(request) {
    try {
      return await httpPositions.at(request);
    } catch (error) {
      if (!(error instanceof ApiError) || !error.unavailable) throw error;
      return (await loadEngine()).positionHere(request);
    }
  },
};
