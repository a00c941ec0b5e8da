import { defineConfig } from '@playwright/test';
import budget from './budget.config.ts';

/** `npm run speed` compares the engine with native code, and measures how fast the page plays without a connection. */
export default defineConfig({ ...budget, testMatch: 'speed.ts', timeout: 1_200_000 });
