// The engine in WebAssembly answers as native code does, byte for byte. Run by `npm run engine`:
//   cargo run --release -p browser --example transcript >FILE && TRANSCRIPT=FILE npm run engine
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { instantiateEngine } from '../src/local/instance.ts';

const file = process.env.TRANSCRIPT;
if (!file)
  throw new Error('TRANSCRIPT names the file that the example `transcript` of crates/browser has written');

it('gives the answers of the transcript', { timeout: 900_000 }, async () => {
  const module = await WebAssembly.compile(await readFile(new URL('engine.wasm', import.meta.url)));
  let engine = await instantiateEngine(module);
  const counts = new Map<string, number>();
  let request: string | null = null;
  let games = 0;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (request === null) {
      request = line;
      continue;
    }
    const { do: name, with: body } = JSON.parse(request) as { do: string; with: { table?: unknown } };
    const game = name === 'open' ? (body.table as { terms: { game: string } }).terms.game : null;
    // The transcript of each game begins with a new engine.
    if (game === 'versailles' && games === 0) {
      games = 1;
      engine = await instantiateEngine(module);
    }
    const answer = engine(request);
    if (answer !== line)
      expect.fail(`${request.slice(0, 300)}\nnative ${line.slice(0, 500)}\nwasm   ${answer.slice(0, 500)}`);
    counts.set(name, (counts.get(name) ?? 0) + 1);
    request = null;
  }
  console.log([...counts].map(([name, count]) => `${name} ${count}`).join(', '));
  expect(counts.get('think') ?? 0, '200 positions of each game, 4 levels').toBe(1600);
});
