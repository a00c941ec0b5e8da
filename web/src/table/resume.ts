import type { Frame } from '../types/server.ts';
import type { LogEntry } from './session.ts';
import type { TableApi } from './table_api.ts';

/** The point at which to start when a table is opened. Everything before is in `log`; everything after `frame` is animated. */
export type ResumePoint = { log: LogEntry[]; frame: Frame | null };

/**
 * Finds the moves that a returning player has missed: all after their own last one, unless this browser has shown them
 * already (`seen`). For spectators and finished games there is no such point, so they start at the current state.
 *
 * With `shown`, the page has just shown this entry to another viewer, and goes on from there.
 */
export async function findResumePoint(
  api: TableApi,
  seen: number,
  shown: number | null = null,
): Promise<ResumePoint> {
  const [now, log] = await Promise.all([api.frame().catch(() => null), api.log().catch(() => null)]);
  const entries = log?.entries ?? [];
  const logUntil = (last: number) => entries.filter(({ seq }) => seq <= last);
  const missed = now && isPlayed(now) ? Math.max(seen, lastOwnMove(now, entries)) : 0;
  const from = shown ?? missed;
  if (!now || !log || from === 0 || from >= now.seq) return { log: logUntil(now?.seq ?? 0), frame: null };
  const frame = await api.frameAt(from).catch(() => null);
  return { log: logUntil(frame ? from : now.seq), frame };
}

const isPlayed = ({ table }: Frame) => table.you !== null && table.phase === 'running';

function lastOwnMove({ table }: Frame, entries: LogEntry[]): number {
  const own = entries.filter(({ what }) => what.what === 'acted' && what.seat === table.you);
  return own.at(-1)?.seq ?? 0;
}
