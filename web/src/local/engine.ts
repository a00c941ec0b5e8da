import type { ApiError as ErrorBody } from '../types/server.ts';
import { ApiError } from '../wire/api_error.ts';
import type { EngineApi, RequestName, Requests } from './requests.ts';
import type { FromWorker, ToWorker } from './worker_protocol.ts';

/** A worker, as far as the page uses it. */
export type EngineWorker = {
  postMessage: (message: ToWorker) => void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate: () => void;
};

type Waiting = { resolve: (answer: unknown) => void; reject: (error: ApiError) => void };
type Answer = { ok: unknown } | { error: ErrorBody & { status: number } };

/**
 * An engine in a worker. The worker starts with the first request, and again after it was stopped or has crashed; then it
 * has forgotten its tables.
 */
export class Engine implements EngineApi {
  /** Called when the worker has ended, so that its tables are gone. */
  onend: () => void = () => undefined;
  readonly #start: () => Promise<{ worker: EngineWorker; module: WebAssembly.Module }>;
  #worker: Promise<EngineWorker> | null = null;
  readonly #waiting = new Map<number, Waiting>();
  #lastNumber = 0;

  constructor(start: () => Promise<{ worker: EngineWorker; module: WebAssembly.Module }>) {
    this.#start = start;
  }

  call<Name extends RequestName>(
    name: Name,
    body: Requests[Name]['with'],
  ): Promise<Requests[Name]['answer']> {
    const number = ++this.#lastNumber;
    // The engine has no tables of Unicode, so the page writes letters with accents in one way.
    const request = JSON.stringify({ do: name, with: body }).normalize('NFC');
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve: resolve as Waiting['resolve'], reject });
      this.#worker ??= this.#launch();
      this.#worker.then(
        (worker) => {
          // The worker was stopped while it started.
          if (this.#waiting.has(number)) worker.postMessage({ number, request });
        },
        (error: unknown) => this.#fail(error instanceof ApiError ? error : notLoaded(error)),
      );
    });
  }

  /** Ends the worker at once, whatever it computes. Its pending requests fail with `interrupted`. */
  stop() {
    this.#fail(new ApiError(503, { code: 'interrupted', message: 'the engine was stopped' }));
  }

  async #launch(): Promise<EngineWorker> {
    const { worker, module } = await this.#start();
    worker.onmessage = ({ data }) => this.#receive(data);
    worker.onerror = (event) => this.#fail(crashed(event.message));
    worker.postMessage({ module });
    return worker;
  }

  #receive(message: FromWorker) {
    const waiting = this.#waiting.get(message.number);
    if (!waiting) return;
    if ('crash' in message) return this.#fail(crashed(message.crash));
    this.#waiting.delete(message.number);
    const answer = JSON.parse(message.answer) as Answer;
    if ('ok' in answer) waiting.resolve(answer.ok);
    else waiting.reject(new ApiError(answer.error.status, answer.error));
  }

  #fail(error: ApiError) {
    const ended = this.#worker;
    this.#worker = null;
    ended?.then(
      (worker) => {
        worker.onmessage = worker.onerror = null;
        worker.terminate();
      },
      () => undefined,
    );
    const pending = [...this.#waiting.values()];
    this.#waiting.clear();
    if (ended) this.onend();
    for (const { reject } of pending) reject(error);
  }
}

const crashed = (message: string) => new ApiError(500, { code: 'engine_failed', message });

/** The engine is a file of the page, which the server or a cache must have. */
const notLoaded = (error: unknown) => new ApiError(0, { code: 'engine_missing', message: String(error) });
