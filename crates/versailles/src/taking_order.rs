//! The order in which the bidders take the tiles of a round.

use game::Seat;

use crate::{Bidder, Card, Options};

/// The order in which the bidders take the tiles of a round, with the next one.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct TakingOrder {
    bidders: [Bidder; Options::MAX_PLAYERS],
    len: u8,
    next: u8,
}

impl TakingOrder {
    /// Sorts the bidders by their cards, in ascending order.
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

    /// All bidders, in order.
    pub(crate) fn bidders(&self) -> &[Bidder] {
        &self.bidders[..usize::from(self.len)]
    }

    /// The number of bidders whose tile is laid or discarded.
    pub(crate) const fn done(&self) -> usize {
        self.next as usize
    }

    /// The bidder who is next.
    #[inline]
    pub(crate) fn next(&self) -> Option<Bidder> {
        self.bidders().get(self.done()).copied()
    }

    /// The seat that is next; `None` if Ludwig is.
    #[inline]
    pub(crate) fn seat(&self) -> Option<Seat> {
        match self.next() {
            Some(Bidder::Seat(seat)) => Some(seat),
            Some(Bidder::Ludwig) | None => None,
        }
    }

    /// Continues with the next bidder.
    pub(crate) fn advance(&mut self) {
        self.next += 1;
    }
}
