import type { Occupant, TableView } from '../types/server.ts';
import type { LoadedLesson } from './lesson.ts';

/** The table around a lesson: the learner, and bots on the other seats. */
export function lessonTable(
  { game, deal, seat, actions }: Pick<LoadedLesson, 'game' | 'deal' | 'seat' | 'actions'>,
  name: string,
  over: boolean,
): TableView {
  const players = Number(deal.options.players ?? Math.max(seat, ...actions.map((action) => action.seat)) + 1);
  const occupant = (other: number): Occupant =>
    other === seat ? { kind: 'person', id: 'learner', name } : { kind: 'bot', level: 'apprentice' };
  return {
    id: 'lesson',
    terms: {
      game,
      options: deal.options,
      first: 'random',
      time: { kind: 'none' },
      listed: false,
      undo: false,
      hints: false,
      stand_in: 'apprentice',
    },
    phase: over ? 'over' : 'running',
    host: 'learner',
    seats: Array.from({ length: players }, (_, other) => ({
      occupant: occupant(other),
      stand_in: null,
      clock: null,
    })),
    you: seat,
    to_act: [],
    commitment: null,
    salt: null,
    muted: false,
    rematch: null,
  };
}
