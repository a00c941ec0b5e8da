import type { Hint, HintChoice } from '../types/server.ts';
import type { LogEntry } from './session.ts';

/** What a bot suggests: a decision, and those that follow it in the same turn. */
export const suggestedTurn = ({ action, turn }: HintChoice): readonly unknown[] =>
  turn.length > 0 ? turn : [action];

/** The highlights that other parts of the page request from the board: a log entry, or a turn that a bot suggests. */
export class Pointing {
  pointed = $state.raw<LogEntry | null>(null);
  hint = $state.raw<Hint | null>(null);
  suggested = $state.raw<readonly unknown[]>([]);

  /** Shows a hint and its best turn. */
  showHint(hint: Hint | null) {
    this.hint = hint;
    const [best] = hint?.choices ?? [];
    this.suggested = best ? suggestedTurn(best) : [];
  }

  dismissHint() {
    this.showHint(null);
  }
}
