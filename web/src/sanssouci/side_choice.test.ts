import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { seatView, view } from '../../tests/sample_views.ts';
import { REWARDS, START_CLASSIC } from '../rules/sanssouci/samples.ts';
import type { Entry, SeatView, View } from '../types/sanssouci.ts';
import { dictionary, say } from '../words/words.svelte.ts';
import SideChoice from './SideChoice.svelte';

beforeAll(() => dictionary.load('en'));

const MARKS = REWARDS.marks ?? {};
const OWN = seatView({ garden_sides: [START_CLASSIC.printed, START_CLASSIC.printed], garden_chosen: false });
const BOTH = [0, 1].map((side): Entry => ({ do: 'garden', side: side as 0 | 1 }));
let shown: ReturnType<typeof mount> | undefined;

function show(phase: View['phase'], own: SeatView) {
  const target = document.createElement('div');
  const props = { view: view({ phase, legal: BOTH }), own, ready: true, advised: null, onpick: () => {} };
  shown = mount(SideChoice, { target, props });
  flushSync();
  return target;
}
afterEach(() => shown && unmount(shown));

describe('the choice of a garden side', () => {
  it('says that printed fields are filled, if nothing will cover them', () => {
    const page = show('gardens', OWN);
    expect(page.textContent).toContain(say('sides.garden_hint'));
    expect(page.querySelectorAll('.hatched, .later')).toHaveLength(0);
  });

  it('hatches the fields that the Rewards board will cover, and shows both of its sides', () => {
    const page = show('gardens', { ...OWN, rewards_sides: [MARKS, { ...MARKS, e3: null }] });
    expect(page.textContent).toContain(say('sides.covered_hint'));
    expect(page.textContent).not.toContain(say('sides.garden_hint'));
    for (const side of page.querySelectorAll('[data-side]')) {
      const hatched = [...side.querySelectorAll('.hatched [data-covered]')];
      expect(hatched.map((field) => field.getAttribute('data-covered')).sort()).toEqual(
        Object.keys(MARKS).sort(),
      );
      expect(hatched).toHaveLength(16);
    }
    const boards = [...page.querySelectorAll('.later [role=img]')];
    expect(boards.map((board) => board.querySelectorAll('use').length)).toEqual([12, 11]);
    expect(boards[0]?.getAttribute('aria-label')).toMatch(/^Front: stairs, row 3 .* 2 points for a motif/);
    expect(boards[1]?.getAttribute('aria-label')).not.toContain('row 3');
  });
});

it('shows the marks of each side, and no hatching, when the side of the Rewards board is chosen', () => {
  const page = show('rewards', { ...OWN, rewards_sides: [MARKS, MARKS], rewards_chosen: false });
  expect(page.querySelectorAll('.hatched, .later')).toHaveLength(0);
  expect(page.querySelectorAll('[data-side] [data-covered] use')).toHaveLength(24);
});
