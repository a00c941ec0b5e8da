import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Whether the focused element matches a selector. */
export const hasFocus = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Presses Tab until an element that matches a selector has the focus; with Shift it goes backwards. */
export async function tabTo(page: Page, selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await hasFocus(page, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** The focused element, or the one that is drawn for it, has an outline. */
export async function expectVisibleFocus(page: Page) {
  const found = await page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body) return 'nothing has the focus';
    if (!active.matches(':focus-visible')) return 'the focus is hidden';
    // A radio button or a switch is drawn by the element after it.
    const drawn = [active, active.nextElementSibling].filter((element) => element !== null);
    const outlined = drawn
      .map((element) => getComputedStyle(element))
      .some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2);
    const box = active.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return 'the focused element is invisible';
    return outlined ? 'visible' : `no outline around ${active.outerHTML.slice(0, 120)}`;
  });
  expect(found).toBe('visible');
}
