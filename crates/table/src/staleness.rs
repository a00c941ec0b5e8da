//! Whether a decision answers to what is asked now.

use game::Seat;

/// Since which entry of the log every seat has had the choice that is before it now.
///
/// A decision names the last entry that its player had seen. What others do at the same time (bids, sides, talk) does
/// not make it stale; what changed the player's own choice does.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    since: Vec<u64>,
}

impl Asked {
    pub(super) fn new(players: usize) -> Asked {
        Asked { since: vec![0; players] }
    }

    /// A seat has a new choice from this entry on.
    pub(super) fn ask(&mut self, seat: Seat, seq: u64) {
        if let Some(since) = self.since.get_mut(seat.index()) {
            *since = seq;
        }
    }

    pub(super) fn since(&self, seat: Seat) -> u64 {
        self.since.get(seat.index()).copied().unwrap_or(0)
    }
}
