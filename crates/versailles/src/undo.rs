//! Undo: a bid can be undone until the cards are revealed.

use game::Seat;

use crate::{Card, Position, Refusal};

impl Position {
    /// Returns the card of a seat to its hand, if it is still face down. The bids of others stay.
    pub(crate) fn undo_bid(&mut self, seat: Seat) -> Result<Card, Refusal> {
        let card = self.secret_bid(seat).ok_or(Refusal::NothingToUndo)?;
        self.played[seat.index()][self.round()] = None;
        self.cards.hand_mut(seat).insert(card);
        Ok(card)
    }
}
