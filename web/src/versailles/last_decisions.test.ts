import { beforeAll, describe, expect, it } from 'vitest';
import { HALF, ROW, tile } from '../rules/versailles/samples.ts';
import type { Entry, View } from '../types/versailles.ts';
import { dictionary } from '../words/words.svelte.ts';
import { lastDecisions } from './last_decisions.ts';

beforeAll(() => dictionary.load('en'));

const LAST = lastDecisions(() => 'Bert');
const LAY: Entry = { do: 'lay', at: [2, 0], turn: 1 };
const BID: Entry = { do: 'bid', card: 7 };
const VIEW: View = {
  ...ROW,
  viewer: 0,
  seats: [{ ...HALF, hand: [3, 7, 17], bid: null, garden: [] }, HALF],
  takers: [{ by: 0, card: 3, index: 0, tile: tile('jggr'), done: false }],
  legal: [LAY],
  previews: [{ areas: [], chips: [{ type: 'blue', from: 1 }], gain: 2 }],
};

describe('the last decision of a turn in Versailles', () => {
  it('is every one', () => {
    expect(LAST.isLast(VIEW, LAY)).toBe(true);
    expect(LAST.isLast(VIEW, BID)).toBe(true);
  });

  it('shows the tile in the garden', () => {
    const { seats } = LAST.pretend(VIEW, LAY) as View;
    expect(seats[0]?.garden).toEqual([{ at: [2, 0], turn: 1, tile: tile('jggr') }]);
    expect(seats[1]).toBe(VIEW.seats[1]);
  });

  it('shows the card as the bid, without telling others that there is one', () => {
    const { seats } = LAST.pretend(VIEW, BID) as View;
    expect(seats[0]).toMatchObject({ hand: [3, 17], bid: 7, has_bid: VIEW.seats[0]?.has_bid });
  });

  it('is described with its effect', () => {
    expect(LAST.describe(VIEW, LAY)).toBe('Takes the chip from Bert: fountains, +2 points');
    const plain = { ...VIEW, previews: [{ areas: [], chips: [], gain: 0 }] };
    expect(LAST.describe(plain, LAY)).toBe('Tile placed');
    expect(LAST.describe(VIEW, BID)).toBe('Card 7');
  });
});
