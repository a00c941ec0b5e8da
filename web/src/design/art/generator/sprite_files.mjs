import { readFileSync } from 'node:fs';
import { picture, sprites } from './pen.mjs';
import { sanssouciMotifs } from './sanssouci_motifs.mjs';
import { sanssouciFigures } from './sanssouci_figures.mjs';
import { sanssouciBoard } from './sanssouci_board.mjs';
import { versailles } from './versailles.mjs';
import { GAME_PICTURES } from './game_pictures.mjs';
import { gloriette, shared } from './shared_sprites.mjs';
import { botPortraits } from './bot_portraits.mjs';

/** The folder of the page; paths of generated files are relative to it. */
export const webFolder = new URL('../../../../', import.meta.url);

/** All generated files: the three sprite sheets and the icon of the page. */
export function spriteFiles() {
  const files = [
    {
      path: 'src/sanssouci/art/Sprites.svelte',
      content: sprites('Sprites of Sanssouci.', 's-', [
        ...sanssouciMotifs(),
        ...sanssouciFigures(),
        ...sanssouciBoard(),
      ]),
    },
    {
      path: 'src/versailles/art/Sprites.svelte',
      content: sprites('Sprites of Versailles.', 'vs-', versailles()),
    },
    {
      path: 'src/design/art/Sprites.svelte',
      content: sprites('Sprites that all pages share.', 'h-', shared()),
    },
  ];
  files.push({
    path: 'src/bots/art/Sprites.svelte',
    content: sprites('Portraits of the bots.', 'b-', botPortraits()),
  });
  refuseDuplicateIds(files);
  return [
    ...files,
    { path: 'public/favicon.svg', content: favicon() },
    ...Object.entries(GAME_PICTURES).map(([game, draw]) => ({
      path: `../crates/gloriette/drawings/${game}.svg`,
      content: standalone(`drawing-${game}`, draw, [300, 170]),
    })),
  ];
}

/** Several sheets can be on the page at once, so no two of them may define the same id. */
function refuseDuplicateIds(files) {
  const ids = new Set();
  for (const { path, content } of files)
    for (const [, id] of content.matchAll(/ id="([^"]+)"/g)) {
      if (ids.has(id)) throw new Error(`${path} defines #${id} again`);
      ids.add(id);
    }
}

/** The icon of the page. */
function favicon() {
  const [drawing, colour] = withDayColours('favicon', gloriette);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="18" fill="${colour('paper')}"/><g transform="translate(6 5) scale(.88)">${drawing}</g></svg>\n`;
}

/** A drawing as a file of its own, which the server puts into previews of links. */
function standalone(id, draw, [width, height]) {
  const [drawing] = withDayColours(id, draw);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing}</svg>\n`;
}

/** A drawing outside of the page has none of its CSS, so custom properties are replaced by their day colours. */
function withDayColours(id, draw) {
  const css = (path) => readFileSync(new URL(path, webFolder), 'utf8');
  const dayColours =
    css('src/design/tokens.css') + css('src/design/art/palette.css').split(":root[data-theme='night']")[0];
  const colour = (name) => dayColours.match(new RegExp(`--${name}: (#[0-9a-f]+);`))[1];
  const drawing = picture(id, draw)
    .replace(/url\(#[^)]+\) /g, '')
    .replace(/var\(--([a-z-]+)\)/g, (_, name) => colour(name));
  return [drawing, colour];
}
