import { defineConfig } from '@playwright/test';

/** Real games in a real browser against the real binary (`tests/fixtures.ts` starts it). */
export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: !!process.env.CI,
  // A browser on a busy machine now and then loses a tap; what fails twice is our fault. Which were tried twice is said.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    actionTimeout: 10_000,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-default-apps',
        '--no-first-run',
      ],
    },
  },
});
