import { defineConfig } from '@playwright/test';
import tests from '../playwright.config.ts';

// Tests do without painting, this does not.
process.env.PAINT = '1';

/** `npm run budget` checks the size and speed of the page. */
export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: 'budget.ts',
  outputDir: '../test-results',
  // Measurements must not disturb each other.
  workers: 1,
  use: { ...tests.use, contextOptions: {} },
});
