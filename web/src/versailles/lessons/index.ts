import { type Deal, type GameLessons, type Lesson, loadLessons } from '../../learn/lesson.ts';

/** The lessons of Versailles: one file each, in the order of their names. */
export default {
  lessons: loadLessons(
    'versailles',
    import.meta.glob<Lesson>('./*.json', { eager: true, import: 'default' }),
    import.meta.glob<Deal>('./deals/*.json', { eager: true, import: 'default' }),
  ),
  // The tile snaps to the places that are offered, so there is nothing else to click on.
  offersWrongTries: true,
} satisfies GameLessons as GameLessons;
