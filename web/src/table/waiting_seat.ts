import { botPortrait } from '../bots/bot_names.ts';
import type { Occupant } from '../types/server.ts';

/** The actions on a seat that the user may take before the game. */
export type SeatActions = { sit: boolean; addBot: boolean; free: boolean };

type User = { id: string | null; seat: number | null; host: boolean };

export function seatActions(occupant: Occupant | null, seat: number, user: User): SeatActions {
  const reserved = occupant?.kind === 'invited' && occupant.id === user.id;
  return {
    sit: reserved || (occupant === null && user.seat === null),
    addBot: occupant === null && user.host,
    free: occupant !== null && (user.host || user.seat === seat),
  };
}

/** The sprite of a seat. */
export function seatIcon(occupant: Occupant | null): string {
  if (occupant === null) return 'seat-free';
  return occupant.kind === 'bot' ? botPortrait(occupant.level) : 'seat-person';
}
