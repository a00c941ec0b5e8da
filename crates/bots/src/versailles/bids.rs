//! Which card to play.

use game::Seat;
use rand_core::Rng;
use versailles::{Card, Options, Position, Tile};

use crate::versailles::bid_odds::BidOdds;
use crate::versailles::evaluation::Evaluation;
use crate::versailles::hand_plan::hand_plan;
use crate::versailles::placements::{Placements, best_placements};
use crate::versailles::search_state::SearchState;
use crate::versailles::weights::Weights;

/// In points: how much chance enters a quick bid, and what a card at the end of the scale costs.
const BID_NOISE: f32 = 0.6;
const EXTREME_CARD_COST: f32 = 0.4;

/// What each tile of the round's group would be worth to a seat, in order.
pub(crate) type TileValues = [f32; Options::MAX_PLAYERS];

/// This round's tiles.
pub(crate) fn group(position: &Position) -> &[Tile] {
    &position.row()[position.king()..][..position.bidders()]
}

/// The tiles of the rounds of this half that come later, round by round.
pub(crate) fn later_groups(position: &Position) -> impl Iterator<Item = &[Tile]> {
    position.row()[position.king()..].chunks(position.bidders()).skip(1)
}

/// What the tiles of this round would be worth to a seat.
pub(crate) fn tile_values(state: &SearchState, seat: Seat, weights: &'static Weights) -> TileValues {
    wished(&plans(state, seat, weights))
}

/// Where a seat would lay each tile of this round.
pub(crate) fn plans(state: &SearchState, seat: Seat, weights: &'static Weights) -> Placements {
    let evaluation = Evaluation::contested(state, seat, weights);
    best_placements(state, seat, &evaluation, group(&state.position))
}

/// What tiles are worth that are laid so.
pub(crate) fn wished(plans: &Placements) -> TileValues {
    plans.map(|placement| placement.value)
}

/// The card that can be expected to win most.
pub(crate) fn plain_bid(position: &Position, seat: Seat, tile_values: &TileValues) -> Option<Card> {
    let odds = BidOdds::new(position, seat);
    best(position.hand(seat).iter().map(|card| (odds.expected(card, tile_values), card)))
}

/// A card that fits the wishes: the best by far, or one of several that are nearly as good.
pub(crate) fn quick_bid(
    position: &Position,
    seat: Seat,
    tile_values: &TileValues,
    rng: &mut impl Rng,
) -> Option<Card> {
    let odds = BidOdds::new(position, seat);
    let value = |card| {
        let uniform = BID_NOISE * uniform(rng);
        // Cards at the ends of the scale are the ones that decide: not to be wasted.
        let dear = EXTREME_CARD_COST * (2.0 * odds.lower(card) - 1.0).abs();
        (odds.expected(card, tile_values) + uniform - dear, card)
    };
    best(position.hand(seat).iter().map(value))
}

/// The same, but what is not to be wasted is what the rounds to come need.
pub(crate) fn planned_bid(
    state: &SearchState,
    seat: Seat,
    tile_values: &TileValues,
    weights: &'static Weights,
    rng: &mut impl Rng,
) -> Option<Card> {
    let odds = BidOdds::new(&state.position, seat);
    let value = |(card, later)| (odds.expected(card, tile_values) + BID_NOISE * uniform(rng) + later, card);
    best(hand_plan(state, seat, &odds, weights).map(value))
}

/// The card that is worth most; of several, the first.
fn best(cards: impl Iterator<Item = (f32, Card)>) -> Option<Card> {
    cards.reduce(|a, b| if b.0 > a.0 { b } else { a }).map(|(_, card)| card)
}

/// Anything from 0 to 1, each equally likely.
#[inline]
pub(crate) fn uniform(rng: &mut impl Rng) -> f32 {
    (rng.next_u32() >> 8) as f32 / (1 << 24) as f32
}
