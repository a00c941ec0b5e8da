import type { TableSession } from '../table/session.ts';
import type { Bidder, View } from '../types/versailles.ts';
import { say } from '../words/words.svelte.ts';

type Session = Pick<TableSession, 'waiting' | 'yourTurn' | 'ready'>;

/** What the player has to do now, or whom they wait for. */
export function promptText(
  session: Session,
  view: View,
  name: (who: Bidder) => string,
  chosen: boolean,
): string {
  if (session.waiting > 2) return say('prompt.catching_up');
  if (!session.yourTurn) return waitingText(view, name);
  if (!session.ready) return say('prompt.moment');
  if (view.phase === 'bidding') return say('v.prompt.bid');
  return chosen ? say('v.prompt.chosen') : say('v.prompt.lay');
}

function waitingText(view: View, name: (who: Bidder) => string): string {
  if (view.phase === 'bidding') return say('v.prompt.bids_wait');
  const taker = view.takers.find(({ done, by }) => !done && by !== 'ludwig');
  return taker ? say('v.prompt.lays', { name: name(taker.by) }) : '';
}
