import { ApiError } from '../wire/api_error.ts';
import type { EngineApi, RequestName, Requests } from './requests.ts';

type StoppableEngine = EngineApi & { stop: () => void };
type Job = { run: () => Promise<void>; signal: AbortSignal; urgent: boolean };

/**
 * Turns of bots, hints and analyses, one after the other, in an engine of their own. Urgent work overtakes what waits. An
 * aborted search stops at once.
 */
export class Thinker {
  readonly #engine: StoppableEngine;
  readonly #queue: Job[] = [];
  #running: Job | null = null;

  constructor(engine: StoppableEngine) {
    this.#engine = engine;
  }

  think<Name extends RequestName>(
    name: Name,
    body: Requests[Name]['with'],
    signal: AbortSignal,
    urgent = true,
  ): Promise<Requests[Name]['answer']> {
    return new Promise((resolve, reject) => {
      const job: Job = {
        signal,
        urgent,
        run: () => this.#engine.call(name, body).then(resolve, reject),
      };
      if (signal.aborted) return reject(interrupted());
      signal.addEventListener('abort', () => {
        if (this.#running === job) this.#engine.stop();
        const place = this.#queue.indexOf(job);
        if (place >= 0) this.#queue.splice(place, 1);
        reject(interrupted());
      });
      const behind = urgent ? this.#queue.findIndex((other) => !other.urgent) : -1;
      this.#queue.splice(behind < 0 ? this.#queue.length : behind, 0, job);
      void this.#work();
    });
  }

  async #work() {
    if (this.#running) return;
    for (;;) {
      const job = this.#queue.shift();
      if (!job) return;
      this.#running = job;
      await job.run();
      this.#running = null;
    }
  }
}

const interrupted = () => new ApiError(503, { code: 'interrupted', message: 'nobody waits for it any more' });

/** Whether an error only says that a search was stopped. */
export const isInterruption = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'interrupted';
