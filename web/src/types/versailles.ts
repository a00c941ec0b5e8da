// Generated from the Rust types. Do not edit: run UPDATE_TYPES=1 cargo test -p types

export const INFO = {
  "name": "versailles",
  "title": "The Gardens of Versailles",
  "players": [
    2,
    3,
    4,
    5
  ],
  "players_description": "How many play; with two players, Ludwig bids as a third",
  "has_first_player": false,
  "options": []
} as const;
export type AreaThen = { 
/**
 * Whether it is larger than the current largest area of its type in the garden.
 */
grows: boolean, 
/**
 * The type of the area, or building ground; never jokers.
 */
type: Type | 'site', 
/**
 * The fields. Jokers belong to areas of several types.
 */
fields: Array<[number, number]>, };
export type Areas = { 
/**
 * The largest area of each type.
 */
types: Record<Type, number>, 
/**
 * The largest area of building ground.
 */
site: number, };
export type Bid = { by: Bidder, card: Card, };
export type Bidder = number | 'ludwig';
export type Card = number;
export type ChipThen = { 
/**
 * The type of the chip.
 */
type: Type, 
/**
 * The holder who loses it; `None` if it has no holder.
 */
from: Seat | null, };
export type Chips = Record<Type, number | null>;
export type Entry = { seat?: Seat, do: Verb, card?: Card, at?: Spot, turn?: Turn, };
export type Event = { "event": "bid", seat: Seat, card: Card | null, } | { "event": "revealed", bids: Array<Bid>, } | { "event": "tile_taken", by: Bidder, index: number, tile: Tile, } | { "event": "laid", seat: Seat, at: Spot, turn: Turn, tile: Tile, } | { "event": "area_grew", seat: Seat, type: Type, from: number, to: number, } | { "event": "chip_taken", seat: Seat, type: Type, from: Seat | null, } | { "event": "king_moved", index: number, } | { "event": "middle_scored", scores: Array<Middle>, sheets: Array<Sheet>, } | { "event": "half_begun", half: Half, row: Array<Tile>, } | { "event": "dealt", seat: Seat, hand: Hand, } | { "event": "over", result: Outcome, };
export type Half = 1 | 2;
export type Hand = Array<number>;
export type Item = { "item": "area", type: Type, points: number, } | { "item": "chip", type: Type, points: number, } | { "item": "second", type: Type, points: number, } | { "item": "site", points: number, } | { "item": "middle", points: number, };
export type Kind = "yellow" | "green" | "white" | "blue" | "red" | "joker" | "site";
export type Laid = { 
/**
 * The spot of its nw field.
 */
at: Spot, 
/**
 * How far the tile is rotated.
 */
turn: Turn, 
/**
 * The tile before the rotation.
 */
tile: Tile, };
export type LudwigView = { 
/**
 * The number of cards in his stack.
 */
stack_size: number, 
/**
 * The revealed cards of this half, in order.
 */
played: Array<Card>, };
export type Middle = { 
/**
 * One point per field of the largest areas of the best two types.
 */
areas: number, 
/**
 * 3 points per large chip.
 */
chips: number, 
/**
 * The sum of both.
 */
total: number, };
export type Options = { 
/**
 * The number of players: 2 to 5.
 */
players: number, };
export type Outcome = { 
/**
 * The points of every seat after the first half.
 */
middle: Array<Middle>, 
/**
 * The points of every seat at the end.
 */
scores: Array<Score>, 
/**
 * The winners; several share the victory.
 */
winners: Array<Seat>, };
export type Phase = "bidding" | "laying" | "over";
export type Plot = { 
/**
 * The type of the area, or building ground; never jokers.
 */
type: Type | 'site', 
/**
 * The fields. Jokers belong to areas of several types.
 */
fields: Array<[number, number]>, };
export type Preview = { 
/**
 * The areas through the tile, without those that are on the tile alone and not the largest of
 * their type.
 */
areas: Array<AreaThen>, 
/**
 * The large chips that the tile wins.
 */
chips: Array<ChipThen>, 
/**
 * How many more points the seat has in the next scoring, as if it came now.
 */
gain: number, };
export type Score = { 
/**
 * One point per field of the largest areas of the best three types.
 */
areas: number, 
/**
 * 5 points per large chip.
 */
chips: number, 
/**
 * 3 points per second-largest area.
 */
seconds: number, 
/**
 * 3 points for the largest area of building ground.
 */
site: number, 
/**
 * The points after the first half.
 */
middle: number, 
/**
 * The sum of all items.
 */
total: number, 
/**
 * The fields of the largest area of any type, which breaks ties.
 */
largest: number, };
export type Seat = number;
export type SeatView = { 
/**
 * The hand, without the card that is face down; only for the viewer's own seat.
 */
hand: Hand | null, 
/**
 * The number of cards in the hand.
 */
hand_size: number, 
/**
 * Whether the seat has a card face down.
 */
has_bid: boolean, 
/**
 * The card that is face down; only for the viewer's own seat.
 */
bid: Card | null, 
/**
 * The revealed cards of this half, in order.
 */
played: Array<Card>, 
/**
 * The tiles of the garden, in the order in which they were laid.
 */
garden: Array<Laid>, 
/**
 * The sizes of the largest areas.
 */
areas: Areas, 
/**
 * The areas of at least two fields.
 */
plots: Array<Plot>, 
/**
 * The points in the next scoring, as if it came now; in the last one when the game is over.
 */
sheet: Sheet, };
export type Seats = Array<number>;
export type Sheet = { 
/**
 * The items that score points, in the order of the scoring.
 */
items: Array<Item>, 
/**
 * The sum of all items.
 */
total: number, };
export type Spot = [number, number];
export type Taker = { 
/**
 * The bidder.
 */
by: Bidder, 
/**
 * The bidder's card.
 */
card: Card, 
/**
 * The place of the tile in the row, from 0.
 */
index: number, 
/**
 * The tile.
 */
tile: Tile, 
/**
 * Whether it is already laid or discarded.
 */
done: boolean, };
export type Tile = [Kind, Kind, Kind, Kind];
export type Turn = number;
export type Type = "yellow" | "green" | "white" | "blue" | "red";
export type Verb = "bid" | "lay";
export type View = { 
/**
 * What the players chose before the game.
 */
options: Options, 
/**
 * The seat of the viewer; `None` for a spectator.
 */
viewer: Seat | null, 
/**
 * What the game waits for.
 */
phase: Phase, 
/**
 * The seats that must act.
 */
to_act: Seats, 
/**
 * The half, 1 or 2.
 */
half: Half, 
/**
 * The round of the half, 1 to 7.
 */
round: number, 
/**
 * The row of tiles of this half, those that are already taken included.
 */
row: Array<Tile>, 
/**
 * The number of tiles in the group of a round.
 */
group: number, 
/**
 * The king's place in the row, from 0: the first tile of this round.
 */
king: number, 
/**
 * The takers of this round's tiles, in order; empty until the cards are revealed.
 */
takers: Array<Taker>, 
/**
 * The garden and the cards of every seat.
 */
seats: Array<SeatView>, 
/**
 * Ludwig, if he takes part.
 */
ludwig: LudwigView | null, 
/**
 * The holders of the large chips.
 */
chips: Chips, 
/**
 * The points of every seat in the first half, once it is over.
 */
middle: Array<Middle> | null, 
/**
 * The legal actions of the viewer's seat.
 */
legal: Array<Entry>, 
/**
 * What each legal action would do, in the same order; `null` if there is nothing to show.
 */
previews: Array<Preview | null>, 
/**
 * The number of actions that the viewer may undo.
 */
undoable: number, 
/**
 * The result, once the game is over.
 */
result: Outcome | null, };
