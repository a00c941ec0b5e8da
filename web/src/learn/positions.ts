import type { PositionRequest, RecordedPosition } from '../types/server.ts';

/**
 * Plays a record and says what a seat then sees. Rejects with an `ApiError`, whose code is that of the rules' refusal if they
 * refuse an action. The server does it today (`wire/http_positions.ts`); any engine with the rules can.
 */
export interface Positions {
  at(request: PositionRequest): Promise<RecordedPosition>;
}
