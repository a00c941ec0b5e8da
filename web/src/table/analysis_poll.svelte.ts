import { pause } from '../design/durations.ts';
import type { Analysis } from '../types/server.ts';
import type { TableSession } from './session.ts';

const POLL_INTERVAL = 1500;

/** The analysis of a finished game. While it runs, it is polled. */
export class AnalysisPoll {
  analysis = $state.raw<Analysis | null>(null);
  readonly #session: Pick<TableSession, 'startAnalysis' | 'fetchAnalysis'>;
  #stopped = false;

  constructor(session: Pick<TableSession, 'startAnalysis' | 'fetchAnalysis'>) {
    this.#session = session;
  }

  /** Asks for an analysis and follows it. */
  start = async () => {
    const started = await this.#session.startAnalysis();
    if (!started) return;
    this.analysis = started;
    await this.follow();
  };

  /** Fetches the analysis until it is done; once only if nobody has asked for one. */
  async follow(): Promise<void> {
    while (!this.#stopped && this.analysis?.state !== 'done') {
      const found = await this.#session.fetchAnalysis();
      if (found) this.analysis = found;
      if (!found || found.state === 'none') return;
      if (found.state === 'running') await pause(POLL_INTERVAL);
    }
  }

  stop() {
    this.#stopped = true;
  }
}
