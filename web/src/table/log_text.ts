import type { TableView, TakeoverReason } from '../types/server.ts';
import { say } from '../words/words.svelte.ts';
import { isPerson } from './player_names.ts';
import type { LogEntry } from './session.ts';
import { saySubject } from './subject.ts';

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
  const you = table?.you ?? null;
  const told = (key: Parameters<typeof saySubject>[0], seat: number) =>
    saySubject(key, seat, you, { name: names[seat] ?? '' });
  switch (what.what) {
    case 'started':
      return [say('log.started')];
    case 'undone':
      return [told('log.undone', what.seat)];
    case 'taken_over':
      return [told(TAKEOVER_TEXTS[what.why], what.seat)];
    case 'returned':
      return [told('log.returned', what.seat)];
    case 'host_changed': {
      const seat = table?.seats.findIndex(({ occupant }) => isPerson(occupant, what.host)) ?? -1;
      return names[seat] === undefined ? [] : [told('log.host', seat)];
    }
    default:
      return [];
  }
}
