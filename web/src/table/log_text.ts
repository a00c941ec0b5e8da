import type { TableView, TakeoverReason } from '../types/server.ts';
import { say } from '../words/words.svelte.ts';
import { isPerson } from './player_names.ts';
import type { LogEntry } from './session.ts';

/** Describes an event of a game; null for events that need no words. */
export type DescribeEvent = (event: unknown) => string | null;

const TAKEOVER_TEXTS = {
  left: 'log.left',
  out_of_time: 'log.out_of_time',
  resigned: 'log.resigned',
} as const satisfies Record<TakeoverReason, string>;

/**
 * Describes a log entry, one text per event. Entries that are of no interest to players give none, and chat messages are
 * shown with their author.
 */
export function logTexts(
  { what, events }: LogEntry,
  names: string[],
  describe: DescribeEvent,
  table: TableView | null,
  /** The events of a decision that the log mentions. */
  relevant: (events: unknown[]) => unknown[] = (all) => all,
): string[] {
  if (events)
    return relevant(events)
      .map(describe)
      .filter((text) => text !== null);
  const nameOf = (seat: number) => names[seat] ?? '';
  switch (what.what) {
    case 'started':
      return [say('log.started')];
    case 'undone':
      return [say('log.undone', { name: nameOf(what.seat) })];
    case 'taken_over':
      return [say(TAKEOVER_TEXTS[what.why], { name: nameOf(what.seat) })];
    case 'returned':
      return [say('log.returned', { name: nameOf(what.seat) })];
    case 'host_changed': {
      const seat = table?.seats.findIndex(({ occupant }) => isPerson(occupant, what.host)) ?? -1;
      return names[seat] === undefined ? [] : [say('log.host', { name: names[seat] })];
    }
    default:
      return [];
  }
}
