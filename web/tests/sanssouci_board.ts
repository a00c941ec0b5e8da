import type { Locator, Page } from '@playwright/test';
import type { Options, View } from '../src/types/sanssouci.ts';
import type { Terms } from '../src/types/server.ts';
import { Board, written } from './board.ts';
import { expect } from './fixtures.ts';

export type Phase = View['phase'];
type Press = (thing: Locator) => Promise<void>;

/** A table of Sanssouci as a person sees it who points and clicks, or taps. */
export class Garden extends Board<Phase> {
  readonly press: Press;
  readonly targets: Locator;
  readonly slots: Locator;
  /** What can be chosen, as buttons. */
  readonly list: Locator;
  /** "Nobody moves" or "End the turn", in any language. */
  readonly stay: Locator;
  readonly undo: Locator;

  constructor(page: Page, press: Press = (thing) => thing.click()) {
    super(page);
    this.press = press;
    this.targets = page.locator('.main .cell.target');
    this.slots = page.locator('.slot.target');
    this.list = page.locator('.list button');
    this.stay = page.locator('.prompt .buttons button').first();
    this.undo = page.getByRole('button', { name: 'Take back' });
  }

  /** Plays on until this is to be decided; false if the game ends before. */
  async until(...phases: Phase[]): Promise<boolean> {
    for (let phase = await this.ready(); ; phase = await this.ready()) {
      if (phases.includes(phase)) return true;
      if (phase === 'over') return false;
      await this.decide(phase);
    }
  }

  async decide(phase: Phase): Promise<void> {
    const turn = this.decided.length;
    this.decided.push(phase);
    switch (phase) {
      case 'gardens':
      case 'rewards':
        return this.press(this.page.locator(`[data-side="${turn % 2}"]`));
      case 'play':
        return turn % 2 === 0 ? this.#cardFirst(turn) : this.#tileFirst(turn);
      case 'gardener':
      case 'boar':
        return this.press(turn % 2 === 0 ? await nth(this.targets, turn) : await nth(this.list, turn));
      case 'noble':
        return this.press(turn % 5 === 4 || (await this.list.count()) === 0 ? this.stay : this.list.first());
      case 'refill':
        return this.press(await nth(this.page.locator('.supply .target'), turn));
      case 'over':
        throw new Error('the game is over');
    }
  }

  /** The final scoring as a table: what counts, and everybody's points for it. */
  async scores(): Promise<Map<string, number[]>> {
    const rows = await this.page
      .locator('.scoring tr')
      .evaluateAll((all) =>
        all.map((row) => [...row.children].map((cell) => cell.textContent?.trim() ?? '')),
      );
    return new Map(rows.slice(1).map(([item = '', ...points]) => [item, points.map(written)]));
  }

  async #cardFirst(turn: number) {
    const cards = this.page.locator('[data-card].playable');
    const card = await nth(cards, turn >> 1);
    if ((await card.getAttribute('aria-pressed')) !== 'true') await this.press(card);
    await this.press(await this.#tile(turn));
  }

  async #tileFirst(turn: number) {
    await this.press(await this.#tile(turn));
    // A tile that both cards allow waits for one of them.
    if (await this.page.locator('.slot.chosen').count())
      await this.press(await nth(this.page.locator('[data-card].playable'), turn));
  }

  /** The boar's own tile if it is there, because boars are rare; else some other. */
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
  expect(count, `something to choose among ${String(all)}`).toBeGreaterThan(0);
  return all.nth(index % count);
}

type Overrides = Partial<Omit<Terms, 'options'>> & { options?: Partial<Options>; seats?: string[] };

/** Opens a table without the first page, where the story is another one; gives its address. */
export async function table(page: Page, overrides: Overrides = {}): Promise<string> {
  const { options, seats, ...terms } = overrides;
  const players = options?.players ?? 2;
  await page.goto('./');
  const id = await page.evaluate(
    async (opening) => {
      const post = (path: string, body?: unknown) =>
        fetch(path, {
          method: 'POST',
          ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
        });
      await post('api/me');
      localStorage.setItem('gloriette.known', '1');
      const answer = await post('api/games', opening);
      if (!answer.ok) throw new Error(await answer.text());
      return ((await answer.json()) as { id: string }).id;
    },
    {
      terms: {
        game: 'sanssouci',
        options: {
          edition: 'revised',
          players,
          rewards: false,
          boars: false,
          choose_sides: false,
          choose_stack: false,
          ...options,
        },
        first: 'first_seat',
        ...terms,
      },
      seats: seats ?? ['me', ...Array.from({ length: players - 1 }, () => 'apprentice')],
    },
  );
  return `games/${id}`;
}

/** Sits down at such a table. */
export async function sitDown(page: Page, overrides: Overrides = {}, press?: Press): Promise<Garden> {
  await page.goto(await table(page, overrides));
  const garden = new Garden(page, press);
  await garden.ready();
  return garden;
}
