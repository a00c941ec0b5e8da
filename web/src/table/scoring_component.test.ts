import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dictionary } from '../words/words.svelte.ts';
import Scoring from './Scoring.svelte';

const ITEMS = [
  { label: 'Nobles', points: [30, 20] },
  { label: 'Missions', points: [5, 6] },
];

let scoring: object | null = null;
beforeEach(async () => {
  vi.useFakeTimers();
  await dictionary.load('en');
});
afterEach(() => {
  if (scoring) void unmount(scoring);
  vi.useRealTimers();
});

function show(known: boolean, totals = [35, 26]) {
  document.body.innerHTML = '';
  scoring = mount(Scoring, {
    target: document.body,
    props: {
      items: ITEMS,
      totals,
      names: ['Ada', 'Bert'],
      known,
      title: 'Counting',
      result: { winners: [0], you: 1, tie: { text: '', label: 'Gardeners', values: [2, 1] } },
      onrematch: () => undefined,
    },
  });
  flushSync();
}

const rows = () =>
  [...document.querySelectorAll('tbody tr, tfoot tr')].map(
    (row) => row.querySelectorAll('td')[0]?.textContent,
  );
const heading = () => document.querySelector('h2')?.textContent;
const button = () => document.querySelector<HTMLElement>('.buttons button');

async function wait(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds);
  flushSync();
}

describe('a scoring', () => {
  it('counts item by item and then says who won', async () => {
    show(false);
    expect([heading(), ...rows()]).toEqual(['Counting', '', '', '0']);
    await wait(700);
    expect([heading(), ...rows()]).toEqual(['Counting', '30', '', '30']);
    await wait(700);
    expect([heading(), ...rows()]).toEqual(['Counting', '30', '5', '35']);
    await wait(700);
    expect(heading()).toBe('Ada wins');
    await wait(5000);
    expect([heading(), ...rows()]).toEqual(['Ada wins', '30', '5', '35']);
    expect(button()?.textContent).toBe('Play again');
  });

  it('shows everything at once on request', async () => {
    show(false);
    await wait(700);
    button()?.click();
    flushSync();
    expect([heading(), ...rows()]).toEqual(['Ada wins', '30', '5', '35']);
    await wait(5000);
    expect([heading(), ...rows()]).toEqual(['Ada wins', '30', '5', '35']);
  });

  it('shows everything at once after the end of the game', () => {
    show(true);
    expect([heading(), ...rows()]).toEqual(['Ada wins', '30', '5', '35']);
  });

  it('shows the tie-breaker only if the points are equal', () => {
    show(true, [35, 35]);
    expect(rows()).toEqual(['30', '5', '35', '2']);
  });
});
