import { expect, test } from './fixtures.ts';
import { playSanssouci } from './sanssouci_board.ts';

test('the page makes no request to another origin, and its policy forbids them', async ({
  page,
  browserLog,
  server,
}) => {
  const answer = await page.goto('./');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/'unsafe-eval'|https?:/);
  const board = await playSanssouci(page, {
    options: { edition: 'classic', rewards: true, boars: true, choose_sides: true },
  });
  await board.playOn(8);
  await board.ready();
  expect(browserLog.requests.length).toBeGreaterThan(5);
  expect(browserLog.requests.filter((url) => !url.startsWith(server.url))).toEqual([]);
  expect(browserLog.errors).toEqual([]);

  // Every test relies on the log to notice violations, so this one provokes some.
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.intruder = true';
    document.body.append(script);
    void fetch('http://127.0.0.1:9/elsewhere').catch(() => undefined);
  });
  await expect.poll(() => browserLog.errors.length).toBeGreaterThan(1);
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
  browserLog.expected = [/Content Security Policy|another origin/i, /127\.0\.0\.1:9\b/];
});
