//! A game under way: the position, and the record of how it came about.

use crate::{Done, Game, InputError, Listener, Record, Seat};

/// A game under way: the position, and the record of how it came about, kept in step.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Play<G: Game> {
    position: G,
    record: Record<G>,
}

impl<G: Game> Play<G> {
    /// A game that begins.
    pub fn new(options: G::Options, setup: G::Setup) -> Result<Play<G>, InputError> {
        Ok(Play { position: G::new(&options, &setup)?, record: Record::new(options, setup) })
    }

    /// The position.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// The record so far; with the result, once the game is over.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The record, when it is all that is still wanted.
    pub fn into_record(self) -> Record<G> {
        self.record
    }

    /// Carries out a decision, or refuses it and changes nothing.
    pub fn apply(
        &mut self,
        seat: Seat,
        action: G::Action,
        listener: &mut impl Listener<G::Event>,
    ) -> Result<(), G::Refusal> {
        let answer = self.position.apply(seat, action, listener)?;
        self.record
            .actions
            .extend([Some(action), answer].into_iter().flatten().map(|action| Done { seat, action }));
        self.record.result = self.position.outcome();
        Ok(())
    }

    /// Takes back a seat's last decision, where the rules allow it; the record forgets it.
    pub fn undo(&mut self, seat: Seat) -> Result<G::Action, G::Refusal> {
        let action = self.position.undo(seat)?;
        // Others may have decided since, at the same time: theirs stay.
        if let Some(last) = self.record.actions.iter().rposition(|done| done.seat == seat) {
            self.record.actions.remove(last);
        }
        Ok(action)
    }
}
