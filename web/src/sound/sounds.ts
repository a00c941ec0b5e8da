import { settings } from '../home/settings.svelte.ts';
import { Synthesizer } from './synthesizer.ts';
import { type SoundName, VOICES } from './voices.ts';

/** A sound of a game event: which one, how often, and when. Times are in milliseconds. */
export type Cue = { sound: SoundName; at?: number; times?: number; every?: number };

const synthesizer = new Synthesizer();

/** Plays a sound, unless sounds are off. */
export function playSound(sound: SoundName, delay = 0): void {
  if (settings.sounds) void synthesizer.play(VOICES[sound], loudness(settings.volume), delay);
}

/** Plays the sounds of events that the board animates. Nobody looks at a hidden tab, so it stays quiet. */
export function playCues(cues: Cue[]): void {
  if (document.visibilityState === 'hidden') return;
  for (const { sound, at = 0, times = 1, every = 0 } of cues)
    for (let time = 0; time < times; time += 1) playSound(sound, at + time * every);
}

/** The gain for a volume in percent. Loudness is perceived roughly by the square of the amplitude. */
export const loudness = (percent: number): number => (percent / 100) ** 2;
