import type { Noise, Tone, Voice } from './voices.ts';

/** The volume to which sounds fade. An exponential ramp cannot reach zero. */
const SILENCE = 0.0001;
/** Seconds in which a sound reaches its volume; a sudden start would click. */
const ATTACK = 0.005;
/** The length of the recorded noise that all noises use, in seconds. */
const NOISE_LENGTH = 0.5;
/** A browser that forbids sounds lets them wait. Sounds that waited longer than this, in milliseconds, are dropped. */
const MAX_DELAY = 400;

/** Plays voices with the Web Audio API. It creates its audio context for the first sound. */
export class Synthesizer {
  readonly #createContext: () => AudioContext;
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;

  constructor(createContext = () => new AudioContext()) {
    this.#createContext = createContext;
  }

  /** Plays a voice `delay` milliseconds from now, with a volume from 0 to 1. */
  async play({ tones = [], noises = [] }: Voice, volume: number, delay = 0): Promise<void> {
    if (volume <= 0) return;
    this.#context ??= this.#createContext();
    const context = this.#context;
    if (context.state !== 'running') {
      const asked = performance.now();
      const resumed = await context.resume().then(
        () => true,
        () => false,
      );
      if (!resumed || performance.now() - asked > MAX_DELAY) return;
    }
    const start = context.currentTime + delay / 1000;
    for (const tone of tones) this.#playTone(context, tone, start, volume);
    for (const noise of noises) this.#playNoise(context, noise, start, volume);
  }

  #playTone(context: AudioContext, tone: Tone, start: number, volume: number) {
    const source = context.createOscillator();
    source.type = tone.wave;
    const { begin, end } = glide(source.frequency, tone, start);
    source.connect(fade(context, tone.volume * volume, begin, end)).connect(context.destination);
    source.start(begin);
    source.stop(end);
  }

  #playNoise(context: AudioContext, noise: Noise, start: number, volume: number) {
    const source = context.createBufferSource();
    source.buffer = this.#noise ??= recordNoise(context);
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.Q.value = noise.width;
    const { begin, end } = glide(filter.frequency, noise, start);
    source
      .connect(filter)
      .connect(fade(context, noise.volume * volume, begin, end))
      .connect(context.destination);
    source.start(begin);
    source.stop(end);
  }
}

function glide(
  frequency: AudioParam,
  { from, to = from, at = 0, length }: { from: number; to?: number; at?: number; length: number },
  start: number,
) {
  const begin = start + at;
  const end = begin + length;
  frequency.setValueAtTime(from, begin);
  frequency.exponentialRampToValueAtTime(to, end);
  return { begin, end };
}

function fade(context: AudioContext, volume: number, begin: number, end: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(SILENCE, begin);
  gain.gain.exponentialRampToValueAtTime(Math.max(volume, SILENCE), begin + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENCE, end);
  return gain;
}

function recordNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * NOISE_LENGTH), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
