//! How often each card occurs in a hand, a deck or a pack.

use std::iter::repeat_n;

use crate::{Card, Face};

/// The number of copies of each card, packed to keep positions small: four bits per pair of
/// colours, two bits per other card. Larger numbers are cut off; no valid pack has them.
///
/// A pack can contain a pair of colours several times, so a set would not do.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct CardCounts(u64);

/// The lowest bit of a card's number, and the largest number.
#[inline]
fn bits(card: Card) -> (u32, u64) {
    match card.face() {
        Face::Colours(..) => (4 * (card as u32 - Card::Wg as u32), 15),
        Face::Motif(motif) => (40 + 2 * motif as u32, 3),
        Face::Free => (58, 3),
    }
}

impl CardCounts {
    /// The number of copies of a card.
    #[inline]
    pub(crate) fn of(self, card: Card) -> usize {
        let (lowest, largest) = bits(card);
        (self.0 >> lowest & largest) as usize
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
            if self.of(card) > 0 {
                self.0 -= 1 << bits(card).0;
            }
        }
        self
    }
}

impl FromIterator<Card> for CardCounts {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardCounts {
        let mut counts = CardCounts(0);
        for card in cards {
            let (lowest, largest) = bits(card);
            if counts.0 >> lowest & largest < largest {
                counts.0 += 1 << lowest;
            }
        }
        counts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_counted_separately() {
        let twice = Card::ALL.into_iter().flat_map(|card| [card, card]);
        let counts: CardCounts = twice.collect();
        for card in Card::ALL {
            assert_eq!(counts.of(card), 2);
            let fewer = counts.without([card]);
            assert_eq!(
                Card::ALL.map(|other| fewer.of(other)),
                Card::ALL.map(|other| 2 - usize::from(other == card))
            );
        }
        assert_eq!(counts.pairs(), 20);
        assert!(counts.without(counts.iter()).iter().next().is_none());
    }

    #[test]
    fn many_copies_do_not_spill_into_other_cards() {
        for card in Card::ALL {
            let counts: CardCounts = repeat_n(card, 18).collect();
            assert_eq!(counts.iter().filter(|&other| other != card).count(), 0);
            assert!(counts.of(card) >= 3);
        }
        let eight: CardCounts = repeat_n(Card::Gt, 8).collect();
        assert_eq!(eight.of(Card::Gt), 8);
        assert_eq!(eight.without([Card::A]), eight);
    }
}
