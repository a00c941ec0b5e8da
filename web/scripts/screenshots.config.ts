import { defineConfig } from '@playwright/test';
import tests from '../playwright.config.ts';

/** `npm run screenshots` makes the README's pictures, with the real binary and real games. */
export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: 'screenshots.ts',
  outputDir: '../test-results',
  workers: 1,
  timeout: 400_000,
});
