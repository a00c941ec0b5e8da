//! A running game: its position and its record.

use crate::{Done, Game, InputError, Listener, Record, Seat};

/// A running game: its position and its record, kept in sync.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Play<G: Game> {
    position: G,
    record: Record<G>,
}

impl<G: Game> Play<G> {
    /// Starts a game.
    pub fn new(options: G::Options, setup: G::Setup) -> Result<Play<G>, InputError> {
        Ok(Play { position: G::new(&options, &setup)?, record: Record::new(options, setup) })
    }

    /// The current position.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// The record so far, with the result once the game is over.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// Consumes the game and returns its record.
    pub fn into_record(self) -> Record<G> {
        self.record
    }

    /// Applies an action, or refuses it and changes nothing.
    pub fn apply(
        &mut self,
        seat: Seat,
        action: G::Action,
        listener: &mut impl Listener<G::Event>,
    ) -> Result<(), G::Refusal> {
        let automatic = self.position.apply(seat, action, listener)?;
        self.record
            .actions
            .extend([Some(action), automatic].into_iter().flatten().map(|action| Done { seat, action }));
        self.record.result = self.position.outcome();
        Ok(())
    }

    /// Undoes the last action of a seat, if the rules allow it, and removes it from the record.
    pub fn undo(&mut self, seat: Seat) -> Result<G::Action, G::Refusal> {
        let action = self.position.undo(seat)?;
        // Seats that act at the same time may have acted since; their actions stay.
        if let Some(last) = self.record.actions.iter().rposition(|done| done.seat == seat) {
            self.record.actions.remove(last);
        }
        Ok(action)
    }
}
