import { expect, test } from 'vitest';
import { proposedOptions } from './proposed_options.ts';
import { SanssouciOptions } from './sanssouci/options.svelte.ts';
import { INFO } from './types/sanssouci.ts';

test('the page preselects what the game proposes, otherwise the default', () => {
  const options = [
    { name: 'komi', default: true },
    { name: 'board', default: 'small', proposed: 'large' },
  ];
  expect(proposedOptions({ options })).toEqual({ komi: true, board: 'large' });
});

test('the start page begins with the options that Sanssouci proposes', () => {
  expect(new SanssouciOptions().toStored()).toEqual(proposedOptions(INFO));
});
