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

/** What the last turn of a player brought, in one sentence: the walk of a noble, otherwise the tile. */
export function summary(events: Event[], tell: (event: Event) => string | null): string {
  const turn = events.slice(
    Math.max(
      0,
      events.findLastIndex(({ event }) => event === 'played'),
    ),
  );
  const walk = turn.findIndex(({ event }) => event === 'noble_walked');
  const isTold = ({ event }: Event) => event !== 'stayed' || turn[0]?.event !== 'played';
  return headline(walk < 0 ? turn.filter(isTold) : turn.slice(walk), tell);
}

/** The events that the log tells: the card and its tile say where the tile goes, unless it becomes a gardener. */
export function loggedEvents(events: Event[]): Event[] {
  const isPlay = events.some(({ event }) => event === 'played');
  return events.filter((event) => !(isPlay && event.event === 'laid' && !event.gardener));
}
