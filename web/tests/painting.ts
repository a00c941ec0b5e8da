import type { BrowserContext, Page } from '@playwright/test';

/**
 * Most tests look at what the page says and where, not at its pixels. A browser does not paint what is transparent, so
 * they need a quarter less processor time. `PAINT=1` paints everything, for the screenshots of failed tests.
 */
export async function paintOnDemand(context: BrowserContext) {
  if (process.env.PAINT) return;
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    // Paper is always painted.
    sheet.replaceSync(
      '@media screen { :root:not([data-painted]) :is(body, dialog) { opacity: 0 !important } }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Paints the page until it loads another document. What looks at colours or pixels calls this first. */
export const paint = (page: Page) =>
  page.evaluate(() => void document.documentElement.setAttribute('data-painted', ''));
