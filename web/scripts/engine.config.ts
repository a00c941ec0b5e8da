import { defineConfig } from 'vitest/config';

/** `npm run engine` compares the engine in WebAssembly with native code. */
export default defineConfig({
  test: { environment: 'node', include: ['engine/*.check.ts'] },
});
