import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Reads a number of the page, which writes negative ones with a minus sign instead of a hyphen. */
export const parseNumber = (text: string) => Number(text.replace('−', '-'));

/** Sets how the last decision of a turn is confirmed, from the next page load on. */
export const confirmTurns = (page: Page, confirm: 'always' | 'touch' | 'delay' | 'never') =>
  page.addInitScript((setting) => {
    if (location.protocol.startsWith('http'))
      localStorage.setItem('gloriette.settings', JSON.stringify({ confirm: setting }));
  }, confirm);

/** The page of a running game: what all games have in common. */
export abstract class BoardPage<Phase extends string> {
  readonly page: Page;
  readonly root: Locator;
  /** The phases in which `decide` has decided, in order. */
  readonly decisions: Phase[] = [];
  /** The bar that ends a turn or takes its last decision back, and its buttons. */
  readonly held: Locator;
  readonly endTurn: Locator;
  readonly takeBack: Locator;
  /** Whether the page may hold last decisions, so that `decide` must end the turn. */
  confirms = false;

  constructor(page: Page) {
    this.page = page;
    this.root = page.locator('.board[data-phase]');
    this.held = page.locator('.held');
    this.endTurn = this.held.getByRole('button').last();
    this.takeBack = this.held.getByRole('button').first();
  }

  /** Clicks, taps or types one decision for the phase; varies with the number of decisions made so far. */
  protected abstract choose(phase: Phase): Promise<void>;

  /** Makes the decision that is due and waits until the server has taken it. */
  async decide(phase: Phase): Promise<void> {
    await this.submit(() => (this.confirms ? this.chooseAndConfirm(phase) : this.choose(phase)));
    this.decisions.push(phase);
  }

  /** Makes a decision, and ends the turn if the page holds it. */
  private async chooseAndConfirm(phase: Phase): Promise<void> {
    const sent = this.page.waitForRequest(/\/decisions$/).then(() => true);
    await this.choose(phase);
    const held = this.endTurn.waitFor().then(() => false);
    held.catch(() => undefined);
    if (!(await Promise.race([sent, held]))) await this.endTurn.click();
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

  /**
   * Waits until this player may decide or the game is over; returns the phase. Ends the turn if the page itself has made
   * its last decision, because there was only one.
   */
  async ready(): Promise<Phase> {
    for (;;) {
      const phase = await this.#phase();
      if (phase !== 'held') return phase;
      await this.submit(() => this.endTurn.click());
    }
  }

  async #phase(): Promise<Phase | 'held'> {
    const found = await this.page.waitForFunction(
      () => {
        const board = document.querySelector<HTMLElement>('.board[data-phase]');
        if (!board) return null;
        const { phase, deciding, held } = board.dataset;
        if (held === 'true') return 'held';
        return phase === 'over' || deciding === 'true' ? phase : null;
      },
      null,
      { timeout: 60_000 },
    );
    return (await found.jsonValue()) as Phase | 'held';
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
