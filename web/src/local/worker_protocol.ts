import type { EngineInstance } from './instance.ts';

/** The first message to a worker is the engine; the others are requests with a number. */
export type ToWorker = { module: WebAssembly.Module } | { number: number; request: string };

/** The JSON of an answer, or the reason why the engine has stopped for good. */
export type FromWorker = { number: number; answer: string } | { number: number; crash: string };

/** The page, as a worker sees it. */
type PagePort = {
  post: (message: FromWorker) => void;
  listen: (receive: (message: ToWorker) => void) => void;
};

/** Answers requests in a worker, in their order. After a crash the engine's memory is not used again. */
export function serveEngine(
  page: PagePort,
  instantiate: (module: WebAssembly.Module) => Promise<EngineInstance>,
): void {
  let engine: Promise<EngineInstance> | null = null;
  let crash: string | null = null;
  page.listen((message) => {
    if ('module' in message) {
      engine = instantiate(message.module);
      // A request reports the error.
      engine.catch(() => undefined);
      return;
    }
    void answer(message.number, message.request);
  });

  async function answer(number: number, request: string) {
    try {
      const call = await engine;
      if (crash === null && call) return page.post({ number, answer: call(request) });
    } catch (error) {
      crash ??= String(error);
    }
    page.post({ number, crash: crash ?? 'the engine is missing' });
  }
}
