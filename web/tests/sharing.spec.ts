import type { Frame } from '../src/types/server.ts';
import { callApi } from './api.ts';
import { expect, test } from './fixtures.ts';
import { becomeKnown, createTable, openFinishedGame } from './tables.ts';
import { text } from './words.ts';

const LOTTE = text('seat.bot', { name: text('level.apprentice') });

/** The tags that a program finds which previews links. It runs no scripts. */
function tagsOf(html: string): Map<string, string> {
  const found = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g);
  return new Map([...found].map(([, name = '', content = '']) => [name, content]));
}

test('a link has a preview with names, points and a picture', async ({ page, server }) => {
  await becomeKnown(page, 'Ada "<b>" & Co');
  const path = await openFinishedGame(page);
  const tags = tagsOf(await (await page.request.get(path)).text());
  // The start of a game may exchange the seats.
  const names = ['Ada &quot;&lt;b&gt;&quot; &amp; Co', LOTTE];
  expect([names, names.toReversed()].map((order) => `Sanssouci: ${order.join(' – ')}`)).toContain(
    tags.get('og:title'),
  );
  expect(tags.get('og:description')).toMatch(/Lotte \(bot\) \d+\b/);
  expect(tags.get('og:description')).toMatch(/Co \d+\b/);
  expect(tags.get('og:url')).toBe(`${server.url}${path}`);
  expect(tags.get('robots')).toBe('noindex');
  const picture = await page.request.get(tags.get('og:image') ?? '');
  expect(picture.headers()['content-type']).toBe('image/png');
  expect((await picture.body()).subarray(1, 4).toString()).toBe('PNG');
  expect(tagsOf(await (await page.request.get('./')).text()).has('og:title')).toBe(false);
});

test('somebody who follows a link learns what it is and plays the same deal', async ({
  page,
  newBrowser,
}) => {
  const path = await openFinishedGame(page, { seats: ['me', 'gardener'] });
  const stranger = await newBrowser();
  await stranger.goto(path);
  await expect(stranger.getByText(text('shared.over', { game: text('game.sanssouci') }))).toBeVisible();
  await stranger.getByRole('button', { name: text('shared.play_deal') }).click();
  await expect(stranger).not.toHaveURL(new RegExp(`${path}$`));
  await expect(stranger.locator('[data-deciding="true"]')).toBeVisible();
  await expect(stranger.getByText(text('shared.repeated'))).toBeVisible();
  const again = await callApi<Frame>(stranger, 'GET', new URL(stranger.url()).pathname.replace(/^\//, ''));
  const first = await callApi<Frame>(page, 'GET', path);
  expect(again.table.repeats).toBe(first.table.id);
  expect(again.table.you).toBe(first.table.you);
  expect(again.table.seats[1 - (first.table.you ?? 0)]?.occupant).toEqual({ kind: 'bot', level: 'gardener' });
  const setup = async (game: string) =>
    (await callApi<{ setup: unknown }>(stranger, 'GET', `${game}/record`)).setup;
  await callApi(stranger, 'POST', `games/${again.table.id}/leave`);
  await expect
    .poll(async () => (await callApi<Frame>(stranger, 'GET', `games/${again.table.id}`)).table.phase)
    .toBe('over');
  expect(await setup(`games/${again.table.id}`)).toEqual(await setup(path));
});

test('a visitor of a running game is told that it is one', async ({ page, newBrowser }) => {
  const path = await createTable(page, { game: 'versailles' });
  const stranger = await newBrowser();
  await stranger.goto(path);
  await expect(stranger.getByText(text('shared.running', { game: text('game.versailles') }))).toBeVisible();
  await expect(stranger.getByRole('button', { name: text('shared.play_deal') })).toHaveCount(0);
  const tags = tagsOf(await (await stranger.request.get(path)).text());
  expect(tags.get('og:description')).not.toMatch(/\d/);
});
