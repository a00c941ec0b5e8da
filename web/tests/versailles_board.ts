import type { Locator, Page } from '@playwright/test';
import type { Frame } from '../src/types/server.ts';
import type { Entry, View } from '../src/types/versailles.ts';
import { callApi } from './api.ts';
import { BoardPage, parseNumber } from './board.ts';
import { expect } from './fixtures.ts';
import { createTable, type TableSetup } from './tables.ts';
import { type Key, pattern, text } from './words.ts';

export type Phase = View['phase'];
export type Place = { at: [number, number]; turn: number };

const WHERE = ['top', 'middle', 'bottom'].flatMap((down) =>
  ['left', 'middle', 'right'].map((across) => pattern(`v.where.${down}.${across}` as Key)),
);
const TURNED = ([0, 1, 2, 3] as const).map((turn) => pattern(`v.turned.${turn}`));
/** A place as the page describes it: where it is in the garden, and how the tile is turned. */
export const PLACE = new RegExp(`^\\s*(${WHERE.join('|')}), (${TURNED.join('|')})`);
const GHOST = new RegExp(
  `${pattern('v.ghost', { x: '(?<x>-?\\d+)', y: '(?<y>-?\\d+)', turn: '(?<turn>\\d)' })}$`,
);

/** The part of a number after the decimal point. */
const fraction = (value: number) => value - Math.floor(value);

/** The board of Versailles, played by clicking. */
export class VersaillesBoard extends BoardPage<Phase> {
  /** The large garden: the player's own, or the one that is looked at. */
  readonly garden: Locator;
  readonly tiles: Locator;
  readonly ghost: Locator;
  readonly cards: Locator;
  /** The button that lays the tile where its ghost is. */
  readonly lay: Locator;
  /** The dialog with the scoring of the first half. */
  readonly halfTime: Locator;

  constructor(page: Page) {
    super(page);
    this.garden = page.locator('.main svg[tabindex]');
    this.tiles = this.garden.locator('.edge');
    this.ghost = this.garden.locator('[data-spot=ghost]');
    this.cards = page.locator('.hand .playable');
    this.lay = page.getByRole('button', { name: text('v.lay') });
    this.halfTime = page.getByRole('dialog', { name: text('v.middle') });
  }

  protected override async choose(phase: Phase): Promise<void> {
    if (await this.halfTime.isVisible()) await this.closeHalfTime();
    const turn = this.decisions.length;
    if (phase === 'bidding') {
      const count = await this.cards.count();
      expect(count, 'cards that can be played').toBeGreaterThan(0);
      return this.cards.nth(turn % count).click();
    }
    if (turn % 8 === 3) return this.lay.click();
    if (turn % 8 === 5) return this.#layFromList();
    // Any point of the garden will do: the page takes the nearest place.
    await this.chooseAt(0.2 + 0.6 * fraction(turn * 0.37), 0.15 + 0.6 * fraction(turn * 0.61));
    return this.lay.click();
  }

  async closeHalfTime(): Promise<void> {
    await this.halfTime.getByRole('button', { name: text('close') }).click();
    await expect(this.halfTime).toBeHidden();
  }

  async #layFromList(): Promise<void> {
    const list = this.page.locator('details:has(.list)');
    if (!(await list.evaluate((details: HTMLDetailsElement) => details.open)))
      await list.locator('summary').click();
    await list.getByRole('button').last().click();
  }

  /** Chooses a place by a click on the garden at fractions of its width and height. */
  async chooseAt(across: number, down: number): Promise<void> {
    const box = await this.garden.boundingBox();
    if (!box) throw new Error('no garden');
    await this.garden.click({ position: { x: box.width * across, y: box.height * down } });
  }

  /** Where the tile would be laid, from the label for screen readers. */
  async ghostAt(): Promise<Place> {
    const told = (await this.garden.getAttribute('aria-label')) ?? '';
    const { x, y, turn } = GHOST.exec(told)?.groups ?? {};
    expect(turn, `a ghost in: ${told}`).toBeDefined();
    return { at: [Number(x), Number(y)], turn: Number(turn) };
  }

  /** The screen position of the centre of a tile at a place. */
  onScreen(at: [number, number]): Promise<{ x: number; y: number }> {
    return this.garden.evaluate(async (drawing: SVGSVGElement, [x, y]: [number, number]) => {
      const there = () => {
        const point = new DOMPoint(x * 100 + 100, y * 100 + 100);
        return point.matrixTransform(drawing.getScreenCTM() ?? undefined);
      };
      // The garden and what is above it may still move; a click must hit the final place.
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

  /** The squares of the tiles in the garden as they are drawn, without the ghost. */
  drawn(): Promise<string[]> {
    return this.garden.evaluate((drawing) =>
      [...drawing.querySelectorAll(':scope > use')].map(
        (use) => `${use.getAttribute('x')},${use.getAttribute('y')} ${use.getAttribute('href')}`,
      ),
    );
  }

  /** The view of the game that the server gives this player. */
  async view(): Promise<View> {
    const frame = await callApi<Frame>(this.page, 'GET', new URL(this.page.url()).pathname.slice(1));
    return frame.view as View;
  }

  /** The places where the tile may be laid. */
  async places(): Promise<(Place & { gain: number })[]> {
    const { legal, previews } = await this.view();
    return legal.flatMap(({ at, turn }: Entry, index) =>
      at ? [{ at, turn: turn ?? 0, gain: previews[index]?.gain ?? 0 }] : [],
    );
  }
}

/** The points of every player in a scoring table: for each item, and in total. */
export async function readScoring(
  scoring: Locator,
): Promise<{ items: Map<string, number[]>; total: number[] }> {
  const rows = await scoring
    .locator('tbody tr, tfoot tr:first-child')
    .evaluateAll((all) =>
      all.map((row) =>
        [...row.children].map((cell) => (cell.querySelector('.sum') ?? cell).textContent?.trim() ?? ''),
      ),
    );
  const lines = rows.map(([item = '', ...points]) => [item, points.map(parseNumber)] as const);
  const total = lines.pop()?.[1] ?? [];
  return { items: new Map(lines), total };
}

/** Opens a new table of Versailles and waits for the first decision. */
export async function playVersailles(page: Page, setup: TableSetup = {}): Promise<VersaillesBoard> {
  await page.goto(await createTable(page, { game: 'versailles', ...setup }));
  const board = new VersaillesBoard(page);
  await board.ready();
  return board;
}
