import type { Snippet } from 'svelte';
import type { Analysis, Frame, Hint, TableView, EntryView } from '../types/server.ts';
import type { DealCheck } from './verify_deal.ts';

/** Animates a frame's events on the board, before the frame's view replaces the current one. */
export type Animator = (frame: Frame, before: unknown) => Promise<void>;
export type LogEntry = Omit<EntryView, 'at'>;
export type ChatMessage = { seq: number; name: string; text: string };
/** A decision of a game: its log entry, and the seat that decided. */
export type Moment = { seq: number; seat: number };
/** The view after the log entry `seq`. */
export type PastView = { seq: number; view: unknown };

/**
 * A game as the components see it: its state, and the commands of the user. Live tables, recorded games and lessons
 * implement it, so boards need not know where a game comes from.
 *
 * Views are `unknown` here because their type is the game's own.
 */
export interface TableSession {
  readonly id: string;
  /** Whether the table has a URL. A game from a file has none. */
  readonly linked: boolean;
  /** Whether that URL works on this device only. */
  readonly onThisDevice?: boolean;
  /** Whether several people share this device. */
  readonly shared?: boolean;
  /** Shown beside the board instead of the log, the chat and the actions of a table: the text of a lesson. */
  readonly beside?: Snippet;

  readonly table: TableView | null;
  /** The current view. */
  readonly now: unknown;
  /** The view the board shows: the current one, or that of an earlier moment. */
  readonly view: unknown;
  /** The sequence number of the last frame that is shown. */
  readonly seq: number;
  readonly log: LogEntry[];
  readonly chat: ChatMessage[];
  /** Whether nothing has happened since the page was opened. */
  readonly fresh: boolean;

  /** The user's seat. */
  readonly you: number | null;
  readonly host: boolean;
  /** The ids of the people at the table who are connected; null if that is unknown. */
  readonly present: readonly string[] | null;
  /** Whether a bot plays for the user. */
  readonly away: boolean;
  readonly yourTurn: boolean;
  /** Whether all frames are shown and no command is pending, so that the user may act. */
  readonly ready: boolean;
  /** Whether the user may decide something now. */
  readonly deciding: boolean;
  readonly canUndo: boolean;
  /** Whether the last command was an undo. */
  readonly backwards: boolean;

  /** How many frames wait to be shown. */
  readonly waiting: number;
  /** Set by the board, which knows how to animate its game. */
  animator: Animator | null;
  /** Shows all waiting frames at once, and stops showing moves again. */
  skip(): void;
  /** Whether there are moves of others since the user's last one. */
  readonly canShowAgain: boolean;
  /** Whether the board shows such moves once more. */
  readonly showingAgain: boolean;
  showAgain(): Promise<void>;

  /** The earlier moment that the board shows, or null for the present. */
  readonly past: PastView | null;
  /** The log entry of that moment, and the seat that acted in it. */
  readonly pastLine: LogEntry | null;
  readonly pastSeat: number | null;
  /** The sequence numbers that the user can step through. */
  readonly steps: number[];
  /** Whether the replay controls are open. */
  stepping: boolean;
  look(seq: number | null): Promise<void>;

  /** The log entry under the pointer. */
  pointed: LogEntry | null;
  readonly hint: Hint | null;
  /** The decisions of a turn that a bot suggests, which the board draws; empty if there are none. */
  suggested: readonly unknown[];
  askHint(): Promise<void>;
  dismissHint(): void;

  decide(action: unknown): Promise<boolean>;
  undo(): Promise<boolean>;
  leave(): Promise<boolean>;
  comeBack(): Promise<boolean>;
  /** Gives the game up. */
  resign(): Promise<boolean>;
  sendChat(text: string): Promise<boolean>;
  muteChat(muted: boolean): Promise<void>;
  mutePerson(person: string, muted: boolean): Promise<void>;
  rematch(): Promise<void>;
  /** Opens a table with the deal of this finished game and goes there. With a moment, the game goes on from it. */
  playDeal(from?: Moment): Promise<void>;
  startAnalysis(): Promise<Analysis | null>;
  fetchAnalysis(): Promise<Analysis | null>;
  /** Downloads the record of a finished game on this device. The server's games have a link for it. */
  saveRecord?(): Promise<void>;
  /** Verifies the deal of a finished game. Null after an error, or if there is no table behind the game. */
  verifyDeal(): Promise<DealCheck | null>;
}
