import type { Event } from '../types/sanssouci.ts';

/** What matters of a decision for the other players: the piece that moved, and points besides. */
const TOLD: readonly Event['event'][] = [
  'garden_chosen',
  'rewards_chosen',
  'laid',
  'mark_scored',
  'boar_found',
  'boar_moved',
  'boar_left',
  'noble_walked',
  'stayed',
];

/** What a player did, in one sentence: the log has the details. A tile that becomes a gardener is told when he is placed. */
export function headline(events: Event[], tell: (event: Event) => string | null): string {
  const told = events.filter(({ event }) => TOLD.includes(event));
  const shown = told.length > 0 ? told : events.filter(({ event }) => event === 'played');
  return shown
    .map(tell)
    .filter((text) => text !== null)
    .join(' · ');
}
