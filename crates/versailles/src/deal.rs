//! Dealing: draws everything that is random. Another order of draws would change the meaning of
//! every seed.

use rand_core::Rng;

use crate::deck::Deck;
use crate::{Data, Half, Hand, Options, Setup};

impl Hand {
    /// The number of cards that each bidder gets for a half.
    pub const DEALT: usize = 10;
}

/// Shuffles the tiles, and for each half the 55 cards, of which every bidder gets ten.
pub(crate) fn deal(options: &Options, data: &Data, rng: &mut impl Rng) -> Setup {
    let mut tiles = data.tiles().to_vec();
    game::shuffle(rng, &mut tiles);
    let hands = Half::ALL
        .map(|_| {
            let mut deck = Deck::shuffled(Hand::ALL, rng);
            (0..options.bidders()).map(|_| deck.deal(Hand::DEALT).to_vec()).collect()
        })
        .to_vec();
    Setup { tiles, hands }
}
