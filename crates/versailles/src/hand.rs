//! Sets of number cards.

use serde::{Serialize, Serializer};

use crate::Card;

/// A set of number cards, written as a list in ascending order.
///
/// ```
/// use versailles::{Card, Hand};
///
/// let hand: Hand = [18, 7, 54].into_iter().filter_map(Card::new).collect();
/// assert_eq!(hand.iter().map(Card::number).collect::<Vec<_>>(), [7, 18, 54]);
/// ```
// Bit n is card n.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Array<number>"))]
pub struct Hand(u64);

impl Hand {
    /// No card.
    pub const EMPTY: Hand = Hand(0);
    /// All 55.
    pub const ALL: Hand = Hand(((1 << Card::COUNT) - 1) << 1);
    /// How many cards are dealt to each for a half.
    pub const DEALT: usize = 10;

    /// Whether the card is one of them.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.number() & 1 == 1
    }

    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.number();
    }

    /// Takes a card out.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.number());
    }

    /// Takes a card out that is there, adds one that is not.
    #[inline]
    pub(crate) fn toggle(&mut self, card: Card) {
        self.0 ^= 1 << card.number();
    }

    /// These cards without those.
    pub const fn without(self, those: Hand) -> Hand {
        Hand(self.0 & !those.0)
    }

    /// Those that are lower than a card.
    #[inline]
    pub const fn below(self, card: Card) -> Hand {
        Hand(self.0 & ((1 << card.number()) - 1))
    }

    /// How many they are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// They, in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            // Bit 0 stands for no card and is never set, so an empty hand ends the list.
            let card = Card::new(left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(card)
        })
    }
}

impl Extend<Card> for Hand {
    fn extend<I: IntoIterator<Item = Card>>(&mut self, cards: I) {
        cards.into_iter().for_each(|card| self.insert(card));
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Hand {
        let mut hand = Hand::EMPTY;
        hand.extend(cards);
        hand
    }
}

impl Serialize for Hand {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
