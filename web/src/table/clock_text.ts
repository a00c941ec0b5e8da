import type { ClockView } from '../types/server.ts';
import { say } from '../words/words.svelte.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds left on a clock. A running clock was last updated at `running_since`. */
export function timeLeft({ left, running_since }: ClockView, now: number): number {
  const elapsed = running_since === null ? 0 : Math.max(0, now - running_since);
  return Math.max(0, left - elapsed);
}

/** Seconds until a moment, rounded up; the clocks of browser and server may differ, so there are at most five. */
export const secondsUntil = (moment: number, now: number): number =>
  Math.min(5, Math.max(0, Math.ceil((moment - now) / 1000)));

/** Formats a time: days from two days on, then hours and minutes, then minutes and seconds. */
export function formatTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds >= 2 * DAY) return say('clock.days', { count: Math.floor(seconds / DAY) });
  if (seconds >= HOUR)
    return say('clock.hours', {
      hours: Math.floor(seconds / HOUR),
      minutes: Math.floor((seconds % HOUR) / MINUTE),
    });
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
}
