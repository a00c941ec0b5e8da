import { readFile } from 'node:fs/promises';
import { ApiError } from '../wire/api_error.ts';
import { instantiateEngine } from './instance.ts';
import type { EngineApi } from './requests.ts';

/** The real engine without a worker, for tests. */
export async function startRealEngine(): Promise<EngineApi> {
  const module = await WebAssembly.compile(await readFile('engine/engine.wasm'));
  const call = await instantiateEngine(module, () => performance.now());
  return {
    call: async (name, body) => {
      const answer = JSON.parse(call(JSON.stringify({ do: name, with: body }))) as {
        ok?: unknown;
        error?: ConstructorParameters<typeof ApiError>[1] & { status: number };
      };
      if (answer.error) throw new ApiError(answer.error.status, answer.error);
      return answer.ok as never;
    },
  };
}
