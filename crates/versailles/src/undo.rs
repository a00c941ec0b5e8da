//! Taking a bid back.

use game::Seat;

use crate::{Card, Position, Refusal};

impl Position {
    /// Takes a seat's card back into its hand, as long as this round's cards are not revealed. What others have bid
    /// since stays.
    pub(crate) fn take_back(&mut self, seat: Seat) -> Result<Card, Refusal> {
        let card = self.secret_bid(seat).ok_or(Refusal::NothingToUndo)?;
        self.played[seat.index()][self.round()] = None;
        self.cards.hand_mut(seat).insert(card);
        Ok(card)
    }
}
