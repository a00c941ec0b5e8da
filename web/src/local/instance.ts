/** What the engine's WebAssembly module exports. */
type Exports = {
  memory: WebAssembly.Memory;
  request_buffer: (length: number) => number;
  call: () => number;
  answer_buffer: () => number;
};

/** The engine: a function from the JSON of a request to the JSON of its answer. */
export type EngineInstance = (request: string) => string;

/** Starts the engine. A call takes as long as the work, so pages run it in a worker. */
export async function instantiateEngine(
  module: WebAssembly.Module,
  clock: () => number = () => performance.now(),
): Promise<EngineInstance> {
  const { exports } = await WebAssembly.instantiate(module, { page: { clock } });
  const engine = exports as Exports;
  const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
  return (request) => {
    const bytes = encoder.encode(request);
    // The memory may grow in every call, which detaches older views of it.
    const start = engine.request_buffer(bytes.length);
    new Uint8Array(engine.memory.buffer, start, bytes.length).set(bytes);
    const length = engine.call();
    return decoder.decode(new Uint8Array(engine.memory.buffer, engine.answer_buffer(), length));
  };
}
