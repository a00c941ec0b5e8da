import { still } from '../design/durations.ts';
import { settings } from '../home/settings.svelte.ts';

/** Milliseconds on and off. */
const PATTERN = [30, 60, 30];

/** Whether this is a phone or tablet that can vibrate. */
export const canVibrate = (): boolean =>
  typeof navigator.vibrate === 'function' && matchMedia('(pointer: coarse)').matches;

/**
 * Vibrates for the user's turn if the user has switched that on. Reduced motion includes the motion of the device. Browsers
 * refuse, with an error on the console, before the user has touched the page.
 */
export function vibrate(): void {
  if (!settings.vibrate || still() || !canVibrate()) return;
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  navigator.vibrate(PATTERN);
}
