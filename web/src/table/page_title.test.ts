import { beforeEach, describe, expect, it } from 'vitest';
import { tableView } from '../../tests/sample_views.ts';
import { dictionary } from '../words/words.svelte.ts';
import { pageTitle } from './page_title.ts';

beforeEach(() => dictionary.load('en'));

describe('the title of a table', () => {
  it.each([
    ['marks the user’s turn', tableView(), true, '● Your turn – Sanssouci'],
    ['says that others move', tableView(), false, 'Waiting – Sanssouci'],
    ['says that the table is open', tableView({ phase: 'open' }), false, 'Table open – Sanssouci'],
    ['says that the game is over', tableView({ phase: 'over' }), false, 'Game over – Sanssouci'],
    ['names the page before the table is loaded', null, false, 'Waiting – Gloriette'],
  ])('%s', (_, table, yourTurn, title) => expect(pageTitle(table, yourTurn)).toBe(title));
});
