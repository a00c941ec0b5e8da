import type { Level } from './types/server.ts';

/** The levels of bots, from the weakest to the strongest. */
export const LEVELS = ['apprentice', 'gardener', 'architect', 'lenotre'] as const satisfies readonly Level[];

export const isLevel = (value: unknown): value is Level => LEVELS.some((level) => level === value);
