//! Shuffled number cards, to deal from.

use rand_core::Rng;

use crate::{Card, Hand};

/// Shuffled number cards, to deal from.
pub(crate) struct Deck {
    cards: [Card; Card::COUNT],
    len: usize,
}

impl Deck {
    /// Shuffles these cards. They are sorted before, so the order depends on nothing but the set and the chance.
    pub(crate) fn shuffled(cards: Hand, rng: &mut impl Rng) -> Deck {
        let mut deck = Deck { cards: [Card::LOWEST; Card::COUNT], len: cards.len() };
        deck.cards.iter_mut().zip(cards.iter()).for_each(|(place, card)| *place = card);
        game::shuffle(rng, &mut deck.cards[..deck.len]);
        deck
    }

    /// Deals this many, or what is left.
    pub(crate) fn deal(&mut self, count: usize) -> &[Card] {
        let rest = self.len.saturating_sub(count);
        let dealt = rest..self.len;
        self.len = rest;
        &self.cards[dealt]
    }
}
