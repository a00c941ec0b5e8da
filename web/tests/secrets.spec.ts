import type { Page } from '@playwright/test';
import type { Event, View } from '../src/types/sanssouci.ts';
import type { Event as VersaillesEvent } from '../src/types/versailles.ts';
import { expect, test } from './fixtures.ts';
import { received, recordReceived, seatsWithKnownCards } from './received.ts';
import { SanssouciBoard } from './sanssouci_board.ts';
import { createTable } from './tables.ts';
import { VersaillesBoard } from './versailles_board.ts';
import { text } from './words.ts';

/** The seats in Sanssouci of which a browser has received hidden information, by kind. */
async function hiddenInformation(page: Page) {
  const { views: all, events } = await received<View, Event>(page);
  const views = all.filter(({ phase }) => phase !== 'over');
  const seatsWith = (part: (seat: View['seats'][number]) => unknown) => [
    ...new Set(
      views.flatMap((view) => view.seats.flatMap((seat, index) => (part(seat) == null ? [] : [index]))),
    ),
  ];
  const seatsOf = (wanted: (event: Event) => boolean) => [
    ...new Set(events.flatMap((event) => ('seat' in event && wanted(event) ? [event.seat] : []))),
  ];
  return {
    seat: views.at(-1)?.viewer ?? null,
    views: views.length,
    hands: seatsWith(({ hand }) => hand),
    missions: seatsWith(({ missions }) => missions),
    dealt: seatsOf(({ event }) => event === 'dealt'),
    drawn: seatsOf((event) => event.event === 'drew' && event.card !== null),
    legal: views.filter((view) => view.legal.length > 0).length,
  };
}

/** Lets a second player join the table of a page, and a spectator watch. */
async function gather(page: Page, opponent: Page, spectator: Page, path: string) {
  for (const browser of [page, opponent, spectator]) await recordReceived(browser);
  await page.goto(path);
  await opponent.goto(path);
  await opponent.getByRole('button', { name: text('waiting.sit') }).click();
  await expect(page.locator('.board[data-phase]')).toBeVisible();
  await spectator.goto(path);
  await expect(spectator.locator('.board[data-phase]')).toBeVisible();
}

test('in Sanssouci nobody receives the cards or missions of others', async ({ page, newBrowser }) => {
  const [opponent, spectator] = [await newBrowser(), await newBrowser()];
  const path = await createTable(page, { seats: ['me', 'open'], options: { rewards: true } });
  await gather(page, opponent, spectator, path);
  const [ada, bert] = [new SanssouciBoard(page), new SanssouciBoard(opponent)];
  for (let round = 0; round < 3; round += 1) {
    for (const board of [ada, bert]) {
      await board.playUntil('play');
      await board.decide('play');
      await board.playUntil('noble');
      await board.decide('noble');
    }
  }
  await ada.playUntil('play');
  await expect(spectator.locator('aside article .turn')).toHaveCount(1);

  await expect(spectator.locator('[data-card], .missions, .hand')).toHaveCount(0);
  await expect(spectator.locator('.target')).toHaveCount(0);
  await expect(opponent.locator('[data-card]')).toHaveCount(2);
  await expect(opponent.locator('.missions li')).toHaveCount(2);
  await expect(page.locator('.missions li')).toHaveCount(2);

  const nothing = { seat: null, hands: [], missions: [], dealt: [], drawn: [], legal: 0 };
  const watched = await hiddenInformation(spectator);
  expect(watched.views).toBeGreaterThan(8);
  expect(watched).toEqual({ ...nothing, views: watched.views });
  const players = [await hiddenInformation(page), await hiddenInformation(opponent)];
  expect(players.map(({ seat }) => seat).sort()).toEqual([0, 1]);
  for (const { seat, hands, missions, drawn } of players)
    expect({ hands, missions, drawn }).toEqual({ hands: [seat], missions: [seat], drawn: [seat] });

  // A late spectator, who reads the whole log, learns no more.
  await spectator.reload();
  await expect(spectator.locator('.board[data-phase]')).toBeVisible();
  const late = await hiddenInformation(spectator);
  expect(late).toEqual({ ...nothing, views: late.views });
});

test('in Versailles nobody receives a card before all are revealed', async ({ page, newBrowser }) => {
  const [opponent, spectator] = [await newBrowser(), await newBrowser()];
  const path = await createTable(page, { game: 'versailles', seats: ['me', 'open'] });
  await gather(page, opponent, spectator, path);
  const [ada, bert] = [new VersaillesBoard(page), new VersaillesBoard(opponent)];
  await ada.ready();

  const card = Number(await ada.cards.nth(3).getAttribute('data-card'));
  await ada.submit(() => ada.cards.nth(3).click());
  for (const [browser, thinks] of [
    [opponent, 'v.plate.thinks.you'],
    [spectator, 'v.plate.thinks'],
  ] as const) {
    const plate = browser.locator('aside article').first();
    await expect(plate).toContainText(text('v.plate.has_bid'));
    await expect(browser.locator('aside article').nth(1)).toContainText(text(thinks));
    await expect(browser.locator('.now .taker b')).toHaveCount(0);
    await expect(plate.getByText(String(card), { exact: true })).toHaveCount(0);
  }
  await expect(page.locator('.hand .bid')).toContainText(String(card));
  await expect(opponent.locator('.bid')).toHaveCount(0);
  await expect(spectator.locator('.hand')).toHaveCount(0);
  expect(await seatsWithKnownCards(page)).toEqual([0]);
  expect(await seatsWithKnownCards(opponent)).toEqual([1]);
  expect(await seatsWithKnownCards(spectator)).toEqual([]);
  const { events } = await received<unknown, VersaillesEvent>(spectator);
  expect(events.some(({ event }) => event === 'bid')).toBe(true);

  await bert.ready();
  await bert.submit(() => bert.cards.first().click());
  for (const browser of [page, opponent, spectator]) {
    const revealed = browser.locator('.now .taker b');
    await expect(revealed).toHaveCount(3);
    await expect(revealed.getByText(String(card), { exact: true })).not.toHaveCount(0);
  }
  expect(await seatsWithKnownCards(spectator)).toEqual([]);
});
