import type { Values } from '../words/message.ts';
import { type Key, say } from '../words/words.svelte.ts';

/** The messages about a player, and their forms for the user: "You place …" instead of "Guest places …". */
const SECOND_PERSON = {
  'log.side': 'log.side.you',
  'log.played': 'log.played.you',
  'log.laid': 'log.laid.you',
  'log.gardener': 'log.gardener.you',
  'log.mark': 'log.mark.you',
  'log.penalty': 'log.penalty.you',
  'log.boar': 'log.boar.you',
  'log.boar_flees': 'log.boar_flees.you',
  'log.boar_left': 'log.boar_left.you',
  'log.noble': 'log.noble.you',
  'log.stayed': 'log.stayed.you',
  'log.undone': 'log.undone.you',
  'log.left': 'log.left.you',
  'log.resigned': 'log.resigned.you',
  'log.out_of_time': 'log.out_of_time.you',
  'log.returned': 'log.returned.you',
  'log.host': 'log.host.you',
  'v.log.bid': 'v.log.bid.you',
  'v.log.taken': 'v.log.taken.you',
  'v.log.laid': 'v.log.laid.you',
  'v.log.chip': 'v.log.chip.you',
  'v.log.chip_from': 'v.log.chip_from.you',
  'v.plate.has_bid': 'v.plate.has_bid.you',
  'v.plate.thinks': 'v.plate.thinks.you',
} as const satisfies Partial<Record<Key, Key>>;

/** Says what a player does, in the second person if it is the user. */
export const saySubject = (
  key: keyof typeof SECOND_PERSON,
  player: unknown,
  you: number | null,
  values: Values,
): string => say(you !== null && player === you ? SECOND_PERSON[key] : key, values);
