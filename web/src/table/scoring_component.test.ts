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
  oncount.mockClear();
  await dictionary.load('en');
});
afterEach(() => {
  if (scoring) void unmount(scoring);
  vi.useRealTimers();
});

const oncount = vi.fn();

function show(known: boolean, totals = [35, 26], more: object = {}) {
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
      oncount,
      ...more,
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
    expect([heading(), ...rows()]).toEqual(['Counting', '30', '', '30']);
    await wait(700);
    expect([heading(), ...rows()]).toEqual(['Counting', '30', '5', '35']);
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

  it('takes as long for each item as it is told, and says which one it counts', async () => {
    show(false, [35, 26], { durations: [2000, 100] });
    expect(oncount.mock.calls).toEqual([[0]]);
    await wait(1900);
    expect(rows()).toEqual(['30', '', '30']);
    await wait(100);
    expect(rows()).toEqual(['30', '5', '35']);
    expect(oncount.mock.calls).toEqual([[0], [1]]);
    await wait(100 + 700);
    expect(heading()).toBe('Ada wins');
    expect(oncount).toHaveBeenCalledTimes(2);
  });

  it('counts an item after it was shown if there are no gardens to show it in', async () => {
    show(false, [35, 26], { oncount: undefined });
    expect(rows()).toEqual(['', '', '0']);
    await wait(700);
    expect(rows()).toEqual(['30', '', '30']);
  });

  it('lets the user play again at any time', () => {
    show(false);
    const texts = [...document.querySelectorAll('.buttons button')].map((button) => button.textContent);
    expect(texts).toEqual(['Show all', 'Play again']);
  });

  it('says what the points of a cell are for', () => {
    const parts = [[{ icon: 'motif-a', text: 'labyrinth', points: 5 }], []];
    show(true, [5, 0], { items: [{ label: 'Missions', points: [5, 0], icon: 'mission', parts }] });
    const part = document.querySelector('tbody [role="img"]');
    expect(part?.getAttribute('aria-label')).toBe('labyrinth: 5');
    expect(document.querySelector('tbody th use')?.getAttribute('href')).toBe('#mission');
  });

  it('cheers up a player who has not won', () => {
    show(true, [35, 33]);
    expect(document.querySelector('.cheer')?.textContent).toContain('2 points');
  });

  it('shows the tie-breaker only if the points are equal', () => {
    show(true, [35, 35]);
    expect(rows()).toEqual(['30', '5', '35', '2']);
  });
});
