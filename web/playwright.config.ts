import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** The headless shell is the fastest, because it has no windows. */
const BROWSERS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
const browser = BROWSERS.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path));

/** Games in a real browser against the real binary, which `tests/fixtures.ts` starts. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: !!process.env.CI,
  retries: 0,
  // Tests wait for events, never for time. These limits only end tests that hang, also on a busy machine.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
    // Most tests want the page of the server, and see every request.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? browser,
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
