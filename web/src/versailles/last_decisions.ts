import type { LastDecisions } from '../table/turn_end.svelte.ts';
import type { Bidder, Entry, SeatView, View } from '../types/versailles.ts';
import { capitalize, say } from '../words/words.svelte.ts';
import { actionText } from './action_text.ts';
import { sameEntry, tileToLay } from './choices.ts';
import { gainTexts } from './preview_text.ts';

/** The view as if a card was bid or a tile laid. Areas and points stay as they are until the server has counted them. */
function pretend(view: View, entry: Entry): View {
  const tile = tileToLay(view);
  const change = (seat: SeatView): SeatView => {
    if (entry.do === 'bid') {
      const hand = seat.hand?.filter((card) => card !== entry.card) ?? null;
      return { ...seat, hand, bid: entry.card ?? null };
    }
    const laid = entry.at && tile ? [{ at: entry.at, turn: entry.turn ?? 0, tile }] : [];
    return { ...seat, garden: [...seat.garden, ...laid] };
  };
  return { ...view, seats: view.seats.map((seat, index) => (index === view.viewer ? change(seat) : seat)) };
}

/** The decision in words, with what it wins. The garden shows the areas, and a longer text would push the board down. */
function describe(view: View, entry: Entry, nameOf: (who: Bidder) => string): string {
  if (entry.do === 'bid') return actionText(entry, []);
  const preview = view.previews[view.legal.findIndex((other) => sameEntry(other, entry))] ?? null;
  const gains = preview ? gainTexts(preview, nameOf) : [];
  return gains.length > 0 ? capitalize(gains.join(', ')) : say('v.held.placed');
}

/** Every decision of Versailles is the last one of its turn: a bid may reveal the cards, and a tile stays where it is. */
export const lastDecisions = (nameOf: (who: Bidder) => string): LastDecisions => ({
  isLast: () => true,
  pretend: (view, action) => pretend(view as View, action as Entry),
  describe: (view, action) => describe(view as View, action as Entry, nameOf),
  // A bid ends no turn: everybody's cards are revealed, and then the tiles are laid.
  ask: (action) => {
    const { do: verb, card = null } = action as Entry;
    return verb === 'bid'
      ? { prompt: say('v.held.bid', { card: card ?? 0 }), button: say('v.held.bid_end') }
      : null;
  },
});
