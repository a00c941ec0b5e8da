import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { tableView } from '../../tests/sample_views.ts';
import { HALF, ROW, tile } from '../rules/versailles/samples.ts';
import { settings } from '../home/settings.svelte.ts';
import {
  ALL_KEYS,
  expectHeld,
  mountBoard,
  prepareBoards,
  pressKey,
  unmountBoard,
} from '../table/board_fixture.ts';
import type { Entry, View } from '../types/versailles.ts';
import Board from './Board.svelte';
import { GARDEN, KEYS } from './keys.ts';

beforeAll(prepareBoards);
afterEach(unmountBoard);

const BASE: View = {
  ...ROW,
  viewer: 0,
  to_act: [0],
  seats: [{ ...HALF, hand: [3, 17], hand_size: 2 }, HALF],
  undoable: 1,
};
const BIDDING: View = {
  ...BASE,
  phase: 'bidding',
  takers: [],
  legal: [
    { do: 'bid', card: 3 },
    { do: 'bid', card: 17 },
  ],
};
const LAYING: View = {
  ...BASE,
  phase: 'laying',
  takers: [{ by: 0, card: 3, index: 0, tile: tile('jggr'), done: false }],
  legal: [
    { do: 'lay', at: [2, 0], turn: 0 },
    { do: 'lay', at: [4, 0], turn: 0 },
    { do: 'lay', at: [2, 2], turn: 0 },
    { do: 'lay', at: [2, 0], turn: 1 },
  ],
};
const open = (view: View) => mountBoard<Entry>(Board, tableView(), view);
const garden = () => document.querySelector<SVGElement>(GARDEN) ?? document.body;
const ghost = () =>
  garden()
    .getAttribute('aria-label')
    ?.match(/column (-?\d+), row (-?\d+), quarter turns: (\d)$/)
    ?.slice(1)
    .map(Number);
const focusedCard = () => document.activeElement?.getAttribute('data-card');

function expectGhost(keys: string[], place: [x: number, y: number, turn: number]) {
  open(LAYING);
  expect(ghost()).toEqual([2, 0, 0]);
  for (const key of keys) pressKey(key, garden());
  expect(ghost()).toEqual(place);
}

function expectLaid(key: string) {
  const { decided } = open(LAYING);
  pressKey(key, garden());
  expect(decided, 'the first press chooses the place').toEqual([]);
  pressKey(key, garden());
  expect(decided).toEqual([{ do: 'lay', at: [2, 0], turn: 0 }]);
}

/** What each key of the list must do. */
const EFFECTS: Record<string, () => void | Promise<void>> = {
  ArrowRight: () => expectGhost(['ArrowRight'], [4, 0, 0]),
  ArrowLeft: () => expectGhost(['ArrowRight', 'ArrowLeft'], [2, 0, 0]),
  ArrowDown: () => expectGhost(['ArrowDown'], [2, 2, 0]),
  ArrowUp: () => expectGhost(['ArrowDown', 'ArrowUp'], [2, 0, 0]),
  r: () => expectGhost(['r'], [2, 0, 1]),
  R: () => expectGhost(['R'], [2, 0, 1]),
  Enter: () => expectLaid('Enter'),
  ' ': () => expectLaid(' '),
  e: () => {
    settings.set({ confirm: 'always' });
    const { decided } = open(LAYING);
    for (const key of ['Enter', 'Enter']) pressKey(key, garden());
    return expectHeld(decided, { do: 'lay', at: [2, 0], turn: 0 });
  },
  u: () => {
    const { undo } = open(LAYING);
    pressKey('u');
    expect(undo).toHaveBeenCalledTimes(1);
  },
  g: () => {
    open(BIDDING);
    pressKey('g');
    expect(document.activeElement).toBe(garden());
  },
  Escape: () => {
    const { skip } = open(LAYING);
    pressKey('Escape');
    expect(skip).toHaveBeenCalledTimes(1);
  },
  '?': () => {
    open(BIDDING);
    pressKey('?');
    expect(document.querySelector('dialog[open] dl')).not.toBeNull();
  },
};

const LISTED = KEYS.flatMap(({ keys }) => keys);

describe('the keys of Versailles', () => {
  it('are listed once each', () => expect(new Set(LISTED).size).toBe(LISTED.length));

  it.each(LISTED)('%j does what the list says', (key) => {
    expect(EFFECTS[key], `an expected effect of ${key}`).toBeDefined();
    return EFFECTS[key]?.();
  });

  it('are all listed: no other key is handled', () => {
    for (const view of [BIDDING, LAYING])
      for (const selector of ['body', '[data-card]', GARDEN]) {
        open(view);
        const target = document.querySelector(selector) ?? document.body;
        const handled = ALL_KEYS.filter((key) => !LISTED.includes(key) && pressKey(key, target));
        expect(handled, selector).toEqual([]);
      }
  });

  it('move the focus from card to card, and around at the ends', () => {
    open(BIDDING);
    document.querySelector<HTMLElement>('[data-card="3"]')?.focus();
    flushSync();
    pressKey('ArrowRight');
    expect(focusedCard()).toBe('17');
    pressKey('ArrowRight');
    expect(focusedCard()).toBe('3');
    pressKey('ArrowLeft');
    expect(focusedCard()).toBe('17');
  });

  it('leave Enter on a card to the browser', () => {
    open(BIDDING);
    expect(pressKey('Enter', document.querySelector('[data-card]') ?? document.body)).toBe(false);
  });

  it('are all in the help overlay', () => {
    open(BIDDING);
    pressKey('?');
    const labels = [...document.querySelectorAll('dialog kbd')].map(({ textContent }) => textContent);
    expect(labels).toEqual(['← ↑ → ↓', 'R', '↵', 'E', 'U', 'G', 'Esc', '?']);
  });
});
