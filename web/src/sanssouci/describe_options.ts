import type { Options } from '../types/sanssouci.ts';
import type { Terms } from '../types/server.ts';
import { say } from '../words/words.svelte.ts';

/** Describes the options of a table in words. */
export function describeOptions(terms: Terms['options']): string[] {
  const options = terms as Partial<Options>;
  const words = [say(options.edition === 'revised' ? 'edition.revised' : 'edition.classic')];
  if (options.rewards) words.push(say('option.rewards'));
  if (options.boars) words.push(say('option.boars'));
  if (options.choose_stack) words.push(say('option.choose_stack'));
  if (options.choose_sides === false) words.push(say('option.dealt_sides'));
  return words;
}

/** The rulebooks of 2013 let the oldest player begin, that of 2022 the last visitor of a palace. */
export const firstPlayerQuestion = ({ edition }: Partial<Options>): string =>
  say(edition === 'revised' ? 'first.palace' : 'first.oldest');
