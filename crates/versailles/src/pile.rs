//! Shuffled number cards, to deal from.

use rand_core::Rng;

use crate::{Card, Hand};

/// Shuffled number cards, to deal from.
pub(crate) struct Pile {
    cards: [Card; Card::MOST],
    len: usize,
}

impl Pile {
    /// Shuffles these cards. They are sorted before, so the order depends on nothing but the set and the chance.
    pub(crate) fn shuffled(cards: Hand, rng: &mut impl Rng) -> Pile {
        let mut pile = Pile { cards: [Card::LOWEST; Card::MOST], len: cards.len() };
        pile.cards.iter_mut().zip(cards.iter()).for_each(|(place, card)| *place = card);
        game::shuffle(rng, &mut pile.cards[..pile.len]);
        pile
    }

    /// Deals this many, or what is left.
    pub(crate) fn deal(&mut self, count: usize) -> &[Card] {
        let rest = self.len.saturating_sub(count);
        let dealt = rest..self.len;
        self.len = rest;
        &self.cards[dealt]
    }
}
