import type { Page } from '@playwright/test';
import type { Event, View } from '../src/types/sanssouci.ts';
import { Garden, table } from './sanssouci_board.ts';
import { expect, test } from './fixtures.ts';
import { listen } from './received.ts';

type Heard = { view?: View; events?: Event[] | null; entries?: { events: Event[] | null }[] };
async function heard(page: Page): Promise<Heard[]> {
  const texts = await page.evaluate(() => window.heard);
  return texts.flatMap((text) => {
    if (text.startsWith('{')) return [JSON.parse(text) as Heard];
    return [...text.matchAll(/^data: ?(.*)$/gm)].map(([, data]) => JSON.parse(data ?? '{}') as Heard);
  });
}

/** Whose hands and missions somebody was told about, and whose cards. */
async function known(page: Page) {
  const all = await heard(page);
  const views = all.flatMap(({ view }) => (view && view.phase !== 'over' ? [view] : []));
  const events = all.flatMap((told) => [
    ...(told.events ?? []),
    ...(told.entries ?? []).flatMap((entry) => entry.events ?? []),
  ]);
  const seats = (told: (seat: View['seats'][number]) => unknown) => [
    ...new Set(
      views.flatMap((view) => view.seats.flatMap((seat, index) => (told(seat) == null ? [] : [index]))),
    ),
  ];
  return {
    seat: views.at(-1)?.viewer ?? null,
    frames: views.length,
    hands: seats(({ hand }) => hand),
    missions: seats(({ missions }) => missions),

    dealt: [...new Set(events.flatMap((event) => (event.event === 'dealt' ? [event.seat] : [])))],
    drawn: [
      ...new Set(
        events.flatMap((event) => (event.event === 'drew' && event.card !== null ? [event.seat] : [])),
      ),
    ],
    legal: views.filter((view) => view.legal.length > 0).length,
  };
}

test('nobody is told what others hold, neither by the page nor on the wire', async ({ page, another }) => {
  const [opponent, spectator] = [await another(), await another()];
  for (const browser of [page, opponent, spectator]) await listen(browser);
  const path = await table(page, { seats: ['me', 'open'], options: { rewards: true } });
  await page.goto(path);
  await opponent.goto(path);
  await opponent.getByRole('button', { name: 'Sit down' }).click();
  const [ada, bert] = [new Garden(page), new Garden(opponent)];
  await ada.ready();
  await spectator.goto(path);
  await expect(spectator.locator('.board[data-phase]')).toBeVisible();

  for (let round = 0; round < 4; round += 1) {
    for (const garden of [ada, bert]) {
      await garden.until('play');
      await garden.decide('play');
      await garden.until('noble');
      await garden.decide('noble');
    }
  }
  await ada.until('play');
  await expect(spectator.locator('aside article .turn')).toHaveCount(1);

  await expect(spectator.locator('[data-card], .missions, .hand')).toHaveCount(0);
  await expect(spectator.locator('.target')).toHaveCount(0);
  await expect(opponent.locator('[data-card]')).toHaveCount(2);
  await expect(opponent.locator('.missions li')).toHaveCount(2);
  await expect(page.locator('.missions li')).toHaveCount(2);

  const nothing = { seat: null, hands: [], missions: [], dealt: [], drawn: [], legal: 0 };
  const onlooker = await known(spectator);
  expect(onlooker.frames).toBeGreaterThan(10);
  expect(onlooker).toEqual({ ...nothing, frames: onlooker.frames });
  const [first, second] = [await known(page), await known(opponent)];
  expect([first.seat, second.seat].sort()).toEqual([0, 1]);
  for (const { seat, hands, missions, drawn } of [first, second])
    expect({ hands, missions, drawn }).toEqual({
      hands: [seat],
      missions: [seat],
      drawn: [seat],
    });

  // Who comes late, and reads the log, learns no more.
  await spectator.reload();
  await expect(spectator.locator('.board[data-phase]')).toBeVisible();
  const late = await known(spectator);
  expect(late).toEqual({ ...nothing, frames: late.frames });
});
