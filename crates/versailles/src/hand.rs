//! Hands: sets of number cards.

use serde::{Serialize, Serializer};

use crate::Card;

/// A set of number cards, serialized as a list in ascending order.
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
    /// The empty set.
    pub const EMPTY: Hand = Hand(0);
    /// All 55 cards.
    pub const ALL: Hand = Hand(((1 << Card::COUNT) - 1) << 1);

    /// Whether the set contains a card.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.number() & 1 == 1
    }

    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.number();
    }

    /// Removes a card.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.number());
    }

    /// Removes a card if the set contains it, adds it otherwise.
    #[inline]
    pub(crate) fn toggle(&mut self, card: Card) {
        self.0 ^= 1 << card.number();
    }

    /// The cards of this set that are not in another.
    pub const fn without(self, other: Hand) -> Hand {
        Hand(self.0 & !other.0)
    }

    /// The cards that are lower than a card.
    #[inline]
    pub const fn below(self, card: Card) -> Hand {
        Hand(self.0 & ((1 << card.number()) - 1))
    }

    /// The number of cards.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            // For an empty set this is 64, which is not a card and ends the iteration.
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
