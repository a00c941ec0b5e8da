import type { TableView } from '../types/server.ts';
import type { Animator, LogEntry, PastView, TableSession } from './session.ts';
import { canUndo, hasChoice, isAway, isYourTurn } from './turn.ts';

/** A session for tests of boards: tests set its state, and replace the commands that they expect. */
export class FakeSession implements TableSession {
  readonly id = '0';
  readonly linked = true;
  table = $state.raw<TableView | null>(null);
  now = $state.raw<unknown>(null);
  past = $state.raw<PastView | null>(null);
  log = $state.raw<LogEntry[]>([]);
  pointed = $state.raw<LogEntry | null>(null);
  suggested = $state.raw<readonly unknown[]>([]);
  stepping = $state(false);
  seq = 0;
  chat = [];
  fresh = true;
  present: string[] | null = null;
  host = false;
  waiting = 0;
  hint = null;
  backwards = false;
  pastLine = null;
  pastSeat = null;
  steps = [];
  animator: Animator | null = null;

  get view() {
    return this.past ? this.past.view : this.now;
  }
  get you() {
    return this.table?.you ?? null;
  }
  get away() {
    return isAway(this.table);
  }
  get yourTurn() {
    return isYourTurn(this.table);
  }
  get ready() {
    return this.past === null;
  }
  get deciding() {
    return this.ready && hasChoice(this.table, this.now);
  }
  get canUndo() {
    return this.ready && canUndo(this.table, this.now);
  }

  readonly canShowAgain: boolean = false;
  readonly showingAgain = false;
  showAgain = async () => undefined;
  skip = () => undefined;
  look = async () => undefined;
  askHint = async () => undefined;
  dismissHint = () => undefined;
  decide = async (_action: unknown) => false;
  undo = async () => false;
  leave = async () => false;
  comeBack = async () => false;
  resign = async () => false;
  sendChat = async (_text: string) => false;
  muteChat = async () => undefined;
  mutePerson = async () => undefined;
  rematch = async () => undefined;
  playDeal = async () => undefined;
  startAnalysis = async () => null;
  fetchAnalysis = async () => null;
  verifyDeal = async () => null;
}
