import { flushSync, mount, unmount, type Component } from 'svelte';
import { expect, vi } from 'vitest';
import type { TableView } from '../types/server.ts';
import { settings } from '../home/settings.svelte.ts';
import { dictionary } from '../words/words.svelte.ts';
import { FakeSession } from './fake_session.svelte.ts';
import type { TableSession } from './session.ts';

// Mounting a whole board takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** Prepares tests that mount a board: English texts, no animations, no server, and nothing to confirm. */
export async function prepareBoards() {
  Element.prototype.animate = () => ({ cancel: () => undefined }) as unknown as Animation;
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
  settings.set({ confirm: 'never' });
  await dictionary.load('en');
}

let board: object | null = null;

export function unmountBoard() {
  if (board) void unmount(board);
  board = null;
  document.body.innerHTML = '';
}

/** Mounts a board for a player at a table, and records their decisions instead of sending them. */
export function mountBoard<Entry>(
  Board: Component<{ session: TableSession }>,
  table: TableView,
  view: unknown,
) {
  unmountBoard();
  const session = new FakeSession();
  session.table = table;
  session.now = view;
  const decided: Entry[] = [];
  session.decide = async (entry) => {
    decided.push(entry as Entry);
    return true;
  };
  const undo = vi.fn(async () => true);
  session.undo = undo;
  const skip = vi.fn();
  session.skip = skip;
  board = mount(Board, { target: document.body, props: { session } });
  flushSync();
  return { session, decided, undo, skip };
}

/** Presses a key on the focused element. Returns whether the board kept the browser from handling it. */
export function pressKey(key: string, target: Element = document.activeElement ?? document.body): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  flushSync();
  return event.defaultPrevented;
}

/** A last decision of a turn is held until the key E ends the turn. */
export async function expectHeld(decided: unknown[], entry: unknown) {
  const held = () => document.querySelector('.board')?.getAttribute('data-held');
  await vi.waitFor(() => expect(held()).toBe('true'));
  settings.set({ confirm: 'never' });
  expect(decided).toEqual([]);
  pressKey('e', document.body);
  expect(decided).toEqual([entry]);
}

/** Values of `KeyboardEvent.key` that a board could handle: letters, digits, signs and named keys. */
export const ALL_KEYS: readonly string[] = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...['Enter', 'Escape', 'Tab', 'Backspace', 'Delete', 'Insert', 'Home', 'End', 'PageUp', 'PageDown'],
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'ContextMenu', 'F1', 'F2', 'F5', 'F10'],
];
