import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Frame } from '../src/types/server.ts';
import type { View } from '../src/types/versailles.ts';
import { callApi } from './api.ts';
import { expect, test } from './fixtures.ts';
import { openFinishedGame } from './tables.ts';
import { text } from './words.ts';

type Part = { x: number; y: number; size: number };

/** The size of the drawing in fields, and the parts of it that cannot be empty. */
async function expectedDrawing(page: Page, path: string, game: string) {
  if (game === 'sanssouci') {
    // The palace, the terrace and six rows, with something in every corner.
    const parts = [0, 6].flatMap((x) => [0, 5.6].map((y): Part => ({ x, y, size: 3 })));
    return { wide: 9.08, high: 8.68, parts };
  }
  const { view } = await callApi<Frame>(page, 'GET', path);
  const spots = (view as View).seats[0]?.garden.map(({ at }) => at) ?? [];
  expect(spots).toHaveLength(14);
  const [across, down] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const span = (all: number[]) => Math.max(6, Math.max(...all) - Math.min(...all) + 2.6);
  const from = (all: number[]) => (Math.min(...all) + Math.max(...all) + 2 - span(all)) / 2;
  // All tiles of the garden.
  const parts = spots.map(([x, y]): Part => ({ x: x - from(across), y: y - from(down), size: 2 }));
  return { wide: span(across), high: span(down), parts };
}

for (const [game, colorScheme] of [
  ['versailles', 'light'],
  ['sanssouci', 'dark'],
] as const)
  test.describe(game, () => {
    test.use({ colorScheme });
    test(`a picture of the garden of ${game} is a PNG that shows the whole garden`, async ({
      page,
      newBrowser,
    }) => {
      const path = await openFinishedGame(page, { game });
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: text('picture.make') }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('gloriette.png');
      const bytes = await readFile(await file.path());
      expect(bytes.subarray(1, 4).toString()).toBe('PNG');
      expect(bytes.length).toBeLessThan(3_000_000);
      const { wide, high, parts } = await expectedDrawing(page, path, game);

      // Another browser decodes it.
      const viewer = await newBrowser();
      const seen = await viewer.evaluate(
        async ([data, scale, parts]) => {
          const image = new Image();
          image.src = `data:image/png;base64,${data}`;
          await image.decode();
          const { width, height } = image;
          const brush = new OffscreenCanvas(width, height).getContext('2d')!;
          brush.drawImage(image, 0, 0);
          /** The number of distinguishable colours of a part. */
          const colours = (x: number, y: number, width: number, height: number) => {
            const { data } = brush.getImageData(x, y, width, height);
            const all = new Set<number>();
            for (let at = 0; at < data.length; at += 4)
              all.add(((data[at]! >> 4) << 8) | ((data[at + 1]! >> 4) << 4) | (data[at + 2]! >> 4));
            return all.size;
          };
          const corner = brush.getImageData(4, 4, 1, 1).data;
          return {
            width,
            height,
            parts: parts.map(({ x, y, size }) =>
              colours(48 + x * scale, 48 + y * scale, size * scale, size * scale),
            ),
            words: colours(48, height - 220, width - 96, 180),
            border: colours(0, 0, width, 40),
            dark: corner[0]! + corner[1]! + corner[2]! < 384,
            solid: corner[3] === 255,
          };
        },
        [bytes.toString('base64'), 1200 / wide, parts] as const,
      );
      expect([seen.width, seen.height]).toEqual([1296, Math.round((1200 * high) / wide) + 276]);
      for (const [index, count] of seen.parts.entries())
        expect(count, `colours of ${JSON.stringify(parts[index])}`).toBeGreaterThan(8);
      expect(seen.words, 'the caption below the garden').toBeGreaterThan(3);
      expect(seen.border, 'the border is empty').toBe(1);
      expect(seen.solid).toBe(true);
      expect(seen.dark, 'it has the theme of the page').toBe(colorScheme === 'dark');
      await expect(page.locator('.studio')).toHaveCount(0);
    });
  });
