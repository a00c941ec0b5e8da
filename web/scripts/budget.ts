// Checks the size and speed of the page, as the real binary serves it to a real browser:
//   first load   at most 150 KB gzip of script and style, at most 400 KB with images and fonts
//   usable       "Play now" can be pressed after 1.5 s on a CPU that is four times slower
//   a click      has a visible effect within 100 ms there
// Sizes are exact. Times are measured several times, and the best one counts, because other processes slow the page down.
// A time above its limit is reported; it fails only at twice the limit, which other processes do not explain.
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, test } from '../tests/fixtures.ts';
import { SanssouciBoard } from '../tests/sanssouci_board.ts';
import { text } from '../tests/words.ts';

declare global {
  interface Window {
    /** When "Play now" could be pressed, in milliseconds after the start of the navigation. */
    usable?: number;
    /** Measures the time from the next of these events to the frame that shows its effect. */
    measure: (events: string[]) => void;
    responseTime: number | null;
  }
}

const BUDGET = { code: 150, all: 400, usable: 1500, click: 100 };
const SLOWDOWN = 4;
const ATTEMPTS = 12;

function report(what: string, value: number, limit: number, unit: string) {
  console.log(`${value <= limit ? 'ok  ' : 'OVER'} ${what}: ${value.toFixed(1)} ${unit} of ${limit}`);
}

function expectSize(what: string, bytes: number, limit: number) {
  report(what, bytes / 1000, limit, 'KB');
  expect.soft(bytes / 1000, what).toBeLessThanOrEqual(limit);
}

function expectTime(what: string, milliseconds: number, limit: number) {
  report(what, milliseconds, limit, 'ms');
  expect.soft(milliseconds, what).toBeLessThanOrEqual(2 * limit);
}

/** Slows the CPU down for a page. */
async function throttle(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

test('the first load is small', async ({ newBrowser }) => {
  const page = await newBrowser({ extraHTTPHeaders: { 'accept-encoding': 'gzip' } });
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto('./');
  await page.getByRole('button', { name: text('start.now') }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  // Whatever the page loads after its first paint counts, too.
  await page.waitForTimeout(500);

  let [code, all] = [0, 0];
  for (const response of responses) {
    const type = response.headers()['content-type'] ?? '';
    if (type.startsWith('text/event-stream')) continue;
    const bytes = await transferSize(response);
    console.log(
      `  ${(bytes / 1000).toFixed(1).padStart(6)} KB  ${new URL(response.url()).pathname} (${type})`,
    );
    if (/javascript|css/.test(type)) code += bytes;
    all += bytes;
  }
  expect(code, 'is the page in the binary?').toBeGreaterThan(0);
  expectSize('first load: script and style, gzip', code, BUDGET.code);
  expectSize('first load: everything', all, BUDGET.all);
});

/** The size of a response's body on the wire. */
async function transferSize(response: Response): Promise<number> {
  const body = await response.body();
  if (response.headers()['content-encoding'] !== 'gzip') return body.length;
  const { responseBodySize } = await response.request().sizes();
  return Math.max(responseBodySize, 0) || gzipSync(body).length;
}

test('the start page is usable soon on a slow CPU', async ({ newBrowser }) => {
  let best = Infinity;
  for (let attempt = 0; attempt < ATTEMPTS && best > BUDGET.usable; attempt += 1) {
    const page = await newBrowser();
    await throttle(page);
    best = Math.min(best, await timeUntilUsable(page));
    await page.close();
  }
  expectTime('usable on a slow CPU', best, BUDGET.usable);
});

async function timeUntilUsable(page: Page): Promise<number> {
  await page.addInitScript(() => {
    const look = () => {
      const button = document.querySelector<HTMLButtonElement>('.go button');
      if (button && !button.disabled && button.checkVisibility())
        requestAnimationFrame(() => (window.usable = performance.now()));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('./');
  const time = await page.waitForFunction(() => window.usable);
  return (await time.jsonValue()) as number;
}

test('clicks have a visible effect at once on a slow CPU', async ({ page }) => {
  await throttle(page);
  await page.addInitScript(() => {
    window.measure = (events) => {
      window.responseTime = null;
      let start = 0;
      const observer = new MutationObserver(() => {
        if (start === 0) return;
        observer.disconnect();
        // The frame that shows the change ends before the next task begins.
        requestAnimationFrame(() => setTimeout(() => (window.responseTime = performance.now() - start)));
      });
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      const note = (event: Event) => {
        if (start === 0) start = event.timeStamp;
      };
      for (const event of events) addEventListener(event, note, { capture: true, once: true });
    };
  });
  await page.goto('./');
  await page.evaluate(() =>
    localStorage.setItem(
      'gloriette.opening',
      JSON.stringify({ level: 'apprentice', players: 2, sanssouci: { edition: 'revised' } }),
    ),
  );
  await page.reload();
  await page.getByRole('button', { name: text('start.now') }).click();

  const board = new SanssouciBoard(page);
  const best = new Map<string, number>();
  const kept = () => best.size > 0 && [...best.values()].every((time) => time <= BUDGET.click);
  const measure = async (name: string, events: string[], act: () => Promise<void>) => {
    await page.evaluate((events) => window.measure(events), events);
    await act();
    const time = (await (await page.waitForFunction(() => window.responseTime)).jsonValue()) as number;
    best.set(name, Math.min(best.get(name) ?? Infinity, time));
  };
  for (let attempt = 0; attempt < ATTEMPTS && !kept(); attempt += 1) {
    if (!(await board.playUntil('play'))) break;
    await measure('choosing a card', ['pointerdown'], () => board.cards.first().click());
    await page.mouse.move(0, 0);
    const tile = board.slots.last();
    await measure('pointing at a tile', ['pointermove', 'pointerover'], () => tile.hover());
    await measure('laying it', ['pointerdown'], () => board.submit(() => tile.click()));
  }
  expect(best.size, 'measured actions').toBe(3);
  for (const [name, time] of best) expectTime(`response to a click: ${name}`, time, BUDGET.click);
});
