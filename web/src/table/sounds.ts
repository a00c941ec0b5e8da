import { settings } from '../home/settings.svelte.ts';

/** A small bell, made by the browser itself: two partials that fade. */
export function ring() {
  if (!settings.sounds) return;
  const context = new AudioContext();
  for (const [pitch, loud] of [
    [880, 0.12],
    [1318.5, 0.06],
  ] as const) {
    const tone = context.createOscillator();
    const fade = context.createGain();
    tone.frequency.value = pitch;
    fade.gain.setValueAtTime(loud, context.currentTime);
    fade.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + 0.9);
    tone.connect(fade).connect(context.destination);
    tone.start();
    tone.stop(context.currentTime + 0.9);
  }
  setTimeout(() => void context.close(), 1200);
}
