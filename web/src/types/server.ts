// Generated from the Rust types. Do not edit: run UPDATE_TYPES=1 cargo test -p types

export const LEVELS = ['apprentice', 'gardener', 'architect', 'lenotre'] as const;
export const MAX_NAME_LENGTH = 24;
export const MAX_BOARD_SET_NAME_LENGTH = 24;
export const MAX_BOARD_SET_BYTES = 16384;
export const MAX_CHAT_LENGTH = 300;
export type Analysis = { 
/**
 * The progress.
 */
state: Progress, 
/**
 * The number of analysed decisions.
 */
done: number, 
/**
 * The number of decisions to analyse.
 */
of: number, 
/**
 * The analysed decisions, in the order of the log.
 */
decisions: Array<AnalysisStep>, 
/**
 * The sequence numbers of the at most three decisions that lost most, in the order of the log.
 */
turning_points: Array<number>, 
/**
 * Every seat's final margin over its best opponent: the end of the curve.
 */
end: Array<number>, };
export type AnalysisStep = { 
/**
 * Every seat's expected final margin after its last decision; `null` before its first.
 */
margins: Array<number | null>, 
/**
 * The sequence number of the decision.
 */
seq: number, 
/**
 * The seat that decided.
 */
seat: Seat, 
/**
 * The decision.
 */
played: unknown, 
/**
 * The decision of the strongest bot.
 */
best: unknown, 
/**
 * That decision and the ones that follow it up to the end of the turn.
 */
best_turn: unknown[], 
/**
 * The seat's expected final points after the decision.
 */
points: number, 
/**
 * The expected final margin over the best opponent after the decision.
 */
margin: number, 
/**
 * The expected points after the best decision.
 */
best_points: number, 
/**
 * The expected margin after the best decision.
 */
best_margin: number, 
/**
 * The loss of margin; 0 if there is none.
 */
loss: number, };
export type ApiError = { 
/**
 * The code.
 */
code: string, 
/**
 * The message.
 */
message: string, 
/**
 * For `stale`: the sequence number of the last entry.
 */
seq: number | null, 
/**
 * For a record that is refused: where it is wrong.
 */
place: string | null, 
/**
 * For a record with an action that the rules refuse: the code of the refusal.
 */
reason: string | null, };
export type BoardProblem = { 
/**
 * The file, and the place in it.
 */
place: string, 
/**
 * A code that programs translate; each game has its own.
 */
code?: string, 
/**
 * The values of the message.
 */
values: { [key in string]: string }, 
/**
 * The message in English.
 */
message: string, };
export type BoardSetId = string;
export type BoardSetSummary = { 
/**
 * The id: a hash of the game and the files.
 */
id: BoardSetId, 
/**
 * The game.
 */
game: string, 
/**
 * The name; empty for our own boards, and for those of an operator who gave them none.
 */
name: string, 
/**
 * Where it comes from.
 */
origin: BoardsOrigin, };
export type BoardSets = { 
/**
 * The sets.
 */
sets: Array<BoardSetSummary>, };
export type BoardsOrigin = "built_in" | "operator" | "person";
export type ChatLine = { 
/**
 * At most 300 characters.
 */
text: string, };
export type CheckedBoards = { 
/**
 * Everything that is wrong, at most a hundred problems; none if the boards can be played.
 */
problems: Array<BoardProblem>, 
/**
 * If nothing is wrong: the text of every data file, without comments.
 */
files?: { [key in string]: string }, };
export type ClockView = { 
/**
 * Milliseconds left: at `running_since` if the clock runs, otherwise now.
 */
left: number, 
/**
 * Since when the clock runs.
 */
running_since: Timestamp | null, };
export type CountedGame = { 
/**
 * The id of the game, as its record says.
 */
id: GameId, 
/**
 * Whether the game has counted before, so that nothing has changed.
 */
repeated: boolean, };
export type DealSecret = string;
export type Decision = { 
/**
 * One of the view's `legal`.
 */
action: unknown, 
/**
 * The sequence number of the last frame that you have seen.
 */
after: number, };
export type Done = { 
/**
 * The sequence number of the command's entry, or of the last entry if it wrote none.
 */
seq: number, 
/**
 * Whether an earlier request with the same idempotency key had been carried out.
 */
repeated: boolean, };
export type DraftBoards = { 
/**
 * The game, by its name in records.
 */
game: string, 
/**
 * Texts of data files by name. Missing files are built in. All of them have at most 16 KB.
 */
files: { [key in string]: string }, };
export type EntryView = { 
/**
 * The sequence number of the entry.
 */
seq: number, 
/**
 * When the entry was written.
 */
at: Timestamp, 
/**
 * What happened at the table.
 */
what: TableEvent, 
/**
 * What happened in the game, as far as the viewer may know.
 */
events: unknown[] | null, };
export type Fairness = { version: number, table: GameId, secret_hash: string, secret: DealSecret, 
/**
 * By seat of the open table; `null` for bots and for clients that sent none.
 */
nonces: Array<Nonce | null>, 
/**
 * The game's seat for each seat of the open table.
 */
places: Array<Seat>, };
export type First = "random" | "first_seat" | "second_seat" | "third_seat" | "fourth_seat" | "fifth_seat" | "rulebook";
export type Frame = { 
/**
 * The sequence number of the entry. A decision names the last one that its player saw.
 */
seq: number, 
/**
 * When the entry was written.
 */
at: Timestamp, 
/**
 * What happened at the table; `null` in a first frame, which only shows the present state.
 */
what: TableEvent | null, 
/**
 * What happened in the game, as far as the viewer may know.
 */
events: unknown[] | null, 
/**
 * The table.
 */
table: TableView, 
/**
 * The game as the viewer sees it, with the viewer's legal decisions. Absent if the entry did
 * not change it, and before the game begins.
 */
view?: unknown, };
export type GameId = string;
export type GameLog = { 
/**
 * Every entry, in order.
 */
entries: Array<EntryView>, };
export type Hint = { 
/**
 * The sequence number of the last entry. A decision that follows the hint names it as `after`.
 */
seq: number, 
/**
 * The best choice, then up to two alternatives.
 */
choices: Array<HintChoice>, };
export type HintChoice = { 
/**
 * The decision: one of the view's `legal`.
 */
action: unknown, 
/**
 * This decision and the ones that follow it up to the end of the turn.
 */
turn: unknown[], 
/**
 * The seat's expected final points; `null` if there is only one choice.
 */
points: number | null, 
/**
 * The expected final margin over the best opponent; `null` if there is only one choice.
 */
margin: number | null, };
export type KeyView = { 
/**
 * A short name of the key, which is of no use to anybody else.
 */
id: string, 
/**
 * When the device got the key.
 */
since: Timestamp, 
/**
 * The beginning of the day (UTC) on which it was last used; `null` if that is not known.
 */
used: Timestamp | null, 
/**
 * The browser, such as `Firefox`; `null` if it is not known.
 */
browser: string | null, 
/**
 * The operating system, such as `Android`; `null` if it is not known.
 */
platform: string | null, 
/**
 * Whether this request uses it.
 */
current: boolean, };
export type Keys = { 
/**
 * At most a hundred, the last used first.
 */
keys: Array<KeyView>, };
export type Level = "apprentice" | "gardener" | "architect" | "lenotre";
export type Link = { 
/**
 * The secret that the other device sends, once, within 15 minutes.
 */
token: string, };
export type LobbyView = { 
/**
 * Tables with free seats, the newest first.
 */
open: Array<Summary>, 
/**
 * Running games, the last changed first.
 */
running: Array<Summary>, };
export type LocalGame = { 
/**
 * Its record. Exactly one of the `players` is a person.
 */
record: unknown, 
/**
 * Whether you gave the game up.
 */
resigned: boolean, };
export type Me = { 
/**
 * Your id, which everybody may know.
 */
id: PersonId, 
/**
 * Your name; empty until you choose one.
 */
name: string, };
export type Mute = { 
/**
 * For the chat: whether only the host may write. For a person: whether they may not.
 */
muted: boolean, };
export type MyGames = { 
/**
 * Games in which you must decide.
 */
your_turn: Array<Summary>, 
/**
 * Other running games.
 */
running: Array<Summary>, 
/**
 * Open tables.
 */
open: Array<Summary>, 
/**
 * Finished games, the newest first; one page of fifty.
 */
over: Array<Summary>, };
export type Name = { 
/**
 * At most 24 characters.
 */
name: string, };
export type NewBoardSet = { 
/**
 * The game, by its name in records.
 */
game: string, 
/**
 * The name, 1 to 24 characters. People at your tables see it; the lobby never shows it.
 */
name: string, 
/**
 * Texts of data files by name. Missing files are built in. All of them have at most 16 KB.
 */
files: { [key in string]: string }, };
export type NewColour = { 
/**
 * The colour. Nobody else may have chosen it.
 */
colour: SeatColour, };
export type NewFirst = { 
/**
 * The new value of the terms. Only the host may send it.
 */
first?: First, 
/**
 * The seat of the person whom the rulebook lets begin, if the terms say `rulebook`. Everybody
 * at the table may send it.
 */
seat?: Seat, };
export type NewOccupant = { 
/**
 * `me`, or, if you are the host, the level of a bot.
 */
who: string, 
/**
 * Your part of the deal: 16 to 32 random bytes as hexadecimal digits. Only with `me`.
 */
nonce?: Nonce, };
export type NewTable = { 
/**
 * The terms.
 */
terms: Terms, 
/**
 * One word per seat: `me`, `reserved`, `open`, or the level of a bot. A `reserved` seat waits
 * for you, so that you can sit down with a nonce. The default is `me` on the first seat and
 * `open` on the others.
 */
seats: Array<string> | null, };
export type Nonce = string;
export type Occupant = { "kind": "person", 
/**
 * The person's id.
 */
id: PersonId, 
/**
 * The person's name; may be empty.
 */
name: string, } | { "kind": "bot", 
/**
 * Its level.
 */
level: Level, } | { "kind": "invited", 
/**
 * The id of the invited person.
 */
id: PersonId, 
/**
 * Their name.
 */
name: string, };
export type Opened = { 
/**
 * The id of its game.
 */
id: GameId, };
export type PersonId = string;
export type Phase = "open" | "running" | "over" | "closed";
export type PositionRequest = { 
/**
 * A record. Its result is ignored, and automatic actions can be left out.
 */
record: unknown, 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The number of decisions that the client knows; absent for the last state alone.
 */
after?: number, };
export type PresenceView = { 
/**
 * The ids of the people who sit at the table and have an open stream.
 */
people: Array<PersonId>, };
export type Progress = "none" | "running" | "done";
export type QuickGame = { 
/**
 * The terms. You meet people who want exactly the same; the table is always listed.
 */
terms: Terms, };
export type RecordedPosition = { 
/**
 * The game.
 */
game: string, 
/**
 * The state after the decisions that the client knows, and after every later one.
 */
frames: Array<ReplayFrame>, };
export type RepeatDeal = { 
/**
 * One word per seat of the finished game, as in `POST /api/games`: `me`, `reserved`, `open`,
 * or the level of a bot.
 */
seats: Array<string> | null, 
/**
 * The sequence number of a decision in the finished game's log. The new game begins with the
 * decisions before it. The default is to begin with the deal.
 */
from?: number, };
export type ReplayFrame = { 
/**
 * The number of decisions so far.
 */
seq: number, 
/**
 * The seat that decided; `null` at the start.
 */
seat: Seat | null, 
/**
 * Its decision; in a position, `null` for the decisions of other seats.
 */
action: unknown, 
/**
 * The events of the decision.
 */
events: unknown[], 
/**
 * The game with everything face up; in a position, as its seat sees it.
 */
view: unknown, };
export type ReplayedRecord = { 
/**
 * The game.
 */
game: string, 
/**
 * Its options.
 */
options: Record<string, unknown>, 
/**
 * Per seat, a name or the level of a bot; `null` if the record does not say.
 */
players: unknown[] | null, 
/**
 * The state at the start and after every decision.
 */
frames: Array<ReplayFrame>, };
export type Seat = number;
export type SeatColour = "red" | "green" | "blue" | "violet" | "gold";
export type SeatView = { 
/**
 * Its occupant.
 */
occupant: Occupant | null, 
/**
 * The level of the bot that has taken over the seat.
 */
stand_in: Level | null, 
/**
 * Whether the person gave the game up; a bot plays it to the end.
 */
resigned?: boolean, 
/**
 * Its clock.
 */
clock: ClockView | null, 
/**
 * A number from 1, if people with names that look alike sit at the table.
 */
name_number?: number, 
/**
 * Its colour, if somebody has chosen one at this table. Otherwise the seats are red, green,
 * blue, violet and gold, in this order.
 */
colour?: SeatColour, };
export type Seats = Array<number>;
export type Statistics = { 
/**
 * One tally per game and options.
 */
kinds: Array<Tally>, };
export type Summary = { 
/**
 * The id of the game.
 */
id: GameId, 
/**
 * The terms.
 */
terms: Terms, 
/**
 * The host: the person who opened the table, or the one who took over when the host left.
 */
host: PersonId, 
/**
 * The phase.
 */
phase: Phase, 
/**
 * When the table was opened.
 */
opened: Timestamp, 
/**
 * The occupant of every seat.
 */
seats: Array<Occupant | null>, 
/**
 * The seats that must decide.
 */
to_act: Array<Seat>, 
/**
 * Every seat's total, once the game is over.
 */
totals: Array<number> | null, 
/**
 * The winners, once the game is over.
 */
winners: Array<Seat> | null, 
/**
 * The seats whose people resigned. They never win.
 */
resigned?: Array<Seat>, 
/**
 * The finished game whose deal is played again.
 */
repeats?: GameId, };
export type TableBoards = { 
/**
 * The id of the set.
 */
id: BoardSetId, 
/**
 * Its name; empty if the server offers the set without a name.
 */
name: string, };
export type TableEvent = { "what": "opened" } | { "what": "seated", seat: Seat, who: Occupant, } | { "what": "freed", seat: Seat, } | { "what": "colour_chosen", seat: Seat, colour: SeatColour, } | { "what": "first_chosen", first: First, } | { "what": "first_named", seat: Seat, } | { "what": "started" } | { "what": "closed" } | { "what": "acted", seat: Seat, } | { "what": "undone", seat: Seat, } | { "what": "taken_over", seat: Seat, why: TakeoverReason, } | { "what": "returned", seat: Seat, } | { "what": "start_held" } | { "what": "paused", milliseconds: number, } | { "what": "renamed", person: PersonId, name: string, } | { "what": "said", person: PersonId, name: string, text: string, } | { "what": "muted", muted: boolean, } | { "what": "person_muted", person: PersonId, muted: boolean, } | { "what": "host_changed", host: PersonId, } | { "what": "rematch", game: GameId, };
export type TableView = { 
/**
 * The id of the game.
 */
id: GameId, 
/**
 * The terms.
 */
terms: Terms, 
/**
 * The phase.
 */
phase: Phase, 
/**
 * The host: the person who opened the table, or the one who took over when the host left.
 */
host: PersonId, 
/**
 * Every seat.
 */
seats: Array<SeatView>, 
/**
 * The viewer's own seat.
 */
you: Seat | null, 
/**
 * Whom the rulebook lets begin, as the people at the table say, if the terms ask them.
 */
named_first?: Seat, 
/**
 * Whether the full table waits until somebody says whom the rulebook lets begin, or the host
 * starts the game.
 */
waits_for_first?: boolean, 
/**
 * When the game begins by itself, while the countdown of a full table runs.
 */
starts_at?: Timestamp, 
/**
 * The seats that must decide.
 */
to_act: Seats, 
/**
 * The hash of the server's part of the deal, from the opening of the table. Send a nonce when
 * you sit down, after you have seen it. Tables of version 0.1.0 have none.
 */
secret_hash?: string, 
/**
 * The hash of the deal, from the start of the game.
 */
commitment: string | null, 
/**
 * The salt of that hash, once the game is over.
 */
salt: string | null, 
/**
 * Whether the host has muted the chat.
 */
muted: boolean, 
/**
 * The people whom the host has muted.
 */
muted_people?: Array<PersonId>, 
/**
 * The finished game whose deal is played again here. Its players may know every card.
 */
repeats?: GameId, 
/**
 * The set of boards that the game is dealt from, if it is not the built-in one.
 */
boards?: TableBoards, 
/**
 * The winners of a finished game in which somebody resigned. A person who resigned never wins,
 * whatever the game's own result says.
 */
winners?: Array<Seat>, 
/**
 * The game of the rematch.
 */
rematch: GameId | null, };
export type TakeoverReason = "left" | "out_of_time" | "resigned";
export type Tally = { 
/**
 * The game.
 */
game: string, 
/**
 * Its options.
 */
options: Record<string, unknown>, 
/**
 * Whether these games were played on the person's own device. They prove nothing.
 */
offline?: boolean, 
/**
 * The number of finished games.
 */
games: number, 
/**
 * The number of wins; a shared win counts for every winner.
 */
wins: number, 
/**
 * The mean total; games that the person resigned do not count.
 */
mean: number, 
/**
 * The best total; 0 if the person resigned every game.
 */
best: number, };
export type Terms = { 
/**
 * The game, by its name in records.
 */
game: string, 
/**
 * The game's options, as in a record.
 */
options: Record<string, unknown>, 
/**
 * The set of boards that the game is dealt from. The default is the server's own.
 */
boards?: BoardSetId, 
/**
 * The seat that begins, if the game has a first player. The host may change it before the
 * game.
 */
first: First, 
/**
 * How much time players have.
 */
time: TimeControl, 
/**
 * Whether the lobby lists the table. An unlisted table is found only by its link.
 */
listed: boolean, 
/**
 * Whether spectators may write in the chat. By default they may, but not at a listed table.
 * Without a value, as in logs of version 0.1.0, they may.
 */
spectator_chat?: boolean, 
/**
 * Whether players may take decisions back where the rules allow it.
 */
undo: boolean, 
/**
 * Whether players may ask for hints.
 */
hints: boolean, 
/**
 * Whether a full table with at least two people waits five seconds before the game begins.
 * Meanwhile anybody can stand up, and the host can start at once or stop the countdown.
 */
countdown?: boolean, 
/**
 * The level of the bot that takes over for somebody who leaves or runs out of time.
 */
stand_in: Level, };
export type TimeControl = { "kind": "none" } | { "kind": "bank", 
/**
 * Seconds for the game.
 */
seconds: number, 
/**
 * Seconds added after every turn.
 */
increment: number, } | { "kind": "per_turn", 
/**
 * Seconds per turn.
 */
seconds: number, };
export type Timestamp = number;
export type Undo = { 
/**
 * The sequence number of the last frame that you have seen.
 */
after: number, };
export type WholeBoardSet = { 
/**
 * Whether you have entered it.
 */
yours: boolean, 
/**
 * The text of every data file, as a server reads it from its data folder.
 */
files: { [key in string]: string }, 
/**
 * The id: a hash of the game and the files.
 */
id: BoardSetId, 
/**
 * The game.
 */
game: string, 
/**
 * The name; empty for our own boards, and for those of an operator who gave them none.
 */
name: string, 
/**
 * Where it comes from.
 */
origin: BoardsOrigin, };
