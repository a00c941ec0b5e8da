//! Sets of cards, as bits.

use crate::Card;

/// A set of cards. Bit n is card n of [`Card::ALL`].
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct CardSet(u32);

impl CardSet {
    pub(crate) const NONE: CardSet = CardSet(0);

    /// Adds a card. Returns whether it is new.
    #[inline]
    pub(crate) fn insert(&mut self, card: Card) -> bool {
        let before = self.0;
        self.0 |= 1 << card as u32;
        self.0 != before
    }

    /// The number of pairs of colours in the set.
    pub(crate) fn pairs(self) -> usize {
        (self.0 >> Card::Wg as u32 & 0x3ff).count_ones() as usize
    }

    /// The cards of the set, in the order of [`Card::ALL`].
    pub(crate) fn iter(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().filter(move |&card| self.0 >> card as u32 & 1 == 1)
    }

    pub(crate) fn without(self, others: impl IntoIterator<Item = Card>) -> CardSet {
        CardSet(self.0 & !others.into_iter().collect::<CardSet>().0)
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::NONE;
        cards.into_iter().for_each(|card| {
            set.insert(card);
        });
        set
    }
}
