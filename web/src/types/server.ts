// Generated from the Rust types. Do not edit: run UPDATE_TYPES=1 cargo test -p types

export type Level = 'apprentice' | 'gardener' | 'architect' | 'lenotre';
export type Analysis = { 
/**
 * How far it has come.
 */
state: Progress, 
/**
 * How many decisions were studied.
 */
done: number, 
/**
 * How many there are.
 */
of: number, 
/**
 * Those that were studied, in the order of the log.
 */
decisions: Array<Moment>, 
/**
 * The decisions at which most was lost, three at the most, in the order of the log: their numbers.
 */
turning_points: Array<number>, 
/**
 * By how many points every seat was ahead of the best of the others at the end: where the curve ends.
 */
end: Array<number>, };
export type ApiError = { 
/**
 * A word for programs.
 */
code: string, 
/**
 * A line for people.
 */
message: string, 
/**
 * How far the game has come, where that is what is wrong.
 */
seq: number | null, };
export type Choice = { 
/**
 * The decision: one of those that the view lists as `legal`.
 */
action: unknown, 
/**
 * This and the decisions that are to follow, up to the end of the turn.
 */
turn: unknown[], 
/**
 * How many points the seat can then expect to have at the end; nothing where there is no choice.
 */
points: number | null, 
/**
 * By how many points it can then expect to be ahead of the best of the others; nothing where there is no choice.
 */
margin: number | null, };
export type ClockView = { 
/**
 * Milliseconds left at the instant of the frame, if the clock stands; else at `running_since`.
 */
left: number, 
/**
 * Since when it runs.
 */
running_since: Timestamp | null, };
export type Decision = { 
/**
 * One of those that the view lists as `legal`.
 */
action: unknown, 
/**
 * The number of the last frame that you have seen.
 */
after: number, };
export type Done = { 
/**
 * The number of the entry that it made, or of the last one if there was nothing to do.
 */
seq: number, 
/**
 * Whether the same request had been carried out before.
 */
repeated: boolean, };
export type First = "random" | "first_seat";
export type Frame = { 
/**
 * The number of the entry. A decision names the last one that its player had seen.
 */
seq: number, 
/**
 * When it was.
 */
at: Timestamp, 
/**
 * What happened at the table; nothing in a first frame, which only says how things stand.
 */
what: What | null, 
/**
 * What it made happen in the game, as far as the viewer may know.
 */
events: unknown[] | null, 
/**
 * The table.
 */
table: TableView, 
/**
 * The game as the viewer sees it, with what they may decide. Left out if the entry did not change it, and before
 * the game begins.
 */
view?: unknown, };
export type GameId = string;
export type GameLog = { 
/**
 * Every entry of the log, the first one first.
 */
entries: Array<Told>, };
export type Hint = { 
/**
 * How far the game had come; a decision that follows the hint names it as `after`.
 */
seq: number, 
/**
 * What it would do, and then alternatives, the better first: two, where it thought of so many.
 */
choices: Array<Choice>, };
export type Link = { 
/**
 * What the other device has to show, once, within a quarter of an hour.
 */
token: string, };
export type LobbyView = { 
/**
 * Tables with free seats, the last opened first.
 */
open: Array<Summary>, 
/**
 * Games under way, the last changed first.
 */
running: Array<Summary>, };
export type Me = { 
/**
 * Who; no secret.
 */
id: PersonId, 
/**
 * As one calls oneself; empty if one never said.
 */
name: string, };
export type Moment = { 
/**
 * The curve: by how many points every seat expected to be ahead at the end when it last had decided; nothing before
 * its first decision.
 */
margins: Array<number | null>, 
/**
 * The number of its entry in the log.
 */
seq: number, 
/**
 * Who decided.
 */
seat: Seat, 
/**
 * What was decided.
 */
played: unknown, 
/**
 * What our best bot would have decided.
 */
best: unknown, 
/**
 * This and how it would have gone on, up to the end of the turn.
 */
best_turn: unknown[], 
/**
 * How many points the seat could expect to have at the end after what was decided.
 */
points: number, 
/**
 * By how many points it could then expect to be ahead of the best of the others.
 */
margin: number, 
/**
 * The points it could have expected after what our best bot would have decided.
 */
best_points: number, 
/**
 * The margin it could have expected then.
 */
best_margin: number, 
/**
 * How much of the margin was lost; 0 if nothing.
 */
loss: number, };
export type Mute = { 
/**
 * Whether the talk is stopped.
 */
muted: boolean, };
export type MyGames = { 
/**
 * Those in which one must decide.
 */
your_turn: Array<Summary>, 
/**
 * Other games under way.
 */
running: Array<Summary>, 
/**
 * Tables that wait for people.
 */
open: Array<Summary>, 
/**
 * Games that are over, the last first; fifty at a time.
 */
over: Array<Summary>, };
export type Name = { 
/**
 * At most 24 characters.
 */
name: string, };
export type Occupant = { "kind": "person", 
/**
 * Who.
 */
id: PersonId, 
/**
 * As they call themselves; empty if they never said.
 */
name: string, } | { "kind": "bot", 
/**
 * How well it plays.
 */
level: Level, } | { "kind": "invited", 
/**
 * For whom.
 */
id: PersonId, 
/**
 * As they call themselves.
 */
name: string, };
export type Opened = { 
/**
 * Who has it may look at the game.
 */
id: GameId, };
export type Opening = { 
/**
 * The terms.
 */
terms: Terms, 
/**
 * Who sits where from the start: `me`, `open`, or a bot's level; one for every seat. Left out: oneself on the first
 * seat, the others open.
 */
seats: Array<string> | null, };
export type PersonId = string;
export type Phase = "open" | "running" | "over" | "closed";
export type Progress = "none" | "running" | "done";
export type Recorded = { 
/**
 * Which game it is of.
 */
game: string, 
/**
 * What the players agreed on.
 */
options: Record<string, unknown>, 
/**
 * Who played, as the record says: a name a seat, or a bot's; nothing if it does not say.
 */
players: unknown[] | null, 
/**
 * How it began, and how it stood after every decision.
 */
frames: Array<Replayed>, };
export type Replayed = { 
/**
 * How many decisions were made; 0 is the beginning.
 */
seq: number, 
/**
 * Who decided; nobody at the beginning.
 */
seat: Seat | null, 
/**
 * What they decided.
 */
action: unknown, 
/**
 * What it made happen.
 */
events: unknown[], 
/**
 * The game, everything face up.
 */
view: unknown, };
export type Seat = number;
export type SeatView = { 
/**
 * Who sits there.
 */
occupant: Occupant | null, 
/**
 * The bot that plays on for a person who is away.
 */
stand_in: Level | null, 
/**
 * Its clock.
 */
clock: ClockView | null, };
export type Seats = Array<number>;
export type Sitter = { 
/**
 * `me`, or, for the host, a bot's level.
 */
who: string, };
export type Statistics = { 
/**
 * One for every game and its options.
 */
kinds: Array<Tally>, };
export type Summary = { 
/**
 * Which game.
 */
id: GameId, 
/**
 * What it was opened with.
 */
terms: Terms, 
/**
 * Who opened it.
 */
host: PersonId, 
/**
 * How far it has come.
 */
phase: Phase, 
/**
 * When it was opened.
 */
opened: Timestamp, 
/**
 * Who sits where.
 */
seats: Array<Occupant | null>, 
/**
 * Who must decide.
 */
to_act: Array<Seat>, 
/**
 * Every seat's points, once the game is over.
 */
totals: Array<number> | null, 
/**
 * Who won, once the game is over.
 */
winners: Array<Seat> | null, };
export type TableView = { 
/**
 * Which game.
 */
id: GameId, 
/**
 * What it was opened with.
 */
terms: Terms, 
/**
 * How far it has come.
 */
phase: Phase, 
/**
 * Who opened it.
 */
host: PersonId, 
/**
 * Every seat.
 */
seats: Array<SeatView>, 
/**
 * Which seat is the viewer's.
 */
you: Seat | null, 
/**
 * Who must decide.
 */
to_act: Seats, 
/**
 * The hash of the deal, from the start.
 */
commitment: string | null, 
/**
 * The salt that it was hashed with, once the game is over.
 */
salt: string | null, 
/**
 * Whether the host has stopped the talk.
 */
muted: boolean, 
/**
 * Where the same people play again.
 */
rematch: GameId | null, };
export type TakeBack = { 
/**
 * The number of the last frame that you have seen.
 */
after: number, };
export type Talk = { 
/**
 * At most 300 characters.
 */
text: string, };
export type Tally = { 
/**
 * Which game.
 */
game: string, 
/**
 * With which options.
 */
options: Record<string, unknown>, 
/**
 * How many games are over.
 */
games: number, 
/**
 * How many of them were won; a win that several share counts for each of them.
 */
wins: number, 
/**
 * The mean of the points.
 */
mean: number, 
/**
 * The most points.
 */
best: number, };
export type Terms = { 
/**
 * Which game, by its name in records.
 */
game: string, 
/**
 * The game's options, as in a record.
 */
options: Record<string, unknown>, 
/**
 * Who begins, where the game has somebody who begins.
 */
first: First, 
/**
 * How long players may think.
 */
time: TimeControl, 
/**
 * Whether the table is listed in the lobby. Otherwise only who has the link finds it.
 */
listed: boolean, 
/**
 * Whether decisions may be taken back, where the rules allow it.
 */
undo: boolean, 
/**
 * Whether players may ask a bot what it would do.
 */
hints: boolean, 
/**
 * The bot that plays on for somebody who leaves or runs out of time.
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
 * Seconds for a turn.
 */
seconds: number, };
export type Timestamp = number;
export type Told = { 
/**
 * The number of the entry.
 */
seq: number, 
/**
 * When it was.
 */
at: Timestamp, 
/**
 * What happened at the table.
 */
what: What, 
/**
 * What it made happen in the game, as far as the viewer may know.
 */
events: unknown[] | null, };
export type What = { "what": "opened" } | { "what": "seated", seat: Seat, who: Occupant, } | { "what": "freed", seat: Seat, } | { "what": "started" } | { "what": "closed" } | { "what": "acted", seat: Seat, } | { "what": "undone", seat: Seat, } | { "what": "taken_over", seat: Seat, why: Why, } | { "what": "returned", seat: Seat, } | { "what": "paused", milliseconds: number, } | { "what": "renamed", person: PersonId, name: string, } | { "what": "said", person: PersonId, name: string, text: string, } | { "what": "muted", muted: boolean, } | { "what": "rematch", game: GameId, };
export type Why = "left" | "out_of_time";
