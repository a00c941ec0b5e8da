import { defineConfig } from '@playwright/test';
import tests from '../playwright.config.ts';

// Tests do not paint.
process.env.PAINT = '1';

/** `npm run screenshots` takes the screenshots of the README in real games. */
export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: 'screenshots.ts',
  outputDir: '../test-results',
  workers: 1,
  timeout: 400_000,
});
