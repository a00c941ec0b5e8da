import type { TableSession } from '../table/session.ts';
import type { View } from '../types/sanssouci.ts';
import { say } from '../words/words.svelte.ts';
import { cardName, motifName } from './names.ts';
import type { Selection } from './selection.svelte.ts';

type Session = Pick<TableSession, 'waiting' | 'yourTurn' | 'ready'>;
type Chosen = Pick<Selection, 'card' | 'slot' | 'proposedCard' | 'targets'>;

/** What the player has to do now, or whom they wait for. */
export function promptText(session: Session, view: View, chosen: Chosen, names: string[]): string {
  if (session.waiting > 1) return say('prompt.catching_up');
  if (!session.yourTurn) return waitingText(view, names);
  if (!session.ready) return say('prompt.moment');
  switch (view.phase) {
    case 'gardens':
    case 'rewards':
      return say('prompt.side');
    case 'play':
      return playText(view, chosen);
    case 'gardener':
      return say('prompt.gardener', {
        motif: view.turn ? motifName(view.turn.tile, view.options.edition) : '',
      });
    case 'boar':
      return say('prompt.boar');
    case 'refill':
      return say('prompt.refill');
    default:
      return chosen.targets.size > 0 ? say('prompt.noble') : say('prompt.no_noble');
  }
}

function playText(view: View, { card, slot, proposedCard }: Chosen): string {
  if (slot && !card && proposedCard)
    return say('prompt.which_card_or', { card: cardName(proposedCard, view.options.edition) });
  return card ? say('prompt.tile', { card: cardName(card, view.options.edition) }) : say('prompt.card');
}

function waitingText(view: View, names: string[]): string {
  const [seat] = view.to_act;
  if (view.phase === 'gardens' || view.phase === 'rewards') return say('prompt.sides_wait');
  return seat === undefined ? '' : say('prompt.wait', { name: names[seat] ?? '' });
}
