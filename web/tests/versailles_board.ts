import type { Locator, Page } from '@playwright/test';
import type { Frame, Level, Terms } from '../src/types/server.ts';
import type { Entry, Event, View } from '../src/types/versailles.ts';
import { Board, written } from './board.ts';
import { expect } from './fixtures.ts';

export type Phase = View['phase'];
export type Place = { at: [number, number]; turn: number };
/** A place as people are told it: where it is in the garden, and how the tile is turned. */
export const PLACE =
  /^\s*(top|bottom|left|right|in the middle)( left| right)?, (not turned|a (quarter|half) turn)/;

/** A table of Versailles as a person sees it. */
export class Plot extends Board<Phase> {
  /** One's own garden, or the one that is looked at. */
  readonly garden: Locator;
  readonly tiles: Locator;
  readonly ghost: Locator;
  readonly cards: Locator;
  /** The sheet of the first half. */
  readonly sheet: Locator;

  constructor(page: Page) {
    super(page);
    this.garden = page.locator('.main svg[tabindex]');
    this.tiles = this.garden.locator('.edge');
    this.ghost = this.garden.locator('[data-spot=ghost]');
    this.cards = page.locator('.hand .playable');
    this.sheet = page.getByRole('dialog', { name: 'Half-time' });
  }

  /** Plays on until this is to be decided for the so-many-th time; false if the game ends before. */
  async until(wanted: Phase, times = 1): Promise<boolean> {
    for (let phase = await this.ready(); ; phase = await this.ready()) {
      if (phase === wanted && (times -= 1) <= 0) return true;
      if (phase === 'over') return false;
      await this.decide(phase);
    }
  }

  async decide(phase: Phase): Promise<void> {
    if (await this.sheet.isVisible()) await this.sheet.getByRole('button', { name: 'Close' }).click();
    const turn = this.decided.push(phase);
    if (phase === 'bidding') {
      const count = await this.cards.count();
      expect(count, 'cards to be played').toBeGreaterThan(0);
      return this.cards.nth(turn % count).click();
    }
    const laid = await this.tiles.count();
    if (turn % 8 === 4) await this.page.getByRole('button', { name: 'Lay it' }).click();
    else if (turn % 8 === 6) {
      const list = this.page.locator('details:has(.list)');
      if (!(await list.evaluate((details: HTMLDetailsElement) => details.open)))
        await list.locator('summary').click();
      await list.getByRole('button').last().click();
    } else await this.layAt(0.2 + 0.6 * Math.random(), 0.15 + 0.6 * Math.random());
    await expect(this.tiles, 'one tile more').toHaveCount(laid + 1);
  }

  /** Clicks somewhere in the garden. */
  async layAt(across: number, down: number): Promise<void> {
    const box = await this.garden.boundingBox();
    if (!box) throw new Error('there is no garden');
    await this.garden.click({ position: { x: box.width * across, y: box.height * down } });
  }

  /** Where the tile would be laid, as it is told to who cannot see it. */
  async ghostAt(): Promise<Place> {
    const told = (await this.garden.getAttribute('aria-label')) ?? '';
    const [, x, y, turn] = /column (-?\d+), row (-?\d+), quarter turns: (\d)$/.exec(told) ?? [];
    expect(turn, `a ghost in: ${told}`).toBeDefined();
    return { at: [Number(x), Number(y)], turn: Number(turn) };
  }

  /** Where on the screen the middle of a tile at a place would be. */
  onScreen(at: [number, number]): Promise<{ x: number; y: number }> {
    return this.garden.evaluate(async (drawing: SVGSVGElement, [x, y]: [number, number]) => {
      const there = () => {
        const point = new DOMPoint(x * 100 + 100, y * 100 + 100);
        return point.matrixTransform(drawing.getScreenCTM() ?? undefined);
      };
      // The frame, and what stands above it, may still be on the way to their places.
      let point = there();
      for (let still = 0; still < 12;) {
        await new Promise(requestAnimationFrame);
        const next = there();
        still = next.x === point.x && next.y === point.y ? still + 1 : 0;
        point = next;
      }
      return { x: point.x, y: point.y };
    }, at);
  }

  /** The tiles of a garden as it is drawn, and nothing else. */
  drawn(): Promise<string[]> {
    return this.garden.evaluate((drawing) =>
      [...drawing.querySelectorAll(':scope > use')].map(
        (use) => `${use.getAttribute('x')},${use.getAttribute('y')} ${use.getAttribute('href')}`,
      ),
    );
  }

  /** The game as the server shows it to this browser. */
  async view(): Promise<View> {
    const frame = await this.page.evaluate(async () => {
      const id = /games\/([0-9a-f]+)/.exec(location.pathname)?.[1] ?? '';
      return (await (await fetch(`/api/games/${id}`)).json()) as Frame;
    });
    return frame.view as View;
  }

