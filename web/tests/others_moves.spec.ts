import type { Page } from '@playwright/test';
import type { Event } from '../src/types/sanssouci.ts';
import type { GameLog } from '../src/types/server.ts';
import { callApi } from './api.ts';
import { expect, test } from './fixtures.ts';
import { playSanssouci, type SanssouciBoard } from './sanssouci_board.ts';
import { playVersailles } from './versailles_board.ts';
import { pattern, text } from './words.ts';

declare global {
  interface Window {
    /** Every headline that the page has shown, and every garden that it has let the user peek at. */
    headlines: string[];
    peeks: string[];
  }
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const path = (page: Page) => new URL(page.url()).pathname.slice(1);

/** Records what the page shows of other players' moves. */
const recordShown = (page: Page) =>
  page.addInitScript(() => {
    window.headlines = [];
    window.peeks = [];
    const note = (list: string[], value: string | undefined) => {
      if (value && list.at(-1) !== value) list.push(value);
    };
    new MutationObserver(() => {
      const headline = document.querySelector('.headline')?.lastChild?.textContent?.trim();
      note(window.headlines, headline);
      const peek = document.querySelector<HTMLElement>('.peek');
      if (!peek || peek.getClientRects().length === 0) return;
      const { top, bottom } = peek.getBoundingClientRect();
      const inside = top >= 0 && bottom <= innerHeight + 1 && peek.querySelector('svg') !== null;
      note(window.peeks, inside ? peek.querySelector('p')?.textContent : 'outside');
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

/** Ends the own turn and waits until the others have moved. */
async function letOthersMove(board: SanssouciBoard) {
  await board.playUntil('noble');
  await board.page.evaluate(() => {
    window.headlines = [];
    window.peeks = [];
  });
  await board.decide('noble');
  expect(await board.ready()).toBe('play');
}

/** The fields of a seat's last turn, according to the server: the laid tile, and the end of a noble's walk. */
async function lastFields(page: Page, seat: number): Promise<string[]> {
  const { entries } = await callApi<GameLog>(page, 'GET', `${path(page)}/log`);
  const events = entries
    .flatMap((entry) => (entry.events ?? []) as Event[])
    .filter((event) => 'seat' in event && event.seat === seat);
  const turn = events.slice(events.findLastIndex(({ event }) => event === 'played'));
  const fields = turn.flatMap((event) => {
    if (event.event === 'laid') return [event.field];
    return event.event === 'noble_walked' ? event.walk.slice(-1) : [];
  });
  return [...new Set(fields)].sort();
}

test('what others do is the headline, and stays beside the task', async ({ page }) => {
  await recordShown(page);
  const board = await playSanssouci(page, { options: { players: 3 } });
  await letOthersMove(board);
  const told = await page.evaluate(() => window.headlines);
  const lines = (await page.locator('.lines .line').allTextContents()).join(' · ');
  // Two opponents make two decisions each; staying twice is the same sentence for different names.
  expect(told.length).toBeGreaterThanOrEqual(4);
  // The log leaves out that a tile goes to its own field.
  const lays = new RegExp(`^${pattern('log.laid')}$`);
  for (const sentence of told)
    for (const part of sentence.split(' · ')) if (!lays.test(part)) expect(lines).toContain(part);
  await expect(page.locator('.headline')).toHaveCount(0);
  // If no noble moves, the tile is the news.
  const stays = new RegExp(`^${pattern('log.stayed')}$`);
  const news = told.findLast((sentence) => !stays.test(sentence)) ?? '?';
  await expect(page.locator('.prompt [role=status] small')).toContainText(news);
  await expect(page.locator('.prompt [role=status]')).toContainText(text('prompt.card'));
  await expect(page.locator('.peek')).toHaveCount(0);
});

test('the last moves can be shown again, and skipped', async ({ page }) => {
  await recordShown(page);
  await page.addInitScript(() =>
    localStorage.setItem('gloriette.settings', '{"confirm":"never","speed":"slow"}'),
  );
  const board = await playSanssouci(page, { options: { players: 3 } });
  const again = page.getByRole('button', { name: text('again.show') });
  const skip = page.getByRole('button', { name: text('action.skip') });
  await letOthersMove(board);
  const [told, garden] = [
    await page.evaluate(() => window.headlines),
    await page.locator('.main [role=grid]').ariaSnapshot(),
  ];
  await page.evaluate(() => (window.headlines = []));
  await again.click();
  await expect(board.root).toHaveAttribute('data-deciding', 'false');
  await board.ready();
  expect(await page.evaluate(() => window.headlines)).toEqual(told);
  expect(await page.locator('.main [role=grid]').ariaSnapshot()).toBe(garden);

  // Skipping ends it before the last move was shown.
  await page.evaluate(() => (window.headlines = []));
  await again.click();
  await skip.click();
  await board.ready();
  expect((await page.evaluate(() => window.headlines)).length).toBeLessThan(told.length);
  await board.decide('play');
});

test('every board marks its last move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const board = await playSanssouci(page, { options: { players: 3 } });
  for (let round = 0; round < 2; round += 1) {
    await letOthersMove(board);
    const panels = await page.locator('aside article').all();
    for (const [seat, panel] of panels.entries()) {
      if ((await panel.locator('button.view').count()) === 0) {
        const own = page.locator('.main .cell.marked');
        const fields = await own.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-field')));
        expect(fields.sort()).toEqual(await lastFields(page, seat));
        continue;
      }
      const marks = await panel.locator('.marked').evaluateAll((rects) =>
        rects.map((rect) => {
          const [x, y] = [Number(rect.getAttribute('x')), Number(rect.getAttribute('y'))];
          return `${'abcdefghi'[Math.floor(x / 100)]}${Math.floor(y / 100)}`;
        }),
      );
      expect(marks.sort()).toEqual(await lastFields(page, seat));
    }
  }
});

test('every garden of Versailles marks its last tile', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const board = await playVersailles(page, { options: { players: 3 } });
  await board.playUntil('bidding', 3);
  const { seats } = await board.view();
  for (const [seat, { garden }] of seats.entries()) {
    const marked = page.locator(`[data-spot=garden-${seat}] .marked`);
    await expect(marked).toHaveCount(1);
    const [x, y] = garden.at(-1)?.at ?? [NaN, NaN];
    await expect(marked).toHaveAttribute('x', String(x * 100));
    await expect(marked).toHaveAttribute('y', String(y * 100));
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('one can peek at the garden of the player who moves', async ({ page }) => {
    await recordShown(page);
    const board = await playSanssouci(page, { options: { players: 3 } }, (target) => target.tap());
    const others = page.locator('aside article:has(button.view) strong');
    const names = await others.allTextContents();
    await letOthersMove(board);
    const peeks = await page.evaluate(() => window.peeks);
    expect(new Set(peeks)).toEqual(new Set(names.map((name) => text('peek.of', { name }))));
    await expect(page.locator('.peek')).toHaveCount(0);
  });
});
