import { settings } from '../home/settings.svelte.ts';

/** The two partials of the bell: frequency in hertz and volume. */
const PARTIALS = [
  [880, 0.12],
  [1318.5, 0.06],
] as const;

/** How long the bell sounds, in seconds. */
const LENGTH = 0.9;

/** Rings a small synthesized bell, unless sounds are off. */
export function ring() {
  if (!settings.sounds) return;
  const context = new AudioContext();
  for (const [frequency, volume] of PARTIALS) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(volume, context.currentTime);
    gain.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + LENGTH);
    tone.connect(gain).connect(context.destination);
    tone.start();
    tone.stop(context.currentTime + LENGTH);
  }
  setTimeout(() => void context.close(), LENGTH * 1000 + 300);
}
