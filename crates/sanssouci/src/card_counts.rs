//! How often each card occurs in a hand, a deck or a pack.

use std::iter::repeat_n;

use crate::{Card, Face};

/// The number of copies of each card, in the order of [`Card::ALL`].
///
/// A pack can contain a pair of colours several times, so a set would not do.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct CardCounts([u8; Card::ALL.len()]);

impl CardCounts {
    /// The number of copies of a card.
    #[inline]
    pub(crate) fn of(self, card: Card) -> usize {
        usize::from(self.0[card as usize])
    }

    /// The number of cards that are pairs of colours.
    pub(crate) fn pairs(self) -> usize {
        self.iter().filter(|card| matches!(card.face(), Face::Colours(..))).count()
    }

    /// The cards, in the order of [`Card::ALL`].
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().flat_map(move |card| repeat_n(card, self.of(card)))
    }

    /// The cards that are left if these are removed.
    pub(crate) fn without(mut self, removed: impl IntoIterator<Item = Card>) -> CardCounts {
        for card in removed {
            let copies = &mut self.0[card as usize];
            *copies = copies.saturating_sub(1);
        }
        self
    }
}

impl FromIterator<Card> for CardCounts {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardCounts {
        let mut counts = [0; Card::ALL.len()];
        cards.into_iter().for_each(|card| counts[card as usize] += 1);
        CardCounts(counts)
    }
}
