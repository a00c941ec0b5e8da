import { describe, expect, it } from 'vitest';
import { view } from '../../tests/sample_views.ts';
import type { Entry } from '../types/sanssouci.ts';
import { automaticChoice } from './automatic_choice.ts';

describe('choices', () => {
  it.each<[Entry[], boolean]>([
    [[{ do: 'gardener', field: 'a2' }], true],
    [[{ do: 'boar', field: 'a2' }], true],
    [[{ do: 'refill', stack: 0 }], true],
    // It would end the turn before the player could undo.
    [[{ do: 'stay' }], false],
    [[{ do: 'play', card: 'a', take: 'w1' }], false],
    [[{ do: 'garden', side: 0 }], false],
    [
      [
        { do: 'boar', field: 'a2' },
        { do: 'boar', field: 'a3' },
      ],
      false,
    ],
    [[], false],
  ])('without alternatives are made automatically, unless they end the turn: %j', (legal, made) => {
    expect(automaticChoice(view({ legal }))).toEqual(made ? legal[0] : null);
  });
});
