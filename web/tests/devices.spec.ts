import type { Page } from '@playwright/test';
import { callApi } from './api.ts';
import { expectNoViolationsInBothThemes } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { becomeKnown, createTable } from './tables.ts';
import { text } from './words.ts';

/** Opens the settings of a person with a name. */
async function openSettings(page: Page) {
  await page.goto('./');
  await page.locator('header button.you').click();
}

const devices = (page: Page) => page.getByRole('region', { name: text('devices.title') });
const signOut = (page: Page) =>
  page.getByRole('button', { name: text('devices.sign_out_name', { device: '' }) });
const confirm = (page: Page) => page.getByRole('button', { name: text('devices.sign_out'), exact: true });

/** Signs a browser in as the person of another. */
async function addDevice(device: Page, person: Page) {
  const { token } = await callApi<{ token: string }>(person, 'POST', 'me/links');
  await callApi(device, 'POST', 'keys', { token });
  await becomeKnown(device);
}

test('a person signs out one device, and then all others', async ({ page, newBrowser, browserLog }) => {
  await becomeKnown(page, 'Ada');
  const path = await createTable(page);
  const phone = await newBrowser({
    userAgent: 'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0',
  });
  const [laptop, tablet] = [await newBrowser(), await newBrowser()];
  for (const device of [phone, laptop, tablet]) await addDevice(device, page);
  await phone.goto(path);
  await expect(phone.getByRole('button', { name: text('action.leave') })).toBeVisible();

  await openSettings(page);
  const list = devices(page).getByRole('listitem');
  await expect(list).toHaveCount(4);
  await expect(list.filter({ hasText: text('devices.this') })).toHaveCount(1);
  const firefox = list.filter({ hasText: text('devices.name', { browser: 'Firefox', platform: 'Android' }) });
  await signOut(page).and(firefox.getByRole('button')).click();
  await expect(page.getByText(text('devices.confirm'))).toBeVisible();
  await expectNoViolationsInBothThemes(page, 'the question before a device is signed out');
  await page.getByRole('button', { name: text('devices.cancel') }).click();
  await expect(list).toHaveCount(4);
  await signOut(page).and(firefox.getByRole('button')).click();
  await confirm(page).and(firefox.getByRole('button')).click();
  await expect(list).toHaveCount(3);
  await expect(firefox).toHaveCount(0);

  browserLog.expected = [/401/];
  // The phone comes back to the table as a spectator.
  await phone.reload();
  await expect(phone.locator('.board')).toBeVisible();
  await expect(phone.getByRole('button', { name: text('action.leave') })).toHaveCount(0);
  await expect(phone.locator('header button.you')).toHaveText(text('you.title'));

  await page.getByRole('button', { name: text('devices.sign_out_others') }).click();
  await expect(page.getByText(text('devices.confirm_others'))).toBeVisible();
  await confirm(page).last().click();
  await expect(list).toHaveCount(1);
  await expect(page.getByRole('button', { name: text('devices.sign_out_others') })).toHaveCount(0);
  for (const device of [laptop, tablet]) {
    await device.goto('./');
    await expect(device.locator('header button.you')).toHaveText(text('you.title'));
  }
  await page.reload();
  await expect(page.locator('header button.you')).toHaveText('Ada');
});
