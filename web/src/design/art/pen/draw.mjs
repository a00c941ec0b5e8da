// Draws all sheets: node src/design/art/pen/draw.mjs
import { writeFileSync } from 'node:fs';
import { sprites } from './pen.mjs';
import { motifs } from './motifs.mjs';
import { people } from './people.mjs';
import { garden } from './garden.mjs';

const root = new URL('../../../', import.meta.url);
const write = (path, title, prefix, parts) =>
  writeFileSync(new URL(path, root), sprites(title, prefix, parts));

write('sanssouci/art/Sprites.svelte', 'The sheet of Sanssouci.', 's-', [
  ...motifs(),
  ...people(),
  ...garden(),
]);
