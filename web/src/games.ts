/** The games of the page: one line per game, which points at its folder. */
export { sanssouci } from './sanssouci/index.ts';
export { versailles } from './versailles/index.ts';
