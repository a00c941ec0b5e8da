import type { Page } from '@playwright/test';
import type { Event } from '../src/types/sanssouci.ts';
import type { GameLog } from '../src/types/server.ts';
import { callApi } from './api.ts';
import { expect, test } from './fixtures.ts';
import { playSanssouci } from './sanssouci_board.ts';

const path = (page: Page) => new URL(page.url()).pathname.slice(1);

/** The card that each seat has played last, according to the server's log. The person of this test undoes nothing. */
async function playedLast(page: Page, seats: number): Promise<(string | null)[]> {
  const { entries } = await callApi<GameLog>(page, 'GET', `${path(page)}/log`);
  const events = entries.flatMap((entry) => (entry.events ?? []) as Event[]);
  return Array.from({ length: seats }, (_, seat) => {
    const played = events.filter((event) => event.event === 'played').filter((event) => event.seat === seat);
    return played.at(-1)?.card ?? null;
  });
}

/** The card that the panel of each player shows. */
const shownCards = (page: Page) =>
  page
    .locator('aside article')
    .evaluateAll((panels) =>
      panels.map((panel) => panel.querySelector('[data-last-card]')?.getAttribute('data-last-card') ?? null),
    );

test('the panels show the card that each player has really played last, during whole games', async ({
  page,
}) => {
  for (const players of [2, 3]) {
    const board = await playSanssouci(page, { options: { players } });
    let compared = 0;
    await board.playOut(async () => {
      expect(await shownCards(page), `decision ${compared}`).toEqual(await playedLast(page, players));
      compared += 1;
    });
    expect(compared).toBeGreaterThan(36);
    // After a reload everything comes from the log.
    await page.reload();
    await board.ready();
    await expect.poll(() => shownCards(page)).toEqual(await playedLast(page, players));
    expect((await shownCards(page)).every((card) => card !== null)).toBe(true);
  }
});

test('the last card stands beside the name and does not cover the garden', async ({ page }) => {
  const board = await playSanssouci(page, { options: { players: 3 } });
  await board.playUntil('play', 2);
  const panels = page.locator('aside article:has(button.view)');
  await expect(panels).toHaveCount(2);
  for (const panel of await panels.all()) {
    const card = await panel.locator('[data-last-card] svg').boundingBox();
    const name = await panel.locator('strong').boundingBox();
    const garden = await panel.locator('button.view').boundingBox();
    if (!card || !name || !garden) throw new Error('something is missing');
    expect(card.y + card.height).toBeLessThanOrEqual(garden.y + 1);
    expect(card.x).toBeGreaterThanOrEqual(name.x + name.width - 1);
  }
});
