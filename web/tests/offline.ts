import type { Page } from '@playwright/test';

/** Waits until the browser has stored the page, so that it needs no connection any more. */
export async function untilStored(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 120_000 });
}
