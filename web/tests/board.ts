import type { Locator, Page } from '@playwright/test';

/** A number as it is written on the page, with the right minus. */
export const written = (text: string) => Number(text.replace('−', '-'));

/** A board as a person sees it who plays at it, whatever the game is. */
export abstract class Board<Phase extends string> {
  readonly page: Page;
  readonly board: Locator;
  /** What was decided so far. */
  readonly decided: Phase[] = [];

  constructor(page: Page) {
    this.page = page;
    this.board = page.locator('.board[data-phase]');
  }

  /** Makes the decision that is due, now in this way, now in that. */
  abstract decide(phase: Phase): Promise<void>;

  /** Waits until one may decide, or the game is over. */
  async ready(timeout = 30_000): Promise<Phase> {
    const found = await this.page.waitForFunction(
      () => {
        const board = document.querySelector<HTMLElement>('.board[data-phase]');
        if (!board) return null;
        const { phase, deciding } = board.dataset;
        return phase === 'over' || deciding === 'true' ? phase : null;
      },
      null,
      { timeout },
    );
    return (await found.jsonValue()) as Phase;
  }

  /** To the end; looks at every decision before it is made. */
  async playOut(look: (phase: Phase) => Promise<void> = async () => undefined): Promise<void> {
    let phase = await this.ready();
    for (; phase !== 'over'; phase = await this.ready()) {
      await look(phase);
      await this.decide(phase);
    }
    await look(phase);
  }

  count(phase: Phase): number {
    return this.decided.filter((made) => made === phase).length;
  }
}
