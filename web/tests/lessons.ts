import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { text } from './words.ts';

/** The page of a lesson. */
export class LessonPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get coach() {
    return this.page.locator('section.beside');
  }
  get answer() {
    return this.coach.locator('.answer');
  }
  get next() {
    return this.coach.getByRole('button', { name: text('learn.next') });
  }
  get finish() {
    return this.coach.getByRole('button', { name: text('learn.finish') });
  }

  /** Waits until the learner can decide. */
  async ready() {
    await expect(this.page.locator('.board[data-deciding=true]')).toBeVisible();
  }

  async open(game: string, lesson: number) {
    await this.page.goto(`./learn/${game}/${lesson}`);
    await this.expectLesson(lesson);
  }

  async expectLesson(number: number) {
    await expect(this.coach.getByRole('heading')).toContainText(text('learn.number', { number, count: 10 }));
    await this.ready();
  }

  /** Sanssouci: plays a card and takes a tile. */
  async take(card: string, slot: string) {
    await this.ready();
    const held = this.page.locator(`[data-card="${card}"]`);
    if ((await held.getAttribute('aria-pressed')) !== 'true') await held.click();
    await this.page.locator(`[data-slot="${slot}"]`).click();
  }

  /** Sanssouci: chooses a field of the own garden, whether it is offered or not. */
  async field(field: string) {
    await this.ready();
    // A field that is not offered is `aria-disabled`, but the lesson explains why.
    await this.page.locator(`.main [data-field="${field}"]`).click({ force: true });
  }

  /** Versailles: plays a card. */
  async bid(card: number) {
    await this.ready();
    await this.page.locator(`.hand [data-card="${card}"]`).click();
  }

  /** Versailles: rotates the tile with the keyboard, chooses a place and lays it there. */
  async lay([x, y]: [number, number], turn: number) {
    await this.ready();
    const garden = this.page.locator('.main svg[tabindex]');
    await garden.focus();
    const label = new RegExp(`${turn}$`);
    for (let tries = 0; tries < 4 && !label.test((await garden.getAttribute('aria-label')) ?? ''); tries += 1)
      await this.page.keyboard.press('r');
    await expect(garden).toHaveAttribute('aria-label', label);
    const point = await garden.evaluate(
      (svg, [x, y]) => {
        const matrix = (svg as unknown as SVGSVGElement).getScreenCTM();
        const at = new DOMPoint((x + 1) * 100, (y + 1) * 100).matrixTransform(matrix ?? undefined);
        return [at.x, at.y] as const;
      },
      [x, y] as const,
    );
    await this.page.mouse.click(point[0], point[1]);
    await this.page.getByRole('button', { name: text('v.lay') }).click();
  }
}
