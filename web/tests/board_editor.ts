import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { text } from './words.ts';

/** A garden that is easy to recognise: two fields in each of the rows 2, 4 and 6. */
export const PRINTED = ['a2', 'b2', 'c4', 'd4', 'h6', 'i6'];

/** 72 tiles that differ from ours, in the order of the box: four letters each, clockwise from the top left. */
export const TILES = Array.from({ length: 72 }, (_, number) =>
  [0, 1, 2, 3].map((corner) => 'ygwbrjs'.charAt((number * (corner + 2) + corner) % 7)).join(''),
);

/** The editor of boards. */
export class BoardEditorPage {
  readonly page: Page;
  readonly problems: Locator;
  readonly save: Locator;
  readonly name: Locator;

  constructor(page: Page) {
    this.page = page;
    this.problems = page.locator('[data-problems]');
    this.save = page.getByRole('button', { name: text('boards.save'), exact: true });
    this.name = page.getByLabel(text('boards.name'));
  }

  /** One data file in the editor. */
  part(
    title: 'boards.gardens' | 'boards.rewards' | 'boards.cards' | 'boards.tiles' | 'boards.tile_counts',
  ): Locator {
    return this.page.getByRole('region', { name: text(title), exact: true });
  }

  /** Says that a part is the user's own. */
  async enter(title: Parameters<BoardEditorPage['part']>[0]): Promise<Locator> {
    const part = this.part(title);
    await part.getByRole('radio', { name: text('boards.mine') }).check();
    return part;
  }

  /** The sides of a part, by board and side. */
  sides = (part: Locator) => part.locator('figure');

  /** Waits until the server has found this many problems. */
  expectProblems = (count: number) => expect(this.problems).toHaveAttribute('data-problems', String(count));

  /** Saves the set and returns the path of its link. */
  async saveAs(name: string): Promise<string> {
    await this.expectProblems(0);
    await this.name.fill(name);
    await this.save.click();
    const link = await this.page.getByLabel(text('boards.link')).inputValue();
    return new URL(link).pathname.slice(1);
  }
}
