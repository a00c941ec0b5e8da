#!/usr/bin/env node
// Size and speed of the page, as the real binary serves it to a real browser:
//   first load   at most 150 KB gzip of script and style, at most 400 KB with art and fonts
//   usable       "Play now" can be pressed 1.5 s after the start on a CPU four times slower
//   a click      is answered visibly within 100 ms there
// Sizes are exact, and fail. Times are taken several times, and the best one counts: what else the machine does is not the page's
// fault. A time above its limit is said loudly; it fails only at twice the limit, which no neighbour explains.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';

const BUDGET = { code: 150, all: 400, usable: 1500, click: 100 };
const SLOWER = 4;
const TRIES = 12;
const BINARY = process.env.GLORIETTE ?? resolve(import.meta.dirname, '../../target/debug/gloriette');

const folder = mkdtempSync(join(tmpdir(), 'gloriette-budget-'));
const port = await freePort();
const url = `http://127.0.0.1:${port}/`;
const flags = [
  'serve',
  '--listen',
  `127.0.0.1:${port}`,
  '--database',
  join(folder, 'budget.db'),
  '--log',
  'warn',
];
const server = spawn(BINARY, flags, { stdio: ['ignore', 'ignore', 'inherit'] });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});

let over = false;
try {
  await answering();
  const { code, all, files } = await sizes();
  for (const [name, bytes] of files) console.log(`  ${kilobytes(bytes).padStart(9)}  ${name}`);
  judge('first load: script and style, gzip', code / 1000, BUDGET.code, 'KB');
  judge('first load: everything', all / 1000, BUDGET.all, 'KB');
  judge('usable on a slow CPU', await best(usable, BUDGET.usable), BUDGET.usable, 'ms');
  for (const [name, time] of await clicks()) judge(`answer to a click: ${name}`, time, BUDGET.click, 'ms');
} finally {
  await browser.close();
  server.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
process.exit(over ? 1 : 0);

function judge(what, value, limit, unit) {
  const kept = value <= limit;
  over ||= unit === 'ms' ? value > 2 * limit : !kept;
  console.log(`${kept ? 'ok  ' : 'OVER'} ${what}: ${value.toFixed(1)} ${unit} of ${limit}`);
}

/** What the first page asks for, and what that weighs on the wire if the server sends gzip. */
async function sizes() {
  const context = await browser.newContext({
    locale: 'en-GB',
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
  });
  const page = await context.newPage();
  const asked = [];
  page.on('response', (answer) => asked.push(answer));
  await page.goto(url);
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  const files = [];
  let [code, all] = [0, 0];
  for (const answer of asked) {
    const kind = answer.headers()['content-type'] ?? '';
    if (kind.startsWith('text/event-stream')) continue;
    const served = await answer.request().sizes();
    const body = await answer.body();
    const packed = (answer.headers()['content-encoding'] ?? '') === 'gzip';
    // What is not served compressed counts as it is, unless the browser only hides that it was.
    const bytes = packed ? Math.max(served.responseBodySize, 0) || gzipSync(body).length : body.length;
    files.push([`${new URL(answer.url()).pathname} (${kind})`, bytes]);
    if (/javascript|css/.test(kind)) code += bytes;
    all += bytes;
  }
  await context.close();
  if (!files.some(([name]) => name.includes('javascript')))
    throw new Error('no script was asked for: is the page in the binary?');
  return { code, all, files };
}

/** Until "Play now" can be pressed, from the moment the address was entered. */
async function usable() {
  const { page, context } = await slowly();
  await page.addInitScript(() => {
    const look = () => {
      const button = document.querySelector('.go button');
      if (button && !button.disabled && button.checkVisibility())
        requestAnimationFrame(() => (window.usable = performance.now()));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(url);
  const time = await page.waitForFunction(() => window.usable);
  const value = await time.jsonValue();
  await context.close();
  return value;
}

/**
 * From the press of the button to the first frame after the page has changed. The browser's own measurement begins when
 * the pointer touched, and ends with the paint after the listeners ran; it is rounded to 8 ms.
 */
async function clicks() {
  const { page, context } = await slowly();
  await page.addInitScript(() => {
    window.measure = () => {
      window.answer = null;
      let pressed = 0;
      const changed = new MutationObserver(() => {
        if (pressed === 0) return;
        changed.disconnect();
        // The frame that shows the change ends when the task after it begins.
        requestAnimationFrame(() => setTimeout(() => (window.answer = performance.now() - pressed)));
      });
      changed.observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      const note = (event) => {
        if (pressed === 0) pressed = event.timeStamp;
      };
      for (const kind of window.measured) addEventListener(kind, note, { capture: true, once: true });
    };
  });
  await page.goto(url);
  await page.evaluate(() =>
    localStorage.setItem(
      'gloriette.opening',
      JSON.stringify({ level: 'apprentice', players: 2, sanssouci: { edition: 'revised' } }),
    ),
  );
  await page.reload();
  await page.getByRole('button', { name: 'Play now' }).click();
  const found = new Map();
  const kept = () => found.size > 0 && [...found.values()].every((time) => time <= BUDGET.click);
  for (let tries = 0; tries < TRIES && !kept(); tries += 1) {
    if (!(await ready(page, 'play'))) break;
    await measure(page, found, 'choosing a card', ['pointerdown'], () =>
      page.locator('[data-card].playable').first().click(),
    );
    await page.mouse.move(0, 0);
    await measure(page, found, 'pointing at a tile', ['pointermove', 'pointerover'], () =>
      page.locator('.slot.target').last().hover(),
    );
    await measure(page, found, 'laying it', ['pointerdown'], () =>
      page.locator('.slot.target').last().click(),
    );
  }
  await context.close();
  if (found.size !== 3) throw new Error('not everything could be measured');
  return found;
}

async function measure(page, found, name, kinds, act) {
  await page.evaluate((measured) => {
    window.measured = measured;
    window.measure();
  }, kinds);
  await act();
  const answer = await page.waitForFunction(() => window.answer, null, { timeout: 10_000 });
  found.set(name, Math.min(found.get(name) ?? Infinity, await answer.jsonValue()));
}

/** Plays on, quickly and without thinking, until a card is to be played. */
async function ready(page, wanted) {
  for (;;) {
    const handle = await page.waitForFunction(() => {
      const { phase, deciding } = document.querySelector('.board[data-phase]')?.dataset ?? {};
      return phase === 'over' || deciding === 'true' ? phase : null;
    });
    const phase = await handle.jsonValue();
    if (phase === wanted) return true;
    if (phase === 'over') return false;
    if (phase === 'noble') await page.locator('.prompt .buttons button').first().click();
    else await page.locator('.list button, [data-side]').first().click();
  }
}

async function best(measureOnce, limit) {
  let found = Infinity;
  for (let tries = 0; tries < TRIES && found > limit; tries += 1)
    found = Math.min(found, await measureOnce());
  return found;
}

/** A new browser on a CPU that is four times slower. */
async function slowly() {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { page, context };
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

async function answering() {
  for (let tries = 0; tries < 200; tries += 1) {
    if (
      await fetch(`${url}healthz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    if (server.exitCode !== null) break;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`${BINARY} does not serve`);
}

async function freePort() {
  const probe = createServer();
  await new Promise((done) => probe.listen(0, '127.0.0.1', done));
  const { port: found } = probe.address();
  await new Promise((done) => probe.close(done));
  return found;
}
