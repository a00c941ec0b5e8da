import { describe, expect, it } from 'vitest';
import { GAMES, gameNames } from '../game_registry.ts';
import { LANGUAGES, type Language } from '../words/languages.ts';
import type { LessonWords } from './lesson.ts';

// gloriette/tests/lessons.rs solves all lessons with the rules; this checks their texts.
const languages = Object.keys(LANGUAGES) as Language[];
const all = (
  await Promise.all(gameNames.map(async (game) => ({ game, lessons: (await GAMES[game].lessons()).lessons })))
).flatMap(({ game, lessons }) => lessons.map((lesson) => ({ name: `${game}/${lesson.id}`, lesson })));

/** A task must be read and done in 20 to 40 seconds. */
const LONGEST_TASK = 340;

const texts = (words: LessonWords): string[] => [
  words.title,
  words.done,
  ...words.steps.flatMap(({ task, other, wrong }) => [task, ...(other ? [other] : []), ...(wrong ?? [])]),
];

it.each(gameNames)('%s has ten lessons', async (game) => {
  expect((await GAMES[game].lessons()).lessons.length).toBeGreaterThanOrEqual(10);
});

describe.each(all)('$name', ({ lesson }) => {
  it.each(languages)('has all texts in %s', (language) => {
    const words = lesson.words[language];
    expect(words.steps.map(({ wrong }) => wrong?.length ?? 0)).toEqual(
      lesson.steps.map(({ wrong }) => wrong?.length ?? 0),
    );
    for (const text of texts(words)) {
      expect(text, text).not.toMatch(/^\s|\s$|\s{2}|["']|\.\.\./);
      expect(text.split('**').length % 2, `balanced: ${text}`).toBe(1);
      if (language === 'fr')
        expect(text).not.toMatch(/[^\u202f][;!?]|[^\u00a0]:(?!\d)|«[^\u00a0]|[^\u00a0]»/);
      if (language === 'es')
        for (const [end, start] of ['?¿', '!¡'])
          expect(text.split(end as string).length, text).toBe(text.split(start as string).length);
    }
    for (const { task } of words.steps) expect(task.length, task).toBeLessThanOrEqual(LONGEST_TASK);
  });

  it('is translated', () => {
    const done = languages.map((language) => lesson.words[language].done);
    expect(new Set(done).size).toBe(languages.length);
  });
});