  /** Where the tile may be laid. */
  async places(): Promise<(Place & { gain: number })[]> {
    const { legal, previews } = await this.view();
    return legal.flatMap(({ at, turn }: Entry, index) =>
      at ? [{ at, turn: turn ?? 0, gain: previews[index]?.gain ?? 0 }] : [],
    );
  }
}

/** A sheet of points as it is shown: what counts, and everybody's points for it; the last line is the total. */
export async function sums(scoring: Locator): Promise<{ items: Map<string, number[]>; total: number[] }> {
  const rows = await scoring
    .locator('tbody tr, tfoot tr:first-child')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent?.trim() ?? '')));
  const lines = rows.map(([item = '', ...points]) => [item, points.map(written)] as const);
  const total = lines.pop()?.[1] ?? [];
  return { items: new Map(lines), total };
}

type Overrides = Partial<Omit<Terms, 'options'>> & { players?: number; seats?: string[] };

/** Opens a table without the first page, where the story is another one; gives its address. */
export async function table(page: Page, overrides: Overrides = {}): Promise<string> {
  const { players = 2, seats, ...terms } = overrides;
  const game = terms.game ?? 'versailles';
  const sanssouci = {
    edition: 'revised',
    rewards: false,
    boars: false,
    choose_sides: false,
    choose_stack: false,
  };
  if (!page.url().startsWith('http')) await page.goto('./');
  const stand_in: Level = 'apprentice';
  const opening = {
    terms: {
      game,
      options: { players, ...(game === 'sanssouci' ? sanssouci : {}) },
      first: 'first_seat',
      stand_in,
      ...terms,
    },
    seats: seats ?? ['me', ...Array.from({ length: players - 1 }, () => 'apprentice')],
  };
  await ask(page, 'POST', 'me');
  await page.evaluate(() => localStorage.setItem('gloriette.known', '1'));
  const { id } = (await ask(page, 'POST', 'games', opening)) as { id: string };
  return `games/${id}`;
}

/** Sits down at such a table. */
export async function sitDown(page: Page, overrides: Overrides = {}): Promise<Plot> {
  await page.goto(await table(page, overrides));
  const plot = new Plot(page);
  await plot.ready();
  return plot;
}

/** A game that bots have brought to its end, as its host sees it. */
export async function finished(page: Page, overrides: Overrides = {}): Promise<string> {
  const path = await table(page, overrides);
  await ask(page, 'POST', `${path}/leave`);
  await expect
    .poll(async () => ((await ask(page, 'GET', path)) as Frame).table.phase, { timeout: 60_000 })
    .toBe('over');
  await page.goto(path);
  await expect(page.locator('.scoring')).toBeVisible();
  return path;
}

/** Asks the server as this browser does. */
export function ask(page: Page, method: string, path: string, body?: unknown): Promise<unknown> {
  return page.evaluate(
    async ([method, path, body]) => {
      const answer = await fetch(`/api/${path as string}`, {
        method: method as string,
        ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
      });
      return (await answer.json()) as unknown;
    },
    [method, path, body],
  );
}

type Heard = { view?: View; events?: Event[] | null; entries?: { events: Event[] | null }[] };
/** What it was told: every view, and every event. */
export async function heard(page: Page): Promise<{ views: View[]; events: Event[] }> {
  const texts = await page.evaluate(() => window.heard);
  const all = texts.flatMap((text) =>
    text.startsWith('{')
      ? [JSON.parse(text) as Heard]
      : [...text.matchAll(/^data: ?(.*)$/gm)].map(([, data]) => JSON.parse(data ?? '{}') as Heard),
  );
  return {
    views: all.flatMap(({ view }) => (view ? [view] : [])),
    events: all.flatMap((told) => [
      ...(told.events ?? []),
      ...(told.entries ?? []).flatMap((entry) => entry.events ?? []),
    ]),
  };
}

/** Of whom it knows cards that lie in a hand or face down. */
export async function peeked(page: Page): Promise<number[]> {
  const { views, events } = await heard(page);
  expect(views.length, 'views that were heard').toBeGreaterThan(0);
  const seats = [
    ...views.flatMap((view) =>
      view.seats.flatMap(({ hand, bid }, seat) => (hand !== null || bid !== null ? [seat] : [])),
    ),
    ...events.flatMap((event) => {
      if (event.event === 'bid' && event.card !== null) return [event.seat];
      return event.event === 'dealt' && event.hand.length > 0 ? [event.seat] : [];
    }),
  ];
  return [...new Set(seats)].sort();
}
