import { LEVELS, type Level } from './types/server.ts';

export const isLevel = (value: unknown): value is Level => LEVELS.some((level) => level === value);
