import { MARKET, START_REVISED } from '../src/rules/sanssouci/samples.ts';
import type { LayPreview, NoblePreview, Preview, SeatView, View } from '../src/types/sanssouci.ts';
import type { Frame, TableView, TableEvent } from '../src/types/server.ts';

/** A seat of Sanssouci at the beginning of a game. */
export const seatView = (change: Partial<SeatView> = {}): SeatView => ({ ...START_REVISED, ...change });

/** The view of the first of two players, who is to play a card. */
export const view = (change: Partial<View> = {}): View => ({
  ...MARKET,
  seats: [seatView({ hand: ['a', 'wg'], missions: ['c', 'd'] }), seatView()],
  ...change,
});

/** The preview of laying a tile. */
export const lay = (change: Partial<LayPreview> = {}): Preview => ({
  preview: 'lay',
  field: 'f4',
  gardener: false,
  places: [],
  points: 0,
  completes: [],
  opens: [],
  ...change,
});

/** The preview of moving a noble. */
export const walk = (change: Partial<NoblePreview> = {}): Preview => ({
  preview: 'noble',
  motif: 'e',
  from: null,
  walk: ['e1'],
  points: 1,
  mission: 0,
  ...change,
});

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

export function frame(seq: number, what: TableEvent | null, change: Partial<Frame> = {}): Frame {
  return { seq, at: 0, what, events: null, table: tableView(), ...change };
}
