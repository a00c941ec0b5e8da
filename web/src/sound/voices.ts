/** A tone that glides from one frequency to another and fades. Times are in seconds. */
export type Tone = {
  wave: 'sine' | 'triangle';
  from: number;
  to?: number;
  at?: number;
  length: number;
  volume: number;
};

/** Noise through a band filter that glides from one frequency to another, and fades. Times are in seconds. */
export type Noise = { from: number; to?: number; width: number; at?: number; length: number; volume: number };

/** What a sound consists of. */
export type Voice = { tones?: Tone[]; noises?: Noise[] };

/** Every sound of the page. They are short and quiet, because a game has hundreds of them. */
export const VOICES = {
  /** Paper that slides over a table. */
  card: { noises: [{ from: 3200, to: 1400, width: 0.8, length: 0.11, volume: 0.2 }] },
  /** A wooden tile that is put down. */
  tile: {
    tones: [{ wave: 'sine', from: 340, to: 150, length: 0.09, volume: 0.4 }],
    noises: [{ from: 1100, width: 1.2, length: 0.04, volume: 0.3 }],
  },
  /** One step on gravel. */
  step: { noises: [{ from: 800, to: 500, width: 1.5, length: 0.06, volume: 0.28 }] },
  /** A coin that changes hands. */
  chip: {
    tones: [
      { wave: 'sine', from: 1760, length: 0.25, volume: 0.1 },
      { wave: 'sine', from: 2637, at: 0.05, length: 0.3, volume: 0.07 },
    ],
  },
  /** Cards that are turned over, and a rising chord. */
  reveal: {
    tones: [
      { wave: 'triangle', from: 523.3, at: 0.05, length: 0.3, volume: 0.13 },
      { wave: 'triangle', from: 659.3, at: 0.13, length: 0.3, volume: 0.11 },
      { wave: 'triangle', from: 784, at: 0.21, length: 0.5, volume: 0.1 },
    ],
    noises: [{ from: 2600, to: 1600, width: 0.8, length: 0.12, volume: 0.16 }],
  },
  /** A small bell. */
  turn: {
    tones: [
      { wave: 'sine', from: 880, length: 0.9, volume: 0.2 },
      { wave: 'sine', from: 1318.5, length: 0.9, volume: 0.1 },
    ],
  },
} as const satisfies Record<string, Voice>;

export type SoundName = keyof typeof VOICES;
