import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect } from './fixtures.ts';
import { paint } from './painting.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The serious and critical violations that axe finds on the page, of all rules or only of some. */
export async function axeViolations(page: Page, rules: string[] = []): Promise<string[]> {
  await paint(page);
  // `evaluate` bypasses the content security policy, which forbids injected scripts.
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (rules) =>
      (window as unknown as { axe: { run: (options: unknown) => Promise<AxeResults> } }).axe.run({
        resultTypes: ['violations'],
        ...(rules.length > 0 ? { runOnly: rules } : {}),
      }),
    rules,
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

/** axe finds no serious or critical violation in either theme. Themes differ only in their colours. */
export async function expectNoViolationsInBothThemes(page: Page, screen: string) {
  await useTheme(page, 'night');
  expect.soft(await axeViolations(page, ['color-contrast']), `${screen} by night`).toEqual([]);
  await useTheme(page, 'day');
  await expectNoViolations(page, `${screen} by day`);
}

async function useTheme(page: Page, theme: 'day' | 'night') {
  await page.emulateMedia({ colorScheme: theme === 'day' ? 'light' : 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}
