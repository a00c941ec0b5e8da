import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Windows in which nobody has to scroll for a decision. */
export const SIZES = [
  [390, 664], // a phone with the bars of its browser
  [390, 844],
  [360, 640],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1440, 900],
] as const;

/** Nothing is wider than the window. */
export async function expectNoHorizontalScroll(page: Page, where: string) {
  const { width, available, culprits } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const outside = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && element.clientWidth > 0,
    );
    return {
      width: scrollWidth,
      available: clientWidth,
      culprits:
        scrollWidth > clientWidth
          ? outside.slice(0, 5).map((element) => element.outerHTML.slice(0, 100))
          : [],
    };
  });
  expect(width, `${where}: ${culprits.join('\n')}`).toBeLessThanOrEqual(available);
}

/**
 * Everything that can be pressed is large enough for a finger, which needs 44 pixels.
 *
 * One dimension may be a pixel smaller, because nine fields of the garden stand side by side on the narrowest phone. The
 * lines of the log are left out: pressing them is optional. So are those that match `except`.
 */
export async function expectTouchTargets(page: Page, where: string, except = '.none') {
  const small = await page.evaluate((except) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'button:not(:disabled, [aria-disabled=true], .lines *, [inert] *), a[href]:not(.skip), select, summary, input:not([type=radio], [type=checkbox]), label:has(input)',
    );
    return [...controls]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.matches(except))
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(
        ({ box }) =>
          box.width > 0 && (Math.min(box.width, box.height) < 43 || Math.max(box.width, box.height) < 44),
      )
      .map(
        ({ control, box }) =>
          `${box.width.toFixed(1)}×${box.height.toFixed(1)} ${control.outerHTML.slice(0, 140)}`,
      );
  }, except);
  expect(small, where).toEqual([]);
}
