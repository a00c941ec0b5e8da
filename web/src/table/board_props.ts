import type { Component, Snippet } from 'svelte';
import type { Cue } from '../sound/sounds.ts';
import type { DescribeAction } from './describe_action.ts';
import type { RoundStart } from './rounds.ts';
import type { TableSession } from './session.ts';
import type { Tip } from './tips.svelte.ts';
import type { TurnEnd } from './turn_end.svelte.ts';

/** What a game gives to the layout that all boards share. */
export type BoardProps<View, Event> = {
  session: TableSession;
  turn: TurnEnd;
  names: string[];
  /** The element of the board. */
  root: HTMLElement | undefined;
  phase: string;
  round: string;
  /** The user's task. */
  prompt: string;
  scores: { name: string; score: number | '…'; moves: boolean }[];
  /** Everybody's current points, even while looking back. */
  points: number[];
  wide?: boolean;
  /** The tips that fit the position, most urgent first. */
  tips: Tip[];
  Help: Component<{ open: boolean }, object, 'open'>;
  /** Describes an event; null for events that need no words. */
  tell: (event: Event) => string | null;
  /** Describes a decision of a hint or an analysis. */
  act: DescribeAction;
  /** Where the rounds of the game begin. */
  rounds: RoundStart[];
  /** Describes a decision of another player in one sentence. */
  headline: (events: Event[]) => string;
  /** Describes the last turn of another player in one sentence; if missing, the headline of its last decision. */
  summary?: (events: Event[]) => string;
  /** The events of a decision that the log mentions; if missing, all that have words. */
  relevant?: (events: Event[]) => Event[];
  /** Whether a decision changes the garden of its player, so that a peek at it is worth while; if missing, each one does. */
  changesGarden?: (events: Event[]) => boolean;
  /** Animates events on the board as it was before them. */
  animate: (root: HTMLElement, events: Event[], before: View) => Promise<void>;
  /** The sounds of an event. */
  sounds: (event: Event) => Cue[];
  /** Handles a key with the game's key bindings. Returns whether the browser must not handle it as well. */
  onkey: (event: KeyboardEvent, openHelp: () => void) => boolean;
  /** The game's own buttons beside the prompt. */
  buttons?: Snippet;
  /** The game's own part of the board. */
  children: Snippet;
  plates: Snippet<[enlarge: (seat: number) => void]>;
  /** The garden of a seat in a dialog. */
  large: Snippet<[seat: number, label: string]>;
  /** The garden of a seat in small, with the places that animations use. */
  peek: Snippet<[seat: number]>;
  /** The garden of a seat as SVG, for a picture. */
  portrait: Snippet<[seat: number]>;
};
