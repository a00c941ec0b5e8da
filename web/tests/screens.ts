import type { Page } from '@playwright/test';
import { table } from './sanssouci_board.ts';
import { expect } from './fixtures.ts';

/** Goes through the screens around a table, and looks at each. */
export async function goAround(page: Page, look: (page: Page, screen: string) => Promise<void>) {
  await page.goto('./');
  await page.getByText('More options').click();
  await look(page, 'the first page');
  await page.getByRole('button', { name: 'You', exact: true }).click();
  await page.getByRole('button', { name: 'Use on another device' }).click();
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  await look(page, 'the dialog');
  await page.goto(
    await table(page, { seats: ['me', 'open', 'gardener'], listed: true, options: { players: 3 } }),
  );
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.locator('.notice')).toBeVisible();
  await look(page, 'a table before the game');
  await page.goto('./');
  // Both lists come when they come, and what is below them moves down.
  await expect(page.getByRole('heading', { name: 'My games' })).toBeVisible();
  await expect(page.getByText('Join', { exact: true }).first()).toBeVisible();
  await look(page, 'the first page with games');
}
