// Writes the sprite sheets and the icon of the page: npm run sprites
import { writeFileSync } from 'node:fs';
import { spriteFiles, webFolder } from './sprite_files.mjs';

for (const { path, content } of spriteFiles()) writeFileSync(new URL(path, webFolder), content);
