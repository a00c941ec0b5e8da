//! The probability that a card wins each tile of a round.

use game::Seat;
use versailles::{Card, Hand, Options, Position};

use crate::versailles::bids::TileValues;

/// What a seat knows of the cards when it bids.
#[derive(Copy, Clone)]
pub(crate) struct BidOdds {
    unseen: Hand,
    opponents: usize,
}

impl BidOdds {
    pub(crate) fn new(position: &Position, seat: Seat) -> BidOdds {
        let odds = BidOdds::public(position);
        BidOdds { unseen: odds.unseen.without(position.hand(seat)), ..odds }
    }

    /// The odds for a seat without a hand: what all players know.
    pub(crate) fn public(position: &Position) -> BidOdds {
        let played = position.seats().flat_map(|seat| position.open_cards(seat));
        let ludwig = position.ludwig().into_iter().flatten().copied();
        BidOdds {
            unseen: Hand::ALL.without(played.chain(ludwig).collect()),
            opponents: position.bidders() - 1,
        }
    }

    /// The cards that the seat has not seen.
    pub(crate) fn unseen(&self) -> Hand {
        self.unseen
    }

    /// The share of the unseen cards that are lower.
    #[inline]
    pub(crate) fn lower(&self, card: Card) -> f32 {
        self.unseen.below(card).len() as f32 / self.unseen.len().max(1) as f32
    }

    /// The expected value of a bid, if the others play random cards.
    pub(crate) fn expected(&self, card: Card, tile_values: &TileValues) -> f32 {
        self.probabilities(card).expected(tile_values)
    }

    /// The probability of each place, if the others play random cards.
    pub(crate) fn probabilities(&self, card: Card) -> PlaceProbabilities {
        PlaceProbabilities(places(self.lower(card), self.opponents))
    }
}

/// The probability of each place, and so of each tile.
pub(crate) struct PlaceProbabilities([f32; Options::MAX_PLAYERS]);

impl PlaceProbabilities {
    /// The expected value of the tile.
    #[inline]
    pub(crate) fn expected(&self, tile_values: &TileValues) -> f32 {
        tile_values.iter().zip(self.0).map(|(value, probability)| value * probability).sum()
    }
}

/// The probability of each place among this many opponents, each of whom is lower with this
/// probability.
fn places(lower: f32, opponents: usize) -> [f32; Options::MAX_PLAYERS] {
    let mut probabilities = [0.0; _];
    probabilities[0] = 1.0;
    for others in 1..=opponents {
        for place in (1..=others).rev() {
            probabilities[place] = probabilities[place] * (1.0 - lower) + probabilities[place - 1] * lower;
        }
        probabilities[0] *= 1.0 - lower;
    }
    probabilities
}
