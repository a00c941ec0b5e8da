import { beforeEach, expect, it } from 'vitest';
import type { Phase, View } from '../../types/sanssouci.ts';
import { attemptAt } from './attempt.ts';

const view = (phase: Phase) => ({ phase, viewer: 0, seats: [{ hand: ['c', 'go'] }] }) as unknown as View;
const find = (selector: string) => document.querySelector(selector) as Element;

beforeEach(() => {
  document.body.innerHTML = `
    <div class="board">
      <button data-card="c" aria-pressed="false"></button><button data-card="go" aria-pressed="false"></button>
      <div class="main">
        <button data-field="e3" aria-disabled="true"><span id="inside"></span></button>
        <button data-field="e4" aria-disabled="false"></button>
      </div>
      <button data-slot="t1" aria-disabled="true"></button>
      <aside><button data-field="b2" aria-disabled="true"></button></aside>
    </div>`;
});

it.each([
  ['noble', { do: 'noble', to: 'e3' }],
  ['gardener', { do: 'gardener', field: 'e3' }],
  ['boar', { do: 'boar', field: 'e3' }],
  ['play', null],
] as const)('tries a field in the phase %s', (phase, expected) => {
  expect(attemptAt(find('#inside'), view(phase))).toEqual(expected);
});

it('leaves what the board offers to the board, and other gardens alone', () => {
  expect(attemptAt(find('[data-field=e4]'), view('noble'))).toBeNull();
  expect(attemptAt(find('[data-field=b2]'), view('noble'))).toBeNull();
  expect(attemptAt(document.body, view('noble'))).toBeNull();
});

it('tries a tile with the chosen card, or else the first one', () => {
  expect(attemptAt(find('[data-slot]'), view('play'))).toEqual({ do: 'play', card: 'c', take: 't1' });
  find('[data-card=go]').setAttribute('aria-pressed', 'true');
  expect(attemptAt(find('[data-slot]'), view('play'))).toEqual({ do: 'play', card: 'go', take: 't1' });
  expect(attemptAt(find('[data-slot]'), view('noble'))).toBeNull();
});
