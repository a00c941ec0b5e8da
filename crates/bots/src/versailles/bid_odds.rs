//! What a seat can know of the others' cards.

use game::Seat;
use versailles::{Card, Hand, Options, Position};

use crate::versailles::bids::TileValues;

/// What a seat knows of the cards when it bids.
#[derive(Copy, Clone)]
pub(crate) struct BidOdds {
    unseen: Hand,
    rivals: usize,
}

impl BidOdds {
    pub(crate) fn new(position: &Position, seat: Seat) -> BidOdds {
        let odds = BidOdds::of_anybody(position);
        BidOdds { unseen: odds.unseen.without(position.hand(seat)), ..odds }
    }

    /// As they are for who has no hand: what everybody knows.
    pub(crate) fn of_anybody(position: &Position) -> BidOdds {
        let played = position.seats().flat_map(|seat| position.open_cards(seat));
        let ludwig = position.ludwig().into_iter().flatten().copied();
        BidOdds { unseen: Hand::ALL.without(played.chain(ludwig).collect()), rivals: position.bidders() - 1 }
    }

    /// The cards that have not been seen.
    pub(crate) fn unseen(&self) -> Hand {
        self.unseen
    }

    /// The share of the unseen cards that are lower.
    #[inline]
    pub(crate) fn lower(&self, card: Card) -> f32 {
        self.unseen.below(card).len() as f32 / self.unseen.len().max(1) as f32
    }

    /// What a card can be expected to win, if the others play any card.
    pub(crate) fn expected(&self, card: Card, tile_values: &TileValues) -> f32 {
        self.chances(card).expected(tile_values)
    }

    /// A card's chances of each place, if the others play any card.
    pub(crate) fn chances(&self, card: Card) -> Chances {
        Chances(places(self.lower(card), self.rivals))
    }
}

/// The chances of each place, and so of each tile.
pub(crate) struct Chances([f32; Options::MAX_PLAYERS]);

impl Chances {
    /// What can be expected to be won.
    #[inline]
    pub(crate) fn expected(&self, tile_values: &TileValues) -> f32 {
        tile_values.iter().zip(self.0).map(|(wish, chance)| wish * chance).sum()
    }
}

/// The chances of each place among so many rivals, each of whom is lower with this chance.
fn places(lower: f32, rivals: usize) -> [f32; Options::MAX_PLAYERS] {
    let mut chances = [0.0; _];
    chances[0] = 1.0;
    for others in 1..=rivals {
        for place in (1..=others).rev() {
            chances[place] = chances[place] * (1.0 - lower) + chances[place - 1] * lower;
        }
        chances[0] *= 1.0 - lower;
    }
    chances
}
