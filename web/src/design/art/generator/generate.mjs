// Draws all sheets: node src/design/art/generator/generate.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { picture, sprites } from './pen.mjs';
import { motifs } from './sanssouci_motifs.mjs';
import { people } from './sanssouci_figures.mjs';
import { garden } from './sanssouci_board.mjs';
import { versailles } from './versailles.mjs';
import { gloriette, shared } from './shared_sprites.mjs';

const root = new URL('../../../', import.meta.url);
const known = new Set();
/** Any two sheets may be on the page at once, so an id belongs to one of them only. */
function write(path, title, prefix, parts) {
  const sheet = sprites(title, prefix, parts);
  for (const [, id] of sheet.matchAll(/ id="([^"]+)"/g)) {
    if (known.has(id)) throw new Error(`${path} draws #${id} again`);
    known.add(id);
  }
  writeFileSync(new URL(path, root), sheet);
}

write('sanssouci/art/Sprites.svelte', 'The sheet of Sanssouci.', 's-', [
  ...motifs(),
  ...people(),
  ...garden(),
]);
write('versailles/art/Sprites.svelte', 'The sheet of Versailles.', 'vs-', versailles());
write('design/art/Sprites.svelte', 'The sheet that everything shares.', 'h-', shared());

// The icon of the page stands alone, so its colours are written out.
const day =
  readFileSync(new URL('design/tokens.css', root), 'utf8') +
  readFileSync(new URL('design/art/palette.css', root), 'utf8').split(":root[data-theme='night']")[0];
const colour = (name) => day.match(new RegExp(`--${name}: (#[0-9a-f]+);`))[1];
const plain = picture('favicon', gloriette)
  .replace(/url\(#[^)]+\) /g, '')
  .replace(/var\(--([a-z-]+)\)/g, (_, name) => colour(name));
writeFileSync(
  new URL('../public/favicon.svg', root),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="18" fill="${colour('paper')}"/><g transform="translate(6 5) scale(.88)">${plain}</g></svg>\n`,
);
