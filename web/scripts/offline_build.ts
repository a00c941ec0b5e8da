import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** The service workers by their file names. The second one removes the first (`src/offline/service_worker_off.ts`). */
export const SERVICE_WORKERS = {
  sw: 'src/offline/service_worker.ts',
  'sw-off': 'src/offline/service_worker_off.ts',
};

/** Files that the page does without when there is no connection. The service worker stores the index by itself. */
const NOT_STORED = /^(index\.html|sw(-off)?\.js|manifest\.webmanifest|install\/.*|.*\.br)$/;

/** Writes the list of files that the service worker stores into its script. */
export function offlineFiles(): Plugin {
  return {
    name: 'gloriette-offline-files',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      const isFile = async (path: string) => (await stat(join(dir, path))).isFile();
      const paths: string[] = [];
      for (const path of (await readdir(dir, { recursive: true })).sort())
        if (await isFile(path)) paths.push(path.replaceAll('\\', '/'));
      const files = paths.filter((path) => !NOT_STORED.test(path));
      const version = createHash('sha256');
      for (const path of ['index.html', ...files])
        version.update(path).update(await readFile(join(dir, path)));
      const page = JSON.stringify({ version: version.digest('hex').slice(0, 16), files });
      const script = join(dir, 'sw.js');
      await writeFile(script, `self.page=${page};\n${await readFile(script, 'utf8')}`);
    },
  };
}

/** Compresses the engine as far as possible, which takes too long while somebody waits for it. */
export function compressedEngine(): Plugin {
  return {
    name: 'gloriette-compressed-engine',
    // Cargo sets the profile. Development builds are made often, and send their files to nobody.
    apply: (_, { command }) => command === 'build' && process.env.PROFILE !== 'debug',
    async writeBundle({ dir = 'dist' }) {
      for (const name of await readdir(join(dir, 'assets'))) {
        if (!name.endsWith('.wasm')) continue;
        const path = join(dir, 'assets', name);
        await writeFile(`${path}.br`, brotliCompressSync(await readFile(path)));
      }
    },
  };
}
