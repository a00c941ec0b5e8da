import type { Page } from '@playwright/test';
import type { Options } from '../src/types/sanssouci.ts';
import type { Frame, Level, Terms } from '../src/types/server.ts';
import { callApi } from './api.ts';
import { expect } from './fixtures.ts';

/** What a test wants of a table. By default one person plays Sanssouci against an apprentice. */
export type TableSetup = Partial<Omit<Terms, 'options'>> & {
  options?: Partial<Options>;
  /** `me`, `open` or the level of a bot for each seat. */
  seats?: string[];
};

const SANSSOUCI_OPTIONS = {
  edition: 'revised',
  rewards: false,
  boars: false,
  choose_sides: false,
  choose_stack: false,
};
const BOT: Level = 'apprentice';

/** Creates a table without the start page; returns its path. */
export async function createTable(page: Page, setup: TableSetup = {}): Promise<string> {
  const { options, seats, game = 'sanssouci', ...terms } = setup;
  const players = options?.players ?? 2;
  await becomeKnown(page);
  const { id } = await callApi<{ id: string }>(page, 'POST', 'games', {
    terms: {
      game,
      options: { ...(game === 'sanssouci' ? SANSSOUCI_OPTIONS : {}), ...options, players },
      first: 'first_seat',
      stand_in: BOT,
      ...terms,
    },
    seats: seats ?? ['me', ...Array.from({ length: players - 1 }, () => BOT)],
  });
  expect(id, `the table of ${JSON.stringify(setup)}`).toBeDefined();
  return `games/${id}`;
}

/** Gives a browser its identity, and a name if it is to have one. */
export async function becomeKnown(page: Page, name?: string): Promise<void> {
  await callApi(page, 'POST', 'me');
  if (name !== undefined) await callApi(page, 'PUT', 'me', { name });
  await page.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('gloriette.known', '1');
  });
}

/** Opens a game that bots have played to its end; returns its path. */
export async function openFinishedGame(page: Page, setup: TableSetup = {}): Promise<string> {
  const path = await createTable(page, setup);
  await callApi(page, 'POST', `${path}/leave`);
  await expect
    .poll(async () => (await callApi<Frame>(page, 'GET', path)).table.phase, { timeout: 60_000 })
    .toBe('over');
  await page.goto(path);
  await expect(page.locator('.scoring')).toBeVisible();
  return path;
}
