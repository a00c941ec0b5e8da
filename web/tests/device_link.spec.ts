import type { Page } from '@playwright/test';
import type { Frame } from '../src/types/server.ts';
import { Garden, sitDown, table } from './sanssouci_board.ts';
import { expect, test } from './fixtures.ts';

declare global {
  interface Window {
    rung: number;
  }
}

test('the tab says whose turn it is', async ({ page, another }) => {
  await page.goto('./');
  await expect(page).toHaveTitle('Gloriette');
  const path = await table(page, { seats: ['me', 'open'] });
  await page.goto(path);
  await expect(page).toHaveTitle('Table open – Sanssouci');
  const friend = await another();
  await friend.goto(path);
  await friend.getByRole('button', { name: 'Sit down' }).click();
  const garden = new Garden(page);
  await garden.ready();
  await expect(page).toHaveTitle('● Your turn – Sanssouci');
  await expect(friend).toHaveTitle('Waiting – Sanssouci');
  await expect(friend.getByText(/It is the turn of Guest\s\d\./)).toBeVisible();
  await garden.until('noble');
  await garden.decide('noble');
  await expect(page).toHaveTitle('Waiting – Sanssouci');
  await expect(friend).toHaveTitle('● Your turn – Sanssouci');
});

test('a bell rings only for who wants it', async ({ page }) => {
  await page.addInitScript(() => {
    window.rung = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      window.rung += 1;
      return start.call(this, when);
    };
  });
  const rung = () => page.evaluate(() => window.rung);
  const garden = await sitDown(page);
  await garden.until('noble');
  await garden.decide('noble');
  await garden.until('play');
  expect(await rung()).toBe(0);

  await page.getByRole('button', { name: 'You', exact: true }).click();
  const bell = page.getByRole('switch', { name: 'A bell when it is your turn' });
  await expect(bell).not.toBeChecked();
  await bell.check();
  await page.keyboard.press('Escape');
  await garden.until('noble');
  await garden.decide('noble');
  await garden.until('play');
  await expect.poll(rung).toBeGreaterThan(0);
  await page.reload();
  await page.getByRole('button', { name: 'You', exact: true }).click();
  await expect(bell).toBeChecked();
});

test('the light is the device’s, or one’s own, and remembered', async ({ page }) => {
  const theme = page.locator('html');
  await page.goto('./');
  await expect(theme).toHaveAttribute('data-theme', 'day');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(theme).toHaveAttribute('data-theme', 'night');
  await page.getByRole('button', { name: 'You', exact: true }).click();
  await page.getByRole('radio', { name: 'Day' }).check();
  await expect(theme).toHaveAttribute('data-theme', 'day');
  await page.reload();
  await expect(theme).toHaveAttribute('data-theme', 'day');
});

const name = (page: Page) => page.locator('header button.you');

test('a link makes another device the same person, once', async ({ page, another, witness }) => {
  const path = await table(page);
  await page.goto('./');
  await name(page).click();
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Keep' }).click();
  await page.getByRole('button', { name: 'Use on another device' }).click();
  const link = await page.getByRole('textbox', { name: 'Link for the other device' }).inputValue();

  const device = await another();
  await device.goto(link);
  await device.getByRole('button', { name: 'Yes, that is me' }).click();
  await expect(device.getByText('Welcome back.')).toBeVisible();
  await expect(name(device)).toHaveText('Ada');
  await expect(device.locator('section', { hasText: 'My games' }).getByText('Your turn')).toBeVisible();
  await device.goto(path);
  const garden = new Garden(device);
  await garden.until('noble');
  await page.goto(path);
  expect(await new Garden(page).ready()).toBe('noble');

  witness.expected = [/410/];
  const third = await another();
  await third.goto(link);
  await third.getByRole('button', { name: 'Yes, that is me' }).click();
  await expect(third.getByText('This link was used already, or is too old.')).toBeVisible();
});

test('what others did since one’s last turn is shown when one comes back, and can be skipped', async ({
  page,
  server,
}) => {
  const path = await table(page, { options: { players: 4 } });
  await page.goto(path);
  const garden = new Garden(page);
  await garden.until('noble');
  // Decided without the page, so that it has seen nothing of what follows.
  await page.goto('about:blank');
  const game = `${server.url}api/${path}`;
  const now = async () => (await (await page.request.get(game)).json()) as Frame;
  const stay = { action: { do: 'stay' }, after: (await now()).seq };
  expect((await page.request.post(`${game}/decisions`, { data: stay })).ok()).toBe(true);
  await expect
    .poll(async () => {
      const { table: seats } = await now();
      return seats.to_act.includes(seats.you ?? -1);
    })
    .toBe(true);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(path);
  await expect(page.getByText('What happened meanwhile …')).toBeVisible();
  const told = await page.locator('.lines').innerText();
  await page.getByRole('button', { name: 'Skip' }).click();
  expect(await garden.ready(1500)).toBe('play');
  expect((await page.locator('.lines').innerText()).length).toBeGreaterThan(told.length);
});
