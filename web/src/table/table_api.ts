import type { Analysis, Done, First, Frame, GameLog, Hint, SeatColour } from '../types/server.ts';
import type { ApiError } from '../wire/api_error.ts';
import type { ConnectionState } from '../wire/event_stream.ts';
import type { DealtRecord } from './verify_deal.ts';

export type FrameListener = {
  frame: (frame: Frame) => void;
  /** The ids of the people at the table who are connected. */
  presence?: (people: string[]) => void;
  connection: (state: ConnectionState) => void;
  /** There is no such table for this user. */
  refused: (error: ApiError) => void;
};

/**
 * The requests that a live table understands, independent of where it runs. `wire/http_table.ts` sends them to the server,
 * `local/worker_table.ts` to an engine on this device.
 * All of them reject with an `ApiError`.
 */
export interface TableApi {
  readonly id: string;
  /** Whether the table is on this device, where no link of others leads. */
  readonly onThisDevice: boolean;
  /** Whether several people share this device. */
  readonly shared?: boolean;

  frame(): Promise<Frame>;
  /** The table as it was after the log entry `seq`. */
  frameAt(seq: number): Promise<Frame>;
  log(): Promise<GameLog>;
  /** Streams the frames after `after`; without it, a frame of the current state and those that follow. */
  follow(after: number | null, listener: FrameListener): { close: () => void };

  /**
   * `after` is the last frame that the user has seen. Without a connection, the command waits for one, and `onwait` hears
   * of it; it is carried out once.
   */
  decide(action: unknown, after: number, onwait: (waiting: boolean) => void): Promise<Done>;
  undo(after: number, onwait: (waiting: boolean) => void): Promise<Done>;
  leave(): Promise<Done>;
  comeBack(): Promise<Done>;
  resign(): Promise<Done>;
  sendChat(text: string): Promise<Done>;
  muteChat(muted: boolean): Promise<Done>;
  mutePerson(person: string, muted: boolean): Promise<Done>;

  /** Seats the user (`me`), who adds a nonce to the deal, or a bot of this level. */
  fillSeat(seat: number, who: string): Promise<Done>;
  freeSeat(seat: number): Promise<Done>;
  chooseColour(seat: number, colour: SeatColour): Promise<Done>;
  /** The host decides who begins. */
  chooseFirst(first: First): Promise<Done>;
  /** Says whom the rulebook lets begin. */
  nameFirst(seat: number): Promise<Done>;
  start(): Promise<Done>;
  /** Stops the countdown of a full table. */
  wait(): Promise<Done>;
  close(): Promise<void>;
  /** Opens or joins the next game of the same people, and returns its id. */
  rematch(): Promise<string>;

  /** Opens a table with the deal of this finished game, or its position before the decision `from`; returns its id. */
  repeatDeal(seats: string[], from?: number): Promise<string>;

  hint(): Promise<Hint>;
  startAnalysis(): Promise<Analysis>;
  analysis(): Promise<Analysis>;
  /** The record of a finished game. */
  record(): Promise<DealtRecord>;
}
