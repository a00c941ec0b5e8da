import { describe, expect, it } from 'vitest';
import { Pointing } from './pointing.svelte.ts';

const choice = (action: string) => ({ action, turn: [action], points: 1, margin: 0 });

describe('a hint', () => {
  it('shows its best turn', () => {
    const pointing = new Pointing();
    pointing.showHint({ seq: 3, choices: [choice('best'), choice('second')] });
    expect([pointing.hint?.seq, pointing.suggested]).toEqual([3, ['best']]);
  });

  it('takes its highlight along when it is dismissed', () => {
    const pointing = new Pointing();
    pointing.showHint({ seq: 3, choices: [choice('best')] });
    pointing.suggested = ['second'];
    pointing.dismissHint();
    expect([pointing.hint, pointing.suggested]).toEqual([null, []]);
  });

  it('without choices highlights nothing', () => {
    const pointing = new Pointing();
    pointing.showHint({ seq: 3, choices: [] });
    expect(pointing.suggested).toEqual([]);
  });
});
