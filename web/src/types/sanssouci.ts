// Generated from the Rust types. Do not edit: run UPDATE_TYPES=1 cargo test -p types

export const INFO = {
  "name": "sanssouci",
  "title": "Sanssouci",
  "players": [
    2,
    3,
    4
  ],
  "players_description": "How many play",
  "has_first_player": true,
  "options": [
    {
      "name": "edition",
      "description": "The edition: classic (2013) or revised (2022)",
      "condition": null,
      "kind": "choice",
      "values": [
        "classic",
        "revised"
      ],
      "default": "classic",
      "proposed": "revised"
    },
    {
      "name": "rewards",
      "description": "Play with the expansion Rewards",
      "condition": null,
      "kind": "flag",
      "default": false
    },
    {
      "name": "boars",
      "description": "Play with the expansion Boars",
      "condition": null,
      "kind": "flag",
      "default": false
    },
    {
      "name": "choose_sides",
      "description": "Players choose the side of two-sided boards; otherwise it is dealt",
      "condition": null,
      "kind": "flag",
      "default": true
    },
    {
      "name": "choose_stack",
      "description": "Players choose the stack that refills the market; otherwise it is the tallest",
      "condition": "classic edition only",
      "kind": "flag",
      "default": false
    }
  ]
} as const;
export type BoarPreview = { 
/**
 * The current field.
 */
from: Field, 
/**
 * The field after the move.
 */
to: Field, 
/**
 * The free fields that the boar would cost if the game ended then.
 */
area: Fields, };
export type Card = string;
export type Edition = "classic" | "revised";
export type Entry = { seat?: Seat, do: Verb, side?: Side, card?: Card, take?: Slot, field?: Field, to?: Field, stack?: Stack, };
export type Event = { "event": "garden_chosen", seat: Seat, side: Side | null, } | { "event": "gardens_revealed", sides: Array<Side>, } | { "event": "dealt", seat: Seat, hand: Array<Card>, missions: [Motif, Motif], } | { "event": "rewards_chosen", seat: Seat, side: Side | null, } | { "event": "rewards_revealed", sides: Array<Side>, } | { "event": "played", seat: Seat, card: Card, slot: Slot, tile: Motif, } | { "event": "laid", seat: Seat, tile: Motif, field: Field, gardener: boolean, } | { "event": "mark_scored", seat: Seat, field: Field, points: number, } | { "event": "boar_found", seat: Seat, field: Field, points: number, } | { "event": "boar_left", seat: Seat, field: Field, points: number, } | { "event": "boar_moved", seat: Seat, from: Field, to: Field, } | { "event": "noble_walked", seat: Seat, motif: Motif, from: Field | null, walk: Array<Field>, points: number, } | { "event": "stayed", seat: Seat, } | { "event": "refilled", seat: Seat, slot: Slot, stack: Stack, tile: Motif, } | { "event": "drew", seat: Seat, card: Card | null, } | { "event": "over", result: Outcome, };
export type Field = string;
export type Fields = Array<string>;
export type LayPreview = { 
/**
 * The field of the tile; `None` if it becomes a gardener, whose field is chosen next.
 */
field: Field | null, 
/**
 * Whether the tile becomes a gardener, because its own field is occupied.
 */
gardener: boolean, 
/**
 * The fields for the gardener, if its field is chosen next.
 */
places: Fields, 
/**
 * The immediate points of mark and boar.
 */
points: number, 
/**
 * The rows and columns that the tile completes.
 */
completes: Array<Line>, 
/**
 * The nobles that can then walk further than now, each with its best field, best first.
 */
opens: Array<Reach>, };
export type Line = { "line": "row", row: Row, points: number, } | { "line": "column", column: Motif, points: number, };
export type Marks = { [field: string]: { motif: number } | { gardener: number } | { penalty: number } | null };
export type Motif = "a" | "b" | "c" | "d" | "e" | "f" | "g" | "h" | "i";
export type NoblePreview = { 
/**
 * The motif of the noble.
 */
motif: Motif, 
/**
 * The current field; `None` on the terrace.
 */
from: Field | null, 
/**
 * The fields that it steps on, in order, the last one included.
 */
walk: Array<Field>, 
/**
 * The immediate points.
 */
points: number, 
/**
 * How many more points the mission of this motif gives at the end; 0 if the seat does not have
 * it.
 */
mission: number, };
export type Options = { 
/**
 * The edition.
 */
edition: Edition, 
/**
 * The number of players: 2, 3 or 4.
 */
players: number, 
/**
 * Whether the expansion Rewards is used.
 */
rewards: boolean, 
/**
 * Whether the expansion Boars is used.
 */
boars: boolean, 
/**
 * Whether players choose the side of two-sided boards; otherwise it is dealt.
 */
choose_sides: boolean, 
/**
 * Whether players choose the stack that refills the market; otherwise it is the tallest.
 * Classic edition only.
 */
choose_stack: boolean, };
export type Outcome = { 
/**
 * The score of every seat.
 */
scores: Array<Score>, 
/**
 * The winners; several share the victory.
 */
winners: Array<Seat>, };
export type Phase = "gardens" | "rewards" | "play" | "gardener" | "boar" | "noble" | "refill" | "over";
export type Points = { 
/**
 * Points for the moves of nobles.
 */
nobles: number, 
/**
 * Points of the Rewards board, penalties included.
 */
rewards: number, 
/**
 * Points for placing tiles on the boar.
 */
boars: number, };
export type Preview = { "preview": "lay" } & LayPreview | { "preview": "boar" } & BoarPreview | { "preview": "noble" } & NoblePreview;
export type Reach = { 
/**
 * The motif of the noble.
 */
motif: Motif, 
/**
 * The field.
 */
to: Field, 
/**
 * The points of the move.
 */
points: number, };
export type Row = number;
export type Score = { 
/**
 * Points for the moves of nobles.
 */
nobles: number, 
/**
 * Points of the Rewards board, penalties included.
 */
rewards: number, 
/**
 * Points for placing tiles on the boar.
 */
boars: number, 
/**
 * Points for full rows: 10 minus the number of each.
 */
rows: number, 
/**
 * Points for full columns: 5 each.
 */
columns: number, 
/**
 * Points for the two missions: the rows on which their nobles stand.
 */
missions: number, 
/**
 * The cost of a boar that is still in the garden: 0 or negative.
 */
boar_penalty: number, 
/**
 * The sum of all items.
 */
total: number, 
/**
 * The number of gardeners in the garden, which breaks ties.
 */
gardeners: number, };
export type Seat = number;
export type SeatView = { 
/**
 * The garden sides to choose from.
 */
garden_sides: Array<Fields>, 
/**
 * Whether the garden side is chosen.
 */
garden_chosen: boolean, 
/**
 * The chosen side, if the viewer may know it.
 */
garden_side: Side | null, 
/**
 * The sides of the Rewards board to choose from; empty without Rewards.
 */
rewards_sides: Array<Marks>, 
/**
 * Whether the side of the Rewards board is chosen.
 */
rewards_chosen: boolean, 
/**
 * The chosen side, if the viewer may know it.
 */
rewards_side: Side | null, 
/**
 * The printed fields that are not covered by a Rewards board.
 */
printed: Fields, 
/**
 * The fields with tiles that show their motif.
 */
tiles: Fields, 
/**
 * The fields with gardeners.
 */
gardeners: Fields, 
/**
 * The marks of the Rewards board on the garden.
 */
marks: Marks | null, 
/**
 * By column, the row of its noble; 0 is the terrace.
 */
nobles: [number, number, number, number, number, number, number, number, number], 
/**
 * The field of the boar.
 */
boar: Field | null, 
/**
 * The free fields that the boar would cost if the game ended now.
 */
boar_area: Fields, 
/**
 * The points so far, by item.
 */
points: Points, 
/**
 * The points so far.
 */
score: number, 
/**
 * The hand, if the viewer may know it.
 */
hand: Array<Card> | null, 
/**
 * The number of cards in the hand.
 */
hand_size: number, 
/**
 * The number of cards in the deck.
 */
deck_size: number, 
/**
 * The cards that were played, in no particular order.
 */
played: Array<Card>, 
/**
 * The missions, if the viewer may know them.
 */
missions: [Motif, Motif] | null, };
export type Seats = Array<number>;
export type Side = 0 | 1;
export type Slot = "w1" | "w2" | "g1" | "g2" | "o1" | "o2" | "v1" | "v2" | "t1" | "t2";
export type Stack = number;
export type TurnView = { 
/**
 * The card that was played.
 */
card: Card, 
/**
 * The slot the tile was taken from.
 */
slot: Slot, 
/**
 * The tile.
 */
tile: Motif, 
/**
 * The tile's own field.
 */
own_field: Field, 
/**
 * The field of the tile; `None` until the gardener is placed.
 */
laid: Field | null, };
export type Verb = "garden" | "rewards" | "play" | "gardener" | "boar" | "noble" | "stay" | "refill";
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
 * The seat whose turn it is; before the first turn, the seat that starts.
 */
mover: Seat, 
/**
 * The seat that started.
 */
first: Seat, 
/**
 * The round, 1 to 18.
 */
round: number, 
/**
 * What the mover has done in this turn.
 */
turn: TurnView | null, 
/**
 * The ten slots of the market. One is empty from taking its tile to refilling. All are empty
 * while garden sides are chosen.
 */
display: Record<Slot, Motif | null>, 
/**
 * The heights of the stacks; the bag is one stack.
 */
supply: Array<number>, 
/**
 * The garden and the cards of every seat.
 */
seats: Array<SeatView>, 
/**
 * The legal actions of the viewer's seat.
 */
legal: Array<Entry>, 
/**
 * What each legal action would do, in the same order; `null` if there is nothing to show.
 */
previews: Array<Preview | null>, 
/**
 * The motif cards in the viewer's hand that allow any tile, because no tile of the market has
 * their motif.
 */
free_choice: Array<Card>, 
/**
 * The number of actions that the viewer may undo.
 */
undoable: number, 
/**
 * The result, once the game is over.
 */
result: Outcome | null, };
