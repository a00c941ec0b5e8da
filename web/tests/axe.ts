import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect } from './fixtures.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The serious and critical violations that axe finds on the page. */
export async function axeViolations(page: Page): Promise<string[]> {
  // `evaluate` bypasses the content security policy, which forbids injected scripts.
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    () =>
      (window as unknown as { axe: { run: (options: unknown) => Promise<AxeResults> } }).axe.run({
        resultTypes: ['violations'],
      }) as Promise<AxeResults>,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes
        .slice(0, 4)
        .map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
    );
}

/** axe finds no serious or critical violation. */
export async function expectNoViolations(page: Page, screen: string) {
  expect.soft(await axeViolations(page), screen).toEqual([]);
}

/** axe finds no serious or critical violation in either theme. */
export async function expectNoViolationsInBothThemes(page: Page, screen: string) {
  for (const [theme, colorScheme] of [
    ['night', 'dark'],
    ['day', 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expectNoViolations(page, `${screen} by ${theme}`);
  }
}
