import { sitDown } from './sanssouci_board.ts';
import { expect, test } from './fixtures.ts';

test('the page asks nobody else for anything, and its policy would not let it', async ({
  page,
  witness,
  server,
}) => {
  const answer = await page.goto('./');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/unsafe-eval|https?:/);
  const garden = await sitDown(page, {
    options: { edition: 'classic', rewards: true, boars: true, choose_sides: true },
  });
  for (let turns = 0; turns < 8; turns += 1) await garden.decide(await garden.ready());
  await garden.ready();
  expect(witness.requests.length).toBeGreaterThan(5);
  expect(witness.requests.filter((url) => !url.startsWith(server.url))).toEqual([]);
  expect(witness.faults).toEqual([]);

  // Every story ends by asking the witness; it does notice.
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.intruder = true';
    document.body.append(script);
    void fetch('http://127.0.0.1:9/elsewhere').catch(() => undefined);
  });
  await expect.poll(() => witness.faults.length).toBeGreaterThan(1);
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
  witness.expected = [/Content Security Policy|another origin/i, /127\.0\.0\.1:9\b/];
});
