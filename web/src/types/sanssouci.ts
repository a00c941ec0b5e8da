// Made from the Rust types. Do not edit: UPDATE_TYPES=1 cargo test -p types

export type BoarPreview = { 
/**
 * Where it is.
 */
from: Field, 
/**
 * Where it would be.
 */
to: Field, 
/**
 * The free fields that it would then cost if the game ended.
 */
area: Fields, };
export type Card = string;
export type Edition = 'classic' | 'revised';
export type Entry = { seat?: Seat, do: Verb, side?: Side, card?: Card, take?: Slot, field?: Field, to?: Field, stack?: Stack, };
export type Event = { "event": "garden_chosen", seat: Seat, side: Side | null, } | { "event": "gardens_revealed", sides: Array<Side>, } | { "event": "dealt", seat: Seat, hand: Array<Card>, missions: [Motif, Motif], } | { "event": "rewards_chosen", seat: Seat, side: Side | null, } | { "event": "rewards_revealed", sides: Array<Side>, } | { "event": "played", seat: Seat, card: Card, slot: Slot, tile: Motif, } | { "event": "laid", seat: Seat, tile: Motif, field: Field, gardener: boolean, } | { "event": "mark_scored", seat: Seat, field: Field, points: number, } | { "event": "boar_found", seat: Seat, field: Field, points: number, } | { "event": "boar_left", seat: Seat, field: Field, points: number, } | { "event": "boar_moved", seat: Seat, from: Field, to: Field, } | { "event": "noble_walked", seat: Seat, motif: Motif, from: Field | null, walk: Array<Field>, points: number, } | { "event": "stayed", seat: Seat, } | { "event": "refilled", seat: Seat, slot: Slot, stack: Stack, tile: Motif, } | { "event": "drew", seat: Seat, card: Card | null, } | { "event": "over", result: Outcome, };
export type Field = string;
export type Fields = Array<string>;
export type LayPreview = { 
/**
 * Where the tile would be laid; nothing if it becomes a gardener, whose field is to be decided next.
 */
field: Field | null, 
/**
 * Whether it would be a gardener, because its own field is occupied.
 */
gardener: boolean, 
/**
 * Where the gardener could be laid; none unless that is to be decided next.
 */
places: Fields, 
/**
 * What it would score at once, mark and boar together.
 */
points: number, 
/**
 * The rows and columns that it would fill.
 */
completes: Array<Line>, 
/**
 * The nobles that could then walk further than now, each with its best walk, the best first.
 */
opens: Array<Reach>, };
export type Line = { "line": "row", row: Row, points: number, } | { "line": "column", column: Motif, points: number, };
export type Marks = { [field: string]: { motif: number } | { gardener: number } | { penalty: number } | null };
export type Motif = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i';
export type NoblePreview = { 
/**
 * Whose noble.
 */
motif: Motif, 
/**
 * Where it stands; nothing if that is the terrace.
 */
from: Field | null, 
/**
 * The fields it would step on, in order, the last one included.
 */
walk: Array<Field>, 
/**
 * What it would score at once.
 */
points: number, 
/**
 * How much more its mission would give at the end; 0 if the seat has no such mission.
 */
mission: number, };
export type Options = { 
/**
 * Which box is on the table.
 */
edition: Edition, 
/**
 * How many play: 2, 3 or 4.
 */
players: number, 
/**
 * With the expansion Rewards.
 */
rewards: boolean, 
/**
 * With the expansion Boars.
 */
boars: boolean, 
/**
 * Players choose the side of two-sided boards; otherwise it is dealt.
 */
choose_sides: boolean, 
/**
 * Players choose the stack that refills the market; otherwise it is the tallest. Classic edition only.
 */
choose_stack: boolean, };
export type Outcome = { 
/**
 * Every seat's score.
 */
scores: Array<Score>, 
/**
 * Who won; several share it.
 */
winners: Array<Seat>, };
export type Phase = "gardens" | "rewards" | "play" | "gardener" | "boar" | "noble" | "refill" | "over";
export type Points = { 
/**
 * For the rows that nobles ended on.
 */
nobles: number, 
/**
 * What the marks gave and took.
 */
rewards: number, 
/**
 * For laying tiles on the boar.
 */
boars: number, };
export type Preview = { "preview": "lay" } & LayPreview | { "preview": "boar" } & BoarPreview | { "preview": "noble" } & NoblePreview;
export type Reach = { 
/**
 * Whose noble.
 */
motif: Motif, 
/**
 * To which field.
 */
to: Field, 
/**
 * What it would score.
 */
points: number, };
export type Row = number;
export type Score = { 
/**
 * For the rows that nobles ended on, during the game.
 */
nobles: number, 
/**
 * What the marks of the Rewards board gave or took in all.
 */
rewards: number, 
/**
 * For laying tiles on the boar.
 */
boars: number, 
/**
 * For full rows: 10 less the row's value.
 */
rows: number, 
/**
 * For full columns: 5 each.
 */
columns: number, 
/**
 * For the two missions: the row that the noble stands on.
 */
missions: number, 
/**
 * What a boar that is still there costs: 0 or negative.
 */
boar_penalty: number, 
/**
 * The sum of all that.
 */
total: number, 
/**
 * Gardeners in the garden; more of them win a tie.
 */
gardeners: number, };
export type Seat = number;
export type SeatView = { 
/**
 * The garden sides on offer.
 */
garden_sides: Array<Fields>, 
/**
 * Whether the garden side is chosen.
 */
garden_chosen: boolean, 
/**
 * Which one, if the viewer may know.
 */
garden_side: Side | null, 
/**
 * The sides of the Rewards board on offer; none without Rewards.
 */
rewards_sides: Array<Marks>, 
/**
 * Whether the side of the Rewards board is chosen.
 */
rewards_chosen: boolean, 
/**
 * Which one, if the viewer may know.
 */
rewards_side: Side | null, 
/**
 * Printed fields that no Rewards board covers.
 */
printed: Fields, 
/**
 * Tiles laid with their motif up.
 */
tiles: Fields, 
/**
 * Tiles laid as gardeners.
 */
gardeners: Fields, 
/**
 * The marks of the Rewards board that lies on the garden.
 */
marks: Marks | null, 
/**
 * By column, the row its noble stands on; 0 is the terrace.
 */
nobles: [number, number, number, number, number, number, number, number, number], 
/**
 * Where the boar is.
 */
boar: Field | null, 
/**
 * The free fields that the boar would cost if the game ended now.
 */
boar_area: Fields, 
/**
 * What was scored so far, by item.
 */
points: Points, 
/**
 * What was scored so far.
 */
score: number, 
/**
 * The hand, if the viewer may know it.
 */
hand: Array<Card> | null, 
/**
 * How many cards are in the hand.
 */
hand_size: number, 
/**
 * How many cards wait in the deck.
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
export type Slot = 'w1' | 'w2' | 'g1' | 'g2' | 'o1' | 'o2' | 'v1' | 'v2' | 't1' | 't2';
export type Stack = number;
export type TurnView = { 
/**
 * The card played.
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
 * Where it was laid; nothing while it is to become a gardener.
 */
laid: Field | null, };
export type Verb = 'garden' | 'rewards' | 'play' | 'gardener' | 'boar' | 'noble' | 'stay' | 'refill';
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
 * Whose turn it is; before the first turn, who will begin.
 */
mover: Seat, 
/**
 * Who began.
 */
first: Seat, 
/**
 * The round, 1 to 18.
 */
round: number, 
/**
 * What the mover did in this turn.
 */
turn: TurnView | null, 
/**
 * The ten slots; one of them is empty between taking and refilling.
 */
display: Record<Slot, Motif | null>, 
/**
 * How high the stacks are; the bag is one stack.
 */
supply: Array<number>, 
/**
 * Everybody's garden and cards, by seat.
 */
seats: Array<SeatView>, 
/**
 * What the viewer may decide now.
 */
legal: Array<Entry>, 
/**
 * What each of these would do, in the same order; nothing, where there is nothing to show.
 */
previews: Array<Preview | null>, 
/**
 * The motif cards in the viewer's hand that now allow any tile, because none on show has their motif.
 */
free_choice: Array<Card>, 
/**
 * How many of their last decisions the viewer may take back.
 */
undoable: number, 
/**
 * How it ended.
 */
result: Outcome | null, };
