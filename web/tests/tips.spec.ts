import { expect, test } from './fixtures.ts';
import { playSanssouci } from './sanssouci_board.ts';
import { playVersailles } from './versailles_board.ts';
import { text } from './words.ts';

test('each tip of a first game stays until it is dismissed, and tips can be switched off', async ({
  page,
}) => {
  const board = await playVersailles(page);
  const tip = page.getByRole('note');
  const dismiss = tip.getByRole('button', { name: text('tip.got') });
  await expect(tip).toContainText(text('tip.v.bid'));
  await dismiss.click();
  await expect(tip).toContainText(text('tip.v.ludwig'));
  await page.reload();
  await board.ready();
  await expect(tip).toContainText(text('tip.v.ludwig'));
  await board.playUntil('laying');
  await expect(tip).toContainText(text('tip.v.lay'));
  await dismiss.click();
  await expect(page.getByText(text('tip.v.lay'))).toHaveCount(0);
  await board.decide('laying');
  await board.playUntil('bidding');
  await expect(tip).toBeVisible();
  await tip.getByRole('button', { name: text('tip.never') }).click();
  await expect(tip).toHaveCount(0);
  // None comes later in this game or in another.
  await board.playUntil('laying');
  await expect(tip).toHaveCount(0);
  await playSanssouci(page);
  await expect(tip).toHaveCount(0);
});

test('the first tips of Sanssouci say what to do and where tiles go', async ({ page }) => {
  await playSanssouci(page);
  const tip = page.getByRole('note');
  await expect(tip).toBeVisible();
  // A tip on the cards may come first, for example if one of them allows any tile.
  const texts: string[] = [];
  for (let read = 0; read < 8 && (await tip.count()); read += 1) {
    const words = (await tip.locator('p').textContent()) ?? '';
    texts.push(words.trim());
    await tip.getByRole('button', { name: text('tip.got') }).click();
    await expect(page.getByText(words)).toHaveCount(0);
  }
  for (const key of ['tip.card', 'tip.place'] as const) expect(texts.join()).toContain(text(key));
  expect(new Set(texts).size, 'each is shown once').toBe(texts.length);
});
