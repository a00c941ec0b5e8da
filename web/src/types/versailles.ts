// Made from the Rust types. Do not edit: UPDATE_TYPES=1 cargo test -p types

export type AreaThen = { 
/**
 * Whether it would be larger than the largest of its type in the garden now.
 */
grows: boolean, 
/**
 * What it is an area of; never of jokers.
 */
type: Type | 'site', 
/**
 * Its fields. Jokers belong to areas of several types.
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
 * Of which type.
 */
type: Type, 
/**
 * From whom; nobody, if it lies on the table.
 */
from: Seat | null, };
export type Chips = Record<Type, number | null>;
export type Entry = { seat?: Seat, do: Verb, card?: Card, at?: Spot, turn?: Turn, };
export type Event = { "event": "bid", seat: Seat, card: Card | null, } | { "event": "revealed", bids: Array<Bid>, } | { "event": "tile_taken", by: Bidder, index: number, tile: Tile, } | { "event": "laid", seat: Seat, at: Spot, turn: Turn, tile: Tile, } | { "event": "area_grew", seat: Seat, type: Type, from: number, to: number, } | { "event": "chip_taken", seat: Seat, type: Type, from: Seat | null, } | { "event": "king_moved", index: number, } | { "event": "middle_scored", scores: Array<Middle>, sheets: Array<Sheet>, } | { "event": "half_begun", half: Half, row: Array<Tile>, } | { "event": "dealt", seat: Seat, hand: Hand, } | { "event": "over", result: Outcome, };
export type Half = 1 | 2;
export type Hand = Array<number>;
export type Item = { "item": "area", type: Type, points: number, } | { "item": "chip", type: Type, points: number, } | { "item": "second", type: Type, points: number, } | { "item": "site", points: number, } | { "item": "middle", points: number, };
export type Kind = 'yellow' | 'green' | 'white' | 'blue' | 'red' | 'joker' | 'site';
export type Laid = { 
/**
 * Where its nw field lies.
 */
at: Spot, 
/**
 * How far it was turned before.
 */
turn: Turn, 
/**
 * The tile, as it was before it was turned.
 */
tile: Tile, };
export type LudwigView = { 
/**
 * How many cards his stack has.
 */
stack_size: number, 
/**
 * The cards that were revealed in this half, in order.
 */
played: Array<Card>, };
export type Middle = { 
/**
 * The fields of the largest areas of the best two types.
 */
areas: number, 
/**
 * 3 a large chip.
 */
chips: number, 
/**
 * Both.
 */
total: number, };
export type Options = { 
/**
 * How many play: 2 to 5.
 */
players: number, };
export type Outcome = { 
/**
 * Every seat's points after the first half.
 */
middle: Array<Middle>, 
/**
 * Every seat's points at the end.
 */
scores: Array<Score>, 
/**
 * Who won; several share it.
 */
winners: Array<Seat>, };
export type Phase = "bidding" | "laying" | "over";
export type Plot = { 
/**
 * What it is an area of; never of jokers.
 */
type: Type | 'site', 
/**
 * Its fields. Jokers belong to areas of several types.
 */
fields: Array<[number, number]>, };
export type Preview = { 
/**
 * The areas that the tile would be part of, but for those that lie on it alone and are not the largest of their type.
 */
areas: Array<AreaThen>, 
/**
 * The large chips that it would win.
 */
chips: Array<ChipThen>, 
/**
 * How many more points the seat would have in the next scoring, if it came now.
 */
gain: number, };
export type Score = { 
/**
 * The fields of the largest areas of the best three types.
 */
areas: number, 
/**
 * 5 a large chip.
 */
chips: number, 
/**
 * 3 a second-largest area.
 */
seconds: number, 
/**
 * 3 for the largest area of building ground.
 */
site: number, 
/**
 * The points after the first half.
 */
middle: number, 
/**
 * All five.
 */
total: number, 
/**
 * The fields of the largest area of any type, which decides between equals.
 */
largest: number, };
export type Seat = number;
export type SeatView = { 
/**
 * The cards in hand, without the one that is face down; only the viewer's own.
 */
hand: Hand | null, 
/**
 * How many they are.
 */
hand_size: number, 
/**
 * Whether a card is face down.
 */
has_bid: boolean, 
/**
 * Which one; only the viewer's own.
 */
bid: Card | null, 
/**
 * The cards that were played in this half and revealed, in order.
 */
played: Array<Card>, 
/**
 * The tiles of the garden, in the order in which they were laid.
 */
garden: Array<Laid>, 
/**
 * The garden's largest areas.
 */
areas: Areas, 
/**
 * Its areas of at least two fields.
 */
plots: Array<Plot>, 
/**
 * The points in the scoring that comes next, as if it came now; when the game is over, in the last one.
 */
sheet: Sheet, };
export type Seats = Array<number>;
export type Sheet = { 
/**
 * What gives points, in the order in which it is counted.
 */
items: Array<Item>, 
/**
 * All of it.
 */
total: number, };
export type Spot = [number, number];
export type Taker = { 
/**
 * Who takes it.
 */
by: Bidder, 
/**
 * The card that won it.
 */
card: Card, 
/**
 * Its place in the row, from 0.
 */
index: number, 
/**
 * The tile.
 */
tile: Tile, 
/**
 * Whether it is laid already, or discarded.
 */
done: boolean, };
export type Tile = [Kind, Kind, Kind, Kind];
export type Turn = number;
export type Type = 'yellow' | 'green' | 'white' | 'blue' | 'red';
export type Verb = 'bid' | 'lay';
export type View = { 
/**
 * What the players agreed on.
 */
options: Options, 
/**
 * Who looks: a seat, or nobody at the table.
 */
viewer: Seat | null, 
/**
 * What is to be decided.
 */
phase: Phase, 
/**
 * By whom.
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
 * The tiles that were laid out for this half, those that are already taken included.
 */
row: Array<Tile>, 
/**
 * How many tiles of the row make up a round's group.
 */
group: number, 
/**
 * Where the king stands: the place in the row, from 0, of this round's first tile.
 */
king: number, 
/**
 * Who takes which of this round's tiles, in order; nobody while the cards are not revealed.
 */
takers: Array<Taker>, 
/**
 * Everybody's garden and cards, by seat.
 */
seats: Array<SeatView>, 
/**
 * Ludwig, where he takes part.
 */
ludwig: LudwigView | null, 
/**
 * Who has the large chips.
 */
chips: Chips, 
/**
 * Every seat's points of the first half, once it is over.
 */
middle: Array<Middle> | null, 
/**
 * What the viewer may decide now.
 */
legal: Array<Entry>, 
/**
 * What each of these would do, in the same order; nothing, where there is nothing to show.
 */
previews: Array<Preview | null>, 
/**
 * How many of their last decisions the viewer may take back.
 */
undoable: number, 
/**
 * How it ended.
 */
result: Outcome | null, };
