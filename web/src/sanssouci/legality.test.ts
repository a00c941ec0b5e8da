import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { tableView, view } from '../../tests/sample_views.ts';
import { mountBoard, prepareBoards, pressKey, unmountBoard } from '../table/board_fixture.ts';
import type { Entry, View } from '../types/sanssouci.ts';
import Board from './Board.svelte';

/*
 * The page knows no rules. It offers exactly the decisions that the server lists, even if they break the rules of the
 * game, to the mouse as well as to the keyboard.
 */

beforeAll(prepareBoards);
afterEach(unmountBoard);

const open = (change: Partial<View>) => mountBoard<Entry>(Board, tableView(), view(change));

function click(...elements: HTMLElement[]) {
  for (const element of elements) {
    element.click();
    flushSync();
  }
  pressKey('Escape', document.body);
}

/** Clicks every button, and every card with every tile in both orders, and presses keys. */
function tryEverything() {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  for (const button of all('.desk button, .prompt button'))
    if (!['?', 'Hint', 'Take back'].includes(button.textContent)) click(button);
  for (const card of all('[data-card]'))
    for (const slot of all('[data-slot]')) {
      click(card, slot);
      click(slot, card);
    }
  for (const key of ['1', '2', 's', 'Enter', ' ']) pressKey(key, document.body);
}

const unique = (entries: Entry[]) => [...new Set(entries.map((entry) => JSON.stringify(entry)))].sort();

describe('the board offers exactly what the server lists', () => {
  it.each<[string, Partial<View>]>([
    ['nothing', { legal: [] }],
    [
      'cards for tiles that do not match them',
      {
        legal: [
          { do: 'play', card: 'a', take: 't1' },
          { do: 'play', card: 'wg', take: 'v2' },
        ],
      },
    ],
    [
      'one of two cards, although the market has a tile for the other one',
      { legal: [{ do: 'play', card: 'wg', take: 'o1' }] },
    ],
    [
      'a gardener on occupied fields',
      {
        phase: 'gardener',
        legal: [
          { do: 'gardener', field: 'a1' },
          { do: 'gardener', field: 'i6' },
        ],
      },
    ],
    [
      'walks over free fields, without staying',
      {
        phase: 'noble',
        legal: [
          { do: 'noble', to: 'b6' },
          { do: 'noble', to: 'h2' },
        ],
      },
    ],
    ['only staying', { phase: 'noble', legal: [{ do: 'stay' }] }],
    [
      'a boar where there is none',
      {
        phase: 'boar',
        legal: [
          { do: 'boar', field: 'c3' },
          { do: 'boar', field: 'c1' },
        ],
      },
    ],
    [
      'some of the stacks',
      {
        phase: 'refill',
        supply: [0, 3, 0, 5],
        legal: [
          { do: 'refill', stack: 0 },
          { do: 'refill', stack: 3 },
        ],
      },
    ],
  ])('%s', (_, change) => {
    const { decided } = open(change);
    tryEverything();
    expect(unique(decided)).toEqual(unique(change.legal ?? []));
  });

  it('nothing while other players decide, even if an old view lists choices', () => {
    const { session, decided } = open({ legal: [] });
    session.table = tableView({ to_act: [1] });
    session.now = view({ phase: 'noble', legal: [{ do: 'noble', to: 'a1' }, { do: 'stay' }] });
    flushSync();
    tryEverything();
    expect(decided).toEqual([]);
  });
});

describe('a free choice', () => {
  const any = () =>
    [...document.querySelectorAll('[data-card]')].map((card) => card.textContent?.includes('any tile!'));

  it('is a card that the server marks as one, whatever the market shows', () => {
    open({ free_choice: ['a'] });
    expect(any()).toEqual([true, false]);
    open({ free_choice: [] });
    expect(any()).toEqual([false, false]);
  });
});

describe('a choice without alternatives', () => {
  const single: Partial<View> = { phase: 'gardener', legal: [{ do: 'gardener', field: 'a2' }], undoable: 1 };

  it('is made automatically', () => expect(open(single).decided).toEqual(single.legal));

  it('is undone together with the decision before it', () => {
    const { session, decided, undo } = open({ phase: 'noble', legal: [{ do: 'stay' }], undoable: 2 });
    session.backwards = true;
    session.now = view(single);
    flushSync();
    expect(decided).toEqual([]);
    expect(undo).toHaveBeenCalledTimes(1);
  });
});
