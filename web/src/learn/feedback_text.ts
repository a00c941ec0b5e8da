import { dictionary, type Key, say } from '../words/words.svelte.ts';
import type { LessonWords } from './lesson.ts';
import type { Feedback } from './lesson_session.svelte.ts';

/** The answer to a try in words: what the rules say, then why, if the lesson knows. Empty if there is nothing to say. */
export function feedbackText(
  feedback: Feedback | null,
  words: LessonWords['steps'][number] | undefined,
): string {
  switch (feedback?.kind) {
    case 'refused': {
      const why = feedback.wrong === null ? undefined : words?.wrong?.[feedback.wrong];
      return [errorText(feedback.code, feedback.message), why].filter(Boolean).join(' ');
    }
    case 'failed':
      return errorText(feedback.error.code, feedback.error.message);
    case 'other':
      return words?.other ?? say('learn.other');
    default:
      return '';
  }
}

function errorText(code: string, message: string): string {
  const key = `problem.${code}`;
  return Object.hasOwn(dictionary.words, key) ? say(key as Key) : message;
}
