import { type Deal, type GameLessons, type Lesson, loadLessons } from '../../learn/lesson.ts';
import { attemptAt } from './attempt.ts';

/** The lessons of Sanssouci: one file each, in the order of their names. */
export default {
  lessons: loadLessons(
    'sanssouci',
    import.meta.glob<Lesson>('./*.json', { eager: true, import: 'default' }),
    import.meta.glob<Deal>('./deals/*.json', { eager: true, import: 'default' }),
  ),
  attemptAt,
} satisfies GameLessons as GameLessons;
