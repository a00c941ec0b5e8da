import type {
  Analysis,
  Done,
  First,
  Frame,
  GameLog,
  Hint,
  Level,
  NewTable,
  Opened,
  PositionRequest,
  RecordedPosition,
  ReplayedRecord,
  SeatColour,
  Summary,
} from '../types/server.ts';
import type { BoardFiles } from '../boards/board_files.ts';
import type { DealtRecord } from '../table/verify_deal.ts';

/** An analysed decision, without the margins that the whole analysis adds. */
export type AnalysedDecision = Omit<Analysis['decisions'][number], 'margins'>;

/** The user at a local table. */
export type LocalPerson = { id: string; name: string };

/** A request of a person to change a table. */
export type PersonCommand =
  | { command: 'sit'; seat: number; nonce?: string }
  | { command: 'seat_bot'; seat: number; level: string }
  | { command: 'free'; seat: number }
  | { command: 'choose_colour'; seat: number; colour: SeatColour }
  | { command: 'choose_first'; first: First }
  | { command: 'name_first'; seat: number }
  | { command: 'close' | 'start' | 'wait' | 'leave' | 'return' | 'resign' | 'rename' }
  | { command: 'act'; action: unknown; after: number }
  | { command: 'undo'; after: number }
  | { command: 'chat'; text: string }
  | { command: 'mute'; muted: boolean }
  | { command: 'mute_person'; target: string; muted: boolean };

/** A set of boards with the texts of its files. */
export type GivenBoards = { name: string; files: BoardFiles };

/** A bot that must decide. */
export type DueBot = { seat: number; level: Level; choice_since: number };

/** The time of a request, and 32 random bytes as hexadecimal digits for a deal. */
type Chance = { now: number; random: string };
type OfTable = { id: string };

/**
 * The requests that the engine answers, and its answers. `crates/browser/src/requests.rs` describes them; `table` is a
 * table as text, which `export` writes.
 */
export type Requests = {
  open: {
    with: OfTable & Chance & { person: LocalPerson; table: NewTable; boards?: GivenBoards };
    answer: Opened;
  };
  execute: {
    with: OfTable & Chance & { person: LocalPerson; command: PersonCommand; key?: string };
    answer: Done;
  };
  bot_act: {
    with: OfTable & Chance & { seat: number; choice_since: number; actions: unknown[] };
    answer: Done;
  };
  tick: { with: OfTable & Chance; answer: Done };
  due: { with: OfTable; answer: { at: number | null; bots: DueBot[] } };
  frames: { with: OfTable & { person: string | null; after: number | null }; answer: Frame[] };
  look_back: { with: OfTable & { person: string | null; seq: number; reveal?: boolean }; answer: Frame };
  log: { with: OfTable & { person: string | null; reveal?: boolean }; answer: GameLog };
  summary: { with: OfTable; answer: Summary };
  record: { with: OfTable; answer: DealtRecord };
  analysis: {
    with: OfTable & { of: number | null; finished: boolean; decisions: AnalysedDecision[] };
    answer: Analysis;
  };
  rematch: { with: OfTable & Chance & { new_id: string; person: LocalPerson }; answer: Opened };
  repeat: {
    with: OfTable & Chance & { new_id: string; person: LocalPerson; seats: string[]; from: number | null };
    answer: Opened;
  };
  export: { with: OfTable; answer: string };
  import: { with: { table: string }; answer: Opened };
  forget: { with: OfTable; answer: null };
  think: {
    with: {
      table: string;
      seat: number;
      level: Level;
      seed: number;
      limit: 'level' | { simulations: number };
    };
    answer: { actions: unknown[] };
  };
  hint: { with: { table: string; person: string; simulations?: number }; answer: Hint };
  analyse: {
    with: { table: string; task: number; simulations?: number };
    answer: { of: number; decision: AnalysedDecision | null };
  };
  position: { with: PositionRequest; answer: RecordedPosition };
  replay: { with: { record: string }; answer: ReplayedRecord };
};

export type RequestName = keyof Requests;

/** Something that answers requests: an engine, wherever it runs. It rejects with an `ApiError`. */
export interface EngineApi {
  call<Name extends RequestName>(name: Name, body: Requests[Name]['with']): Promise<Requests[Name]['answer']>;
}
