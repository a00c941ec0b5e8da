//! Whether a decision answers the choice that its seat has now.

use game::{Seat, Seats};

/// Per seat, the sequence number since which it has had its present choice.
///
/// A decision names the last entry that its player had seen. Simultaneous decisions of others and
/// chat do not make it stale; a change of the player's own choice does.
#[derive(Clone, Debug)]
pub(crate) struct Staleness {
    choice_since: Vec<u64>,
}

impl Staleness {
    pub(crate) fn new(players: usize) -> Staleness {
        Staleness { choice_since: vec![0; players] }
    }

    /// The seat's choice changes with this entry.
    pub(crate) fn choice_changed(&mut self, seat: Seat, seq: u64) {
        if let Some(since) = self.choice_since.get_mut(seat.index()) {
            *since = seq;
        }
    }

    pub(crate) fn choice_since(&self, seat: Seat) -> u64 {
        self.choice_since.get(seat.index()).copied().unwrap_or(0)
    }
}

/// The choices before a decision, to find out which of them it changes.
#[derive(Default)]
pub(crate) struct ChoicesBefore {
    /// The seats that were to act.
    pub(crate) to_act: Seats,
    /// Where several decide at the same time: a fingerprint of each seat's choice.
    pub(crate) fingerprints: Vec<(Seat, u64)>,
}

impl ChoicesBefore {
    /// Whether a seat was to act and had the choice with this fingerprint.
    pub(crate) fn include(&self, seat: Seat, fingerprint: impl FnOnce() -> u64) -> bool {
        let before = self.fingerprints.iter().find(|(other, _)| *other == seat);
        self.to_act.contains(seat) && before.is_some_and(|(_, before)| *before == fingerprint())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_the_same_only_with_the_fingerprint_of_the_same_seat() {
        let [first, second, third] = [0, 1, 2].map(|index| Seat::new(index).expect("a seat"));
        let to_act = [first, second].into_iter().collect();
        let before = ChoicesBefore { to_act, fingerprints: vec![(first, 5), (second, 6)] };
        assert!(before.include(first, || 5) && before.include(second, || 6));
        assert!(!before.include(first, || 6), "another choice, which only the other seat had");
        assert!(!before.include(third, || 5), "the seat was not to act");
        let alone = ChoicesBefore { to_act: Seats::only(first), fingerprints: Vec::new() };
        assert!(!alone.include(first, || 5), "a single seat's choice changes with every decision");
    }
}
