import { expect } from './fixtures.ts';
import type { VersaillesBoard } from './versailles_board.ts';

/** All tiles of the garden and the ghost are inside the drawing. */
export async function expectTilesInView(board: VersaillesBoard, when: string) {
  const outside = () =>
    board.garden.evaluate((drawing) => {
      const frame = drawing.getBoundingClientRect();
      return [...drawing.querySelectorAll('.edge, .ghost rect')].filter((tile) => {
        const { left, right, top, bottom } = tile.getBoundingClientRect();
        return left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom;
      }).length;
    });
  // The frame adapts to the garden after the tile is laid.
  await expect.poll(outside, `tiles out of view, ${when}`).toBe(0);
}
