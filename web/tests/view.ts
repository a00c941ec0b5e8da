import type { SeatView, View } from '../src/types/sanssouci.ts';
import type { Frame, TableView, What } from '../src/types/server.ts';

/** A seat of Sanssouci at the beginning of a game. */
export function seatView(change: Partial<SeatView> = {}): SeatView {
  return {
    garden_sides: [],
    garden_chosen: true,
    garden_side: 0,
    rewards_sides: [],
    rewards_chosen: true,
    rewards_side: null,
    printed: ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'h1', 'i1'],
    tiles: [],
    gardeners: [],
    marks: null,
    nobles: [0, 0, 0, 0, 0, 0, 0, 0, 0],
    boar: null,
    boar_area: [],
    points: { nobles: 0, rewards: 0, boars: 0 },
    score: 0,
    hand: null,
    hand_size: 2,
    deck_size: 16,
    played: [],
    missions: null,
    ...change,
  };
}

/** What the first of two players sees who is to play a card. */
export function view(change: Partial<View> = {}): View {
  return {
    options: {
      edition: 'classic',
      players: 2,
      rewards: false,
      boars: false,
      choose_sides: false,
      choose_stack: false,
    },
    viewer: 0,
    phase: 'play',
    to_act: [0],
    mover: 0,
    first: 0,
    round: 1,
    turn: null,
    display: { w1: 'a', w2: 'b', g1: 'c', g2: 'd', o1: 'e', o2: 'a', v1: 'f', v2: 'g', t1: 'h', t2: 'h' },
    supply: [35],
    seats: [seatView({ hand: ['a', 'wg'], missions: ['c', 'd'] }), seatView()],
    legal: [],
    previews: [],
    free_choice: [],
    undoable: 0,
    result: null,
    ...change,
  };
}

export const ADA = 'ada';

export function tableView(change: Partial<TableView> = {}): TableView {
  return {
    id: '0',
    terms: {
      game: 'sanssouci',
      options: {},
      first: 'random',
      time: { kind: 'none' },
      listed: false,
      undo: true,
      hints: true,
      stand_in: 'gardener',
    },
    phase: 'running',
    host: ADA,
    seats: [
      { occupant: { kind: 'person', id: ADA, name: 'Ada' }, stand_in: null, clock: null },
      { occupant: { kind: 'bot', level: 'apprentice' }, stand_in: null, clock: null },
    ],
    you: 0,
    to_act: [0],
    commitment: null,
    salt: null,
    muted: false,
    rematch: null,
    ...change,
  };
}

export function frame(seq: number, what: What | null, change: Partial<Frame> = {}): Frame {
  return { seq, at: 0, what, events: null, table: tableView(), ...change };
}
