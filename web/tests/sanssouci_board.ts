import type { Locator, Page } from '@playwright/test';
import type { View } from '../src/types/sanssouci.ts';
import { BoardPage, parseNumber } from './board.ts';
import { expect } from './fixtures.ts';
import { createTable, type TableSetup } from './tables.ts';
import { text } from './words.ts';

export type Phase = View['phase'];
type Press = (target: Locator) => Promise<void>;

/** The board of Sanssouci, played by clicking or tapping. */
export class SanssouciBoard extends BoardPage<Phase> {
  readonly press: Press;
  /** The fields of the own garden that can be chosen. */
  readonly targets: Locator;
  /** The tiles of the market that can be taken. */
  readonly slots: Locator;
  readonly cards: Locator;
  /** The choices as a list of buttons, for screen readers. */
  readonly list: Locator;
  /** "Nobody moves" or "End the turn", in any language. */
  readonly stay: Locator;
  readonly undo: Locator;

  constructor(page: Page, press: Press = (target) => target.click()) {
    super(page);
    this.press = press;
    this.targets = page.locator('.main .cell.target');
    this.slots = page.locator('.slot.target');
    this.cards = page.locator('[data-card].playable');
    this.list = page.locator('.list button');
    this.stay = page.locator('.prompt .buttons button').first();
    this.undo = page.getByRole('button', { name: text('action.undo'), exact: true });
  }

  /** The final scoring: the points of every player for each item. */
  async scores(): Promise<Map<string, number[]>> {
    const rows = await this.page
      .locator('.scoring tr')
      .evaluateAll((all) =>
        all.map((row) =>
          [...row.children].map((cell) => (cell.querySelector('.sum') ?? cell).textContent?.trim() ?? ''),
        ),
      );
    return new Map(rows.slice(1).map(([item = '', ...points]) => [item, points.map(parseNumber)]));
  }

  protected override async choose(phase: Phase): Promise<void> {
    const turn = this.decisions.length;
    switch (phase) {
      case 'gardens':
      case 'rewards':
        return this.press(this.page.locator(`[data-side="${turn % 2}"]`));
      case 'play':
        return turn % 2 === 0 ? this.#cardFirst(turn) : this.#tileFirst(turn);
      case 'gardener':
      case 'boar':
        return this.press(await nth(this.targets, turn));
      case 'noble':
        return this.press(
          turn % 5 === 4 || (await this.targets.count()) === 0 ? this.stay : this.targets.first(),
        );
      case 'refill':
        return this.press(await nth(this.page.locator('.supply .target'), turn));
      case 'over':
        throw new Error('the game is over');
    }
  }

  async #cardFirst(turn: number) {
    const card = await nth(this.cards, turn >> 1);
    if ((await card.getAttribute('aria-pressed')) !== 'true') await this.press(card);
    await expect(card).toHaveAttribute('aria-pressed', 'true');
    await this.press(await this.#tile(turn));
  }

  /** A tile that both cards allow is only marked; then a card has to be chosen. */
  async #tileFirst(turn: number) {
    const tile = await this.#tile(turn);
    const sent = this.page.waitForRequest(/\/decisions$/).then(() => true);
    const marked = this.page.locator('.slot.chosen').waitFor();
    const decided = Promise.race([sent, marked.then(() => false)]);
    await this.press(tile);
    if (!(await decided)) await this.press(await nth(this.cards, turn));
  }

  /** The tile that finds the boar if there is one, because boars are rare; otherwise any. */
  async #tile(turn: number): Promise<Locator> {
    const boar = this.page.locator('.main .cell:has(.boar)');
    if (await boar.count()) {
      const [motif = '', row = ''] = (await boar.locator('.unseen').textContent())?.split(/[,(]/) ?? [];
      const own = this.slots.and(this.page.locator(`[aria-label^="${motif},${row.trimEnd()},"]`));
      if (await own.count()) return own.first();
    }
    return nth(this.slots, turn);
  }
}

async function nth(all: Locator, index: number): Promise<Locator> {
  const count = await all.count();
  expect(count, `choices among ${String(all)}`).toBeGreaterThan(0);
  return all.nth(index % count);
}

/** Opens a new table of Sanssouci and waits for the first decision. */
export async function playSanssouci(
  page: Page,
  setup: TableSetup = {},
  press?: Press,
): Promise<SanssouciBoard> {
  await page.goto(await createTable(page, { game: 'sanssouci', ...setup }));
  const board = new SanssouciBoard(page, press);
  await board.ready();
  return board;
}
