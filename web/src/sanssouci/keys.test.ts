import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { tableView, view } from '../../tests/sample_views.ts';
import { settings } from '../home/settings.svelte.ts';
import {
  ALL_KEYS,
  expectHeld,
  mountBoard,
  prepareBoards,
  pressKey,
  unmountBoard,
} from '../table/board_fixture.ts';
import type { Entry, View } from '../types/sanssouci.ts';
import Board from './Board.svelte';
import { KEYS } from './keys.ts';

beforeAll(prepareBoards);
afterEach(unmountBoard);

const open = (change: Partial<View> = {}) => mountBoard<Entry>(Board, tableView(), view(change));
const PLAYS: Partial<View> = {
  legal: [
    { do: 'play', card: 'a', take: 'w1' },
    { do: 'play', card: 'a', take: 'g2' },
    { do: 'play', card: 'wg', take: 'w1' },
  ],
};
const NOBLE: Partial<View> = {
  phase: 'noble',
  legal: [{ do: 'noble', to: 'e2' }, { do: 'stay' }],
  undoable: 1,
};
const focused = () => document.activeElement;
const focus = (selector: string) => {
  document.querySelector<HTMLElement>(selector)?.focus();
  flushSync();
};
const chosenCard = () =>
  document.querySelector('[data-card][aria-pressed="true"]')?.getAttribute('data-card');

/** What each key of the list must do. */
const EFFECTS: Record<string, () => void | Promise<void>> = {
  '1': () => {
    open(PLAYS);
    pressKey('1');
    expect(chosenCard()).toBe('a');
  },
  '2': () => {
    open(PLAYS);
    pressKey('2');
    expect(chosenCard()).toBe('wg');
  },
  ArrowLeft: () => expectSlot('g2', 'ArrowLeft', 'w1'),
  ArrowRight: () => expectSlot('w1', 'ArrowRight', 'g2'),
  ArrowUp: () => expectSlot('w1', 'ArrowUp', 'g2'),
  ArrowDown: () => expectSlot('g2', 'ArrowDown', 'w1'),
  m: () => {
    open(PLAYS);
    pressKey('m');
    expect(focused()?.matches('.slot.target')).toBe(true);
  },
  g: () => {
    open(PLAYS);
    pressKey('g');
    expect(focused()?.getAttribute('role')).toBe('gridcell');
  },
  // The browser presses focused buttons.
  Enter: () => {
    open(PLAYS);
    for (const selector of ['[data-card].playable', '.slot.target', '.main [data-field]'])
      expect(document.querySelector(selector)).toBeInstanceOf(HTMLButtonElement);
  },
  s: () => {
    const { decided } = open(NOBLE);
    pressKey('s');
    expect(decided).toEqual([{ do: 'stay' }]);
  },
  n: () => {
    open(NOBLE);
    pressKey('n', document.body);
    expect(focused()?.matches('.main .target')).toBe(true);
  },
  e: () => {
    settings.set({ confirm: 'always' });
    const { decided } = open(NOBLE);
    pressKey('s');
    return expectHeld(decided, { do: 'stay' });
  },
  u: () => {
    const { undo } = open(NOBLE);
    pressKey('u');
    expect(undo).toHaveBeenCalledTimes(1);
  },
  Escape: () => {
    const { skip } = open(PLAYS);
    pressKey('1');
    pressKey('Escape');
    expect(chosenCard()).toBeUndefined();
    expect(skip).toHaveBeenCalledTimes(1);
  },
  '?': () => {
    open(PLAYS);
    pressKey('?');
    expect(document.querySelector('dialog[open] dl')).not.toBeNull();
  },
};

function expectSlot(from: string, key: string, to: string) {
  open(PLAYS);
  focus(`[data-slot="${from}"]`);
  pressKey(key);
  expect(focused()?.getAttribute('data-slot')).toBe(to);
}

const LISTED = KEYS.flatMap(({ keys }) => keys);

describe('the keys of Sanssouci', () => {
  it('are listed once each', () => expect(new Set(LISTED).size).toBe(LISTED.length));

  it.each(LISTED)('%j does what the list says', (key) => {
    expect(EFFECTS[key], `an expected effect of ${key}`).toBeDefined();
    return EFFECTS[key]?.();
  });

  it('are all listed: no other key is handled', () => {
    for (const change of [PLAYS, NOBLE])
      for (const selector of ['body', '[data-card]', '.slot', '.main [data-field][tabindex="0"]']) {
        open(change);
        const target = document.querySelector(selector) ?? document.body;
        const handled = ALL_KEYS.filter((key) => !LISTED.includes(key) && pressKey(key, target));
        expect(handled, selector).toEqual([]);
      }
  });

  it('move the focus in the garden, also in a dialog', () => {
    open(PLAYS);
    focus('.main [data-field="e1"]');
    pressKey('ArrowRight');
    pressKey('ArrowDown');
    expect(focused()?.getAttribute('data-field')).toBe('f2');
  });

  it('are all in the help overlay', () => {
    open();
    pressKey('?');
    const labels = [...document.querySelectorAll('dialog kbd')].map(({ textContent }) => textContent);
    expect(labels).toEqual(['1 2', '← ↑ → ↓', 'M', 'G', '↵', 'S', 'N', 'E', 'U', 'Esc', '?']);
  });
});
