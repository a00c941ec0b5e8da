import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect } from './fixtures.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Serious and critical faults on the screen as it is. */
export async function faults(page: Page): Promise<string[]> {
  // By the debugger, for our content security policy lets no script in.
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

/** axe finds no serious or critical fault on the screen as it is. */
export async function expectNoFaults(page: Page, screen: string) {
  expect.soft(await faults(page), screen).toEqual([]);
}

/** Nor has it any by day or by night. */
export async function expectNoFaultsInAnyLight(page: Page, screen: string) {
  for (const [light, colorScheme] of [
    ['night', 'dark'],
    ['day', 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', light);
    await expectNoFaults(page, `${screen} by ${light}`);
  }
}
