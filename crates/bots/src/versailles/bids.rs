//! Chooses a card to bid.

use game::Seat;
use rand_core::Rng;
use versailles::{Card, Options, Position, Tile};

use crate::versailles::bid_odds::BidOdds;
use crate::versailles::evaluation::Evaluation;
use crate::versailles::hand_plan::with_later_values;
use crate::versailles::placements::{Placements, best_placements};
use crate::versailles::search_state::SearchState;
use crate::versailles::weights::Weights;

/// The amount of randomness in the bids of a playout, in points.
const BID_NOISE: f32 = 0.6;
/// The cost of playing the highest or lowest card, in points.
const EXTREME_CARD_COST: f32 = 0.4;

/// The value of the garden with each tile of the current round, in order.
pub(crate) type TileValues = [f32; Options::MAX_PLAYERS];

/// The tiles of the current round.
pub(crate) fn round_tiles(position: &Position) -> &[Tile] {
    &position.row()[position.king()..][..position.bidders()]
}

/// The tiles of the later rounds of this half, round by round.
pub(crate) fn later_tiles(position: &Position) -> impl Iterator<Item = &[Tile]> {
    position.row()[position.king()..].chunks(position.bidders()).skip(1)
}

/// The values of the current tiles for a seat.
pub(crate) fn tile_values(state: &SearchState, seat: Seat, weights: &'static Weights) -> TileValues {
    values_of(&round_placements(state, seat, weights))
}

/// The best placement of each current tile in a seat's garden.
pub(crate) fn round_placements(state: &SearchState, seat: Seat, weights: &'static Weights) -> Placements {
    let evaluation = Evaluation::contested(state, seat, weights);
    best_placements(state, seat, &evaluation, round_tiles(&state.position))
}

/// The values of these placements.
pub(crate) fn values_of(placements: &Placements) -> TileValues {
    placements.map(|placement| placement.value)
}

/// The card with the highest expected value.
pub(crate) fn greedy_bid(position: &Position, seat: Seat, tile_values: &TileValues) -> Option<Card> {
    let odds = BidOdds::new(position, seat);
    best(position.hand(seat).iter().map(|card| (odds.expected(card, tile_values), card)))
}

/// A card with a high expected value. Noise makes playouts differ.
pub(crate) fn noisy_bid(
    position: &Position,
    seat: Seat,
    tile_values: &TileValues,
    rng: &mut impl Rng,
) -> Option<Card> {
    let odds = BidOdds::new(position, seat);
    let value = |card| {
        let noise = BID_NOISE * uniform(rng);
        // The highest and lowest cards decide a round, so they should not be wasted.
        let cost = EXTREME_CARD_COST * (2.0 * odds.lower(card) - 1.0).abs();
        (odds.expected(card, tile_values) + noise - cost, card)
    };
    best(position.hand(seat).iter().map(value))
}

/// Like [`noisy_bid`], but the cost of a card is its value in the later rounds.
pub(crate) fn planned_bid(
    state: &SearchState,
    seat: Seat,
    tile_values: &TileValues,
    weights: &'static Weights,
    rng: &mut impl Rng,
) -> Option<Card> {
    let odds = BidOdds::new(&state.position, seat);
    let value = |(card, later)| (odds.expected(card, tile_values) + BID_NOISE * uniform(rng) + later, card);
    best(with_later_values(state, seat, &odds, weights).map(value))
}

/// The card with the highest value, and the first of equals.
fn best(cards: impl Iterator<Item = (f32, Card)>) -> Option<Card> {
    cards.reduce(|a, b| if b.0 > a.0 { b } else { a }).map(|(_, card)| card)
}

/// A uniformly distributed number from 0 to 1.
#[inline]
pub(crate) fn uniform(rng: &mut impl Rng) -> f32 {
    (rng.next_u32() >> 8) as f32 / (1 << 24) as f32
}
