//! Beginning a game.

use game::{InputError, Seat};
use serde_json::Value;

use crate::random::Chance;
use crate::sitting::entry::Entry;
use crate::sitting::sitting::Sitting;
use crate::sitting::terms::First;

impl Sitting {
    /// Whether every seat is taken.
    pub(super) fn is_full(&self) -> bool {
        let sits = |occupant: &super::Occupant| !matches!(occupant, super::Occupant::Invited { .. });
        self.seats.iter().all(|seat| seat.occupant.as_ref().is_some_and(sits))
    }

    /// Deals the game, and says who sits where in it.
    pub(super) fn deal(&self, Chance { mut dice, salt }: Chance) -> Result<Entry, InputError> {
        let setup = self.kind.deal(&self.terms.options, &mut dice)?;
        let places = self.places(&setup)?;
        Ok(Entry::Started { setup, salt, places })
    }

    /// On which seat of the game each seat of the open table comes to sit: the order stays, but if the first seat is to
    /// begin, all move on until it does.
    fn places(&self, setup: &Value) -> Result<Vec<Seat>, InputError> {
        let players = self.seats.len();
        let beginner = self.kind.begin(&self.terms.options, setup)?.beginner();
        let moved = match (self.terms.first, beginner) {
            (First::FirstSeat, Some(beginner)) => beginner.index(),
            _ => 0,
        };
        Ok((0..players).filter_map(|seat| Seat::new((seat + moved) % players)).collect())
    }
}
