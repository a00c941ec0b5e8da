import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Nothing is wider than the window. */
export async function expectNoSideways(page: Page, where: string) {
  const { wide, room, culprits } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const outside = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && element.clientWidth > 0,
    );
    return {
      wide: scrollWidth,
      room: clientWidth,
      culprits:
        scrollWidth > clientWidth
          ? outside.slice(0, 5).map((element) => element.outerHTML.slice(0, 100))
          : [],
    };
  });
  expect(wide, `${where}: ${culprits.join('\n')}`).toBeLessThanOrEqual(room);
}

/**
 * Everything that can be pressed now is large enough for a finger: 44 pixels, of which a field of the garden, nine of which
 * stand side by side on the narrowest telephone, may lack one. The lines of the log are text, and nobody has to press them.
 */
export async function expectTouchable(page: Page, where: string) {
  const small = await page.evaluate(() => {
    const things = document.querySelectorAll<HTMLElement>(
      'button:not(:disabled, [aria-disabled=true], .lines *), a[href]:not(.skip), select, summary, input:not([type=radio], [type=checkbox]), label:has(input)',
    );
    return [...things]
      .filter((thing) => thing.checkVisibility({ visibilityProperty: true }))
      .map((thing) => ({ thing, box: thing.getBoundingClientRect() }))
      .filter(
        ({ box }) =>
          box.width > 0 && (Math.min(box.width, box.height) < 43 || Math.max(box.width, box.height) < 44),
      )
      .map(
        ({ thing, box }) =>
          `${box.width.toFixed(1)}×${box.height.toFixed(1)} ${thing.outerHTML.slice(0, 140)}`,
      );
  });
  expect(small, where).toEqual([]);
}
