import type { Frame, TableView } from '../types/server.ts';
import type { ChatMessage, LogEntry } from './session.ts';
import { isAway, isYourTurn } from './turn.ts';

/** The state of a table that its frames add up to. */
export class TableState {
  table = $state.raw<TableView | null>(null);
  now = $state.raw<unknown>(null);
  seq = $state(0);
  log = $state.raw<LogEntry[]>([]);
  readonly chat = $derived(chatOf(this.log));
  fresh = $state(true);

  get you(): number | null {
    return this.table?.you ?? null;
  }

  get away(): boolean {
    return isAway(this.table);
  }

  get yourTurn(): boolean {
    return isYourTurn(this.table);
  }

  /** Moves on to a frame. A frame that does not change the game has no view of its own. */
  apply(frame: Frame) {
    this.table = frame.table;
    if (frame.view !== undefined) this.now = frame.view;
    this.seq = frame.seq;
    const { what } = frame;
    if (!what) return;
    this.fresh = false;
    this.log = [...this.log, { seq: frame.seq, what, events: frame.events }];
  }
}

function chatOf(log: LogEntry[]): ChatMessage[] {
  return log.flatMap(({ seq, what }) =>
    what.what === 'said' ? [{ seq, name: what.name, text: what.text }] : [],
  );
}
