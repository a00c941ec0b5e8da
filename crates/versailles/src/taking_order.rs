//! The order in which a round's tiles are taken.

use game::Seat;

use crate::{Bidder, Card, Options};

/// The order in which a round's tiles are taken, and whose turn it is.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct TakingOrder {
    bidders: [Bidder; Options::MAX_PLAYERS],
    len: u8,
    next: u8,
}

impl TakingOrder {
    /// In ascending order of the cards.
    pub(crate) fn ascending(bids: impl Iterator<Item = (Card, Bidder)>) -> TakingOrder {
        let mut sorted = [(Card::LOWEST, Bidder::Ludwig); Options::MAX_PLAYERS];
        let mut len = 0;
        for (place, bid) in sorted.iter_mut().zip(bids) {
            *place = bid;
            len += 1;
        }
        sorted[..len].sort_unstable_by_key(|&(card, _)| card);
        TakingOrder { bidders: sorted.map(|(_, bidder)| bidder), len: len as u8, next: 0 }
    }

    /// Everybody, in order.
    pub(crate) fn bidders(&self) -> &[Bidder] {
        &self.bidders[..usize::from(self.len)]
    }

    /// How many have taken their tile and are done with it.
    pub(crate) const fn done(&self) -> usize {
        self.next as usize
    }

    /// Whose turn it is.
    #[inline]
    pub(crate) fn next(&self) -> Option<Bidder> {
        self.bidders().get(self.done()).copied()
    }

    /// The seat whose turn it is.
    #[inline]
    pub(crate) fn seat(&self) -> Option<Seat> {
        match self.next() {
            Some(Bidder::Seat(seat)) => Some(seat),
            Some(Bidder::Ludwig) | None => None,
        }
    }

    /// The turn passes to the next.
    pub(crate) fn advance(&mut self) {
        self.next += 1;
    }
}
