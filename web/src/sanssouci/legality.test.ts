import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { tableView, view } from '../../tests/sample_views.ts';
import { TableSession } from '../table/session.svelte.ts';
import type { Entry, View } from '../types/sanssouci.ts';
import { dictionary } from '../words/words.svelte.ts';
import Board from './Board.svelte';

/*
 * No logic of the page decides what is legal. So whatever the server lists, however absurd by the rules, is offered, and
 * nothing else: not to the mouse, not to the keyboard.
 */

beforeAll(async () => {
  // Nothing moves here, so nothing is cut short when a board goes.
  Element.prototype.animate = () => ({ cancel: () => undefined }) as unknown as Animation;
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody is there')));
  await dictionary.load('en');
});
let board: object | null = null;
afterEach(() => {
  if (board) void unmount(board);
  board = null;
});

function open(change: Partial<View>) {
  const session = new TableSession('0');
  session.table = tableView();
  session.now = view(change);
  const decided: Entry[] = [];
  session.decide = async (entry) => {
    decided.push(entry as Entry);
    return true;
  };
  const undo = vi.fn(async () => true);
  session.undo = undo;
  document.body.innerHTML = '';
  board = mount(Board, { target: document.body, props: { session } });
  flushSync();
  return { session, decided, undo };
}

function press(...things: HTMLElement[]) {
  for (const thing of things) {
    thing.click();
    flushSync();
  }
  type('Escape');
}

function type(key: string) {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  flushSync();
}

/** Presses everything there is, and every card with every tile, in either order. */
function pressEverything() {
  const all = (what: string) => [...document.querySelectorAll<HTMLElement>(what)];
  for (const thing of all('.desk button, .prompt button'))
    if (!['?', 'Hint', 'Take back'].includes(thing.textContent)) press(thing);
  for (const card of all('[data-card]'))
    for (const slot of all('[data-slot]')) {
      press(card, slot);
      press(slot, card);
    }
  for (const key of ['1', '2', 's', 'Enter', ' ']) type(key);
}

const unique = (entries: Entry[]) => [...new Set(entries.map((entry) => JSON.stringify(entry)))].sort();

describe('the board offers what the server lists, and nothing else', () => {
  it.each<[string, Partial<View>]>([
    ['nothing', { legal: [] }],
    [
      'cards for tiles that they do not show',
      {
        legal: [
          { do: 'play', card: 'a', take: 't1' },
          { do: 'play', card: 'wg', take: 'v2' },
        ],
      },
    ],
    [
      'one card of two, though the other one has its tile in the market',
      { legal: [{ do: 'play', card: 'wg', take: 'o1' }] },
    ],
    [
      'a gardener on fields that are taken',
      {
        phase: 'gardener',
        legal: [
          { do: 'gardener', field: 'a1' },
          { do: 'gardener', field: 'i6' },
        ],
      },
    ],
    [
      'walks over free fields, and no staying',
      {
        phase: 'noble',
        legal: [
          { do: 'noble', to: 'b6' },
          { do: 'noble', to: 'h2' },
        ],
      },
    ],
    ['staying alone', { phase: 'noble', legal: [{ do: 'stay' }] }],
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
    pressEverything();
    expect(unique(decided)).toEqual(unique(change.legal ?? []));
  });

  it('to nobody while it is not theirs to decide, whatever an old view lists', () => {
    const { session, decided } = open({ legal: [] });
    session.table = tableView({ to_act: [1] });
    session.now = view({ phase: 'noble', legal: [{ do: 'noble', to: 'a1' }, { do: 'stay' }] });
    flushSync();
    pressEverything();
    expect(decided).toEqual([]);
  });
});

describe('a free choice', () => {
  const any = () =>
    [...document.querySelectorAll('[data-card]')].map((card) => card.textContent?.includes('any tile!'));

  it('is what the server calls so, whatever lies in the market', () => {
    open({ free_choice: ['a'] });
    expect(any()).toEqual([true, false]);
    if (board) void unmount(board);
    open({ free_choice: [] });
    expect(any()).toEqual([false, false]);
  });
});

describe('an only choice', () => {
  const lonely: Partial<View> = { phase: 'gardener', legal: [{ do: 'gardener', field: 'a2' }], undoable: 1 };

  it('is made by itself', () => expect(open(lonely).decided).toEqual(lonely.legal));

  it('is gone back over when something is taken back', () => {
    const { session, decided, undo } = open({ phase: 'noble', legal: [{ do: 'stay' }], undoable: 2 });
    session.backwards = true;
    session.now = view(lonely);
    flushSync();
    expect(decided).toEqual([]);
    expect(undo).toHaveBeenCalledTimes(1);
  });
});
