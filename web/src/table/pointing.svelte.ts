import type { Hint } from '../types/server.ts';
import type { LogEntry } from './session.ts';

/** The highlights that other parts of the page request from the board: a log entry, or an action that a bot suggests. */
export class Pointing {
  pointed = $state.raw<LogEntry | null>(null);
  hint = $state.raw<Hint | null>(null);
  suggested = $state.raw<unknown>(null);

  /** Shows a hint and highlights its best action. */
  showHint(hint: Hint | null) {
    this.hint = hint;
    this.suggested = hint?.choices[0]?.action ?? null;
  }

  dismissHint() {
    this.showHint(null);
  }
}
