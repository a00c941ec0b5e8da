import { beforeAll, expect, it } from 'vitest';
import { ApiError } from '../wire/api_error.ts';
import { dictionary } from '../words/words.svelte.ts';
import { feedbackText } from './feedback_text.ts';

const WORDS = { task: 'Go.', wrong: ['A gardener stands there.'], other: 'Go further.' };

beforeAll(() => dictionary.load('en'));

it('has the refusal of the rules first, then the reason', () => {
  const refused = { kind: 'refused', code: 'no_way', message: 'actions[3]: no' } as const;
  expect(feedbackText({ ...refused, wrong: 0 }, WORDS)).toBe(
    'No noble can go there. A gardener stands there.',
  );
  expect(feedbackText({ ...refused, wrong: null }, WORDS)).toBe('No noble can go there.');
  expect(feedbackText({ ...refused, code: 'unheard_of', wrong: null }, WORDS)).toBe('actions[3]: no');
});

it('answers decisions that are not the goal', () => {
  expect(feedbackText({ kind: 'other' }, WORDS)).toBe('Go further.');
  expect(feedbackText({ kind: 'other' }, { task: 'Go.' })).toBe(dictionary.words['learn.other']);
});

it('says that there is no connection, and nothing when all is well', () => {
  const error = new ApiError(0, { code: 'unreachable' });
  expect(feedbackText({ kind: 'failed', error }, WORDS)).toBe(dictionary.words['problem.unreachable']);
  expect(feedbackText(null, WORDS)).toBe('');
});
