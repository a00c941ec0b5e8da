//! Resampling: replaces everything that a viewer cannot know with a random guess.
//!
//! Unknown cards and tiles are sorted before they are shuffled, so that the guess depends on the
//! viewer's knowledge and the random numbers only.

use game::{Seat, Viewer};
use rand_core::Rng;

use crate::dealt_cards::DealtCards;
use crate::deck::Deck;
use crate::options::row_length;
use crate::{Card, Hand, Position};

impl Position {
    /// Replaces everything that the viewer cannot know with a random guess.
    pub(crate) fn guess(&mut self, viewer: Viewer, rng: &mut impl Rng) {
        self.guess_cards(viewer, rng);
        self.guess_second_half_cards(rng);
        self.guess_tiles(rng);
    }

    /// Exchanges two unplayed cards of this half: in hands, in Ludwig's stack, or not dealt.
    ///
    /// This turns one guess into another.
    pub fn exchange(&mut self, one: Card, other: Card) {
        for hand in &mut self.cards.hands {
            if hand.contains(one) != hand.contains(other) {
                hand.toggle(one);
                hand.toggle(other);
            }
        }
        let revealed = self.revealed();
        for card in self.cards.ludwig.iter_mut().flat_map(|stack| &mut stack[revealed..]) {
            if *card == one {
                *card = other;
            } else if *card == other {
                *card = one;
            }
        }
    }

    /// Guesses the hands and face-down cards of the others, and the rest of Ludwig's stack.
    fn guess_cards(&mut self, viewer: Viewer, rng: &mut impl Rng) {
        let mut deck = Deck::shuffled(Hand::ALL.without(self.known_cards(viewer)), rng);
        for seat in self.seats().filter(|&seat| !viewer.is(seat)) {
            self.guess_hand(seat, &mut deck);
        }
        let revealed = self.revealed();
        if let Some(stack) = &mut self.cards.ludwig {
            let rest = &mut stack[revealed..];
            rest.copy_from_slice(deck.deal(rest.len()));
        }
    }

    /// The cards of this half whose place the viewer knows.
    fn known_cards(&self, viewer: Viewer) -> Hand {
        let mut known: Hand = self.seats().flat_map(|seat| self.open_cards(seat)).collect();
        known.extend(self.ludwig().into_iter().flatten().copied());
        for seat in self.seats().filter(|&seat| viewer.is(seat)) {
            known.extend(self.hand(seat).iter());
            known.extend(self.secret_bid(seat));
        }
        known
    }

    /// Deals as many cards as the seat has, the face-down card included.
    fn guess_hand(&mut self, seat: Seat, deck: &mut Deck) {
        if self.secret_bid(seat).is_some() {
            self.played[seat.index()][self.round()] = deck.deal(1).first().copied();
        }
        let hand = self.cards.hand_mut(seat);
        *hand = deck.deal(hand.len()).iter().copied().collect();
    }

    /// Guesses the cards of the second half, which are unknown to all during the first.
    fn guess_second_half_cards(&mut self, rng: &mut impl Rng) {
        let Some(DealtCards { hands, ludwig }) = &mut self.second_half_cards else { return };
        let mut deck = Deck::shuffled(Hand::ALL, rng);
        for hand in hands.iter_mut().take(usize::from(self.players)) {
            *hand = deck.deal(Hand::DEALT).iter().copied().collect();
        }
        if let Some(stack) = ludwig {
            stack.copy_from_slice(deck.deal(Hand::DEALT));
        }
    }

    /// Shuffles the tiles that were not revealed.
    fn guess_tiles(&mut self, rng: &mut impl Rng) {
        let seen = (self.half.index() + 1) * row_length(self.bidders());
        let unseen = &mut self.tiles[seen..];
        unseen.sort_unstable();
        game::shuffle(rng, unseen);
    }
}
