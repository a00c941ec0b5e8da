// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { spriteFiles, webFolder } from './sprite_files.mjs';

it.each(spriteFiles())(
  '$path is what the generator draws (refresh: npm run sprites)',
  ({ path, content }) => {
    // A plain boolean, because a diff of two sheets is unreadable.
    expect(readFileSync(new URL(path, webFolder), 'utf8') === content).toBe(true);
  },
);
