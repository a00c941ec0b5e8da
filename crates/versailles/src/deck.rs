//! A shuffled deck of number cards.

use rand_core::Rng;

use crate::{Card, Hand};

/// A shuffled deck of number cards.
pub(crate) struct Deck {
    cards: [Card; Card::COUNT],
    len: usize,
}

impl Deck {
    /// Shuffles these cards. A hand is sorted, so the order depends on the set and the random
    /// numbers only.
    pub(crate) fn shuffled(cards: Hand, rng: &mut impl Rng) -> Deck {
        let mut deck = Deck { cards: [Card::LOWEST; Card::COUNT], len: cards.len() };
        deck.cards.iter_mut().zip(cards.iter()).for_each(|(place, card)| *place = card);
        game::shuffle(rng, &mut deck.cards[..deck.len]);
        deck
    }

    /// Deals this many cards, or fewer if the deck runs out.
    pub(crate) fn deal(&mut self, count: usize) -> &[Card] {
        let rest = self.len.saturating_sub(count);
        let dealt = rest..self.len;
        self.len = rest;
        &self.cards[dealt]
    }
}
