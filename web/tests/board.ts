import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Reads a number of the page, which writes negative ones with a minus sign instead of a hyphen. */
export const parseNumber = (text: string) => Number(text.replace('−', '-'));

/** The page of a running game: what all games have in common. */
export abstract class BoardPage<Phase extends string> {
  readonly page: Page;
  readonly root: Locator;
  /** The phases in which `decide` has decided, in order. */
  readonly decisions: Phase[] = [];

  constructor(page: Page) {
    this.page = page;
    this.root = page.locator('.board[data-phase]');
  }

  /** Clicks, taps or types one decision for the phase; varies with the number of decisions made so far. */
  protected abstract choose(phase: Phase): Promise<void>;

  /** Makes the decision that is due and waits until the server has taken it. */
  async decide(phase: Phase): Promise<void> {
    await this.submit(() => this.choose(phase));
    this.decisions.push(phase);
  }

  /**
   * Waits until the server has taken the decision that an input sends.
   *
   * Browsers turn a tap into a click some time after the touch has ended. Without the wait, the next step would still
   * see the old position and decide a second time. Between the click and the next frame the board is never `ready`.
   */
  async submit(input: () => Promise<unknown>, what: 'decisions' | 'undo' = 'decisions'): Promise<void> {
    const [request] = await Promise.all([
      this.page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().endsWith(`/${what}`),
      ),
      input(),
    ]);
    const response = await request.response();
    expect(response?.status(), `answer to ${request.postData()}`).toBe(200);
  }

  /** Waits until this player may decide or the game is over; returns the phase. */
  async ready(): Promise<Phase> {
    const found = await this.page.waitForFunction(
      () => {
        const board = document.querySelector<HTMLElement>('.board[data-phase]');
        if (!board) return null;
        const { phase, deciding } = board.dataset;
        return phase === 'over' || deciding === 'true' ? phase : null;
      },
      null,
      { timeout: 60_000 },
    );
    return (await found.jsonValue()) as Phase;
  }

  /** Decides until the phase has come up a number of times; returns false if the game ends before. */
  async playUntil(wanted: Phase, times = 1): Promise<boolean> {
    for (let phase = await this.ready(); ; phase = await this.ready()) {
      if (phase === wanted && (times -= 1) <= 0) return true;
      if (phase === 'over') return false;
      await this.decide(phase);
    }
  }

  /** Makes a number of decisions. */
  async playOn(decisions: number): Promise<void> {
    for (let made = 0; made < decisions; made += 1) await this.decide(await this.ready());
  }

  /** Plays to the end of the game; calls `inspect` before every decision and at the end. */
  async playOut(inspect: (phase: Phase) => Promise<void> = async () => undefined): Promise<void> {
    let phase = await this.ready();
    for (; phase !== 'over'; phase = await this.ready()) {
      await inspect(phase);
      await this.decide(phase);
    }
    await inspect(phase);
  }

  /** How many decisions were made in a phase. */
  count(phase: Phase): number {
    return this.decisions.filter((made) => made === phase).length;
  }
}
