import type { Page } from '@playwright/test';
import { type Phase, SanssouciBoard } from './sanssouci_board.ts';
import { VersaillesBoard } from './versailles_board.ts';
import { text } from './words.ts';

/** A board whose decisions go to a worker: there is no request to wait for, but the page shows when it may decide again. */
export class LocalSanssouci extends SanssouciBoard {
  override async submit(input: () => Promise<unknown>): Promise<void> {
    await input();
  }

  protected override async choose(phase: Phase): Promise<void> {
    if (phase !== 'play') return super.choose(phase);
    const card = this.cards.first();
    if ((await card.getAttribute('aria-pressed')) !== 'true') await this.press(card);
    await this.press(this.slots.first());
  }
}

export class LocalVersailles extends VersaillesBoard {
  override async submit(input: () => Promise<unknown>): Promise<void> {
    await input();
  }
}

/** Opens a game against bots on this device with the form of the start page. */
export async function openHere(page: Page, stored: object = {}) {
  await page.addInitScript(
    (opening) => {
      if (!localStorage.getItem('gloriette.opening'))
        localStorage.setItem('gloriette.opening', JSON.stringify(opening));
    },
    { level: 'apprentice', players: 2, sanssouci: { edition: 'revised', choose_sides: false }, ...stored },
  );
  await page.goto('./');
  await page.getByRole('radio', { name: text('start.company.device') }).check();
  await page.getByRole('button', { name: text('start.now') }).click();
}

/** The id of the game that a page shows. */
export const gameId = (page: Page) => /games\/([0-9a-f]{32})/.exec(page.url())?.[1] ?? '';
