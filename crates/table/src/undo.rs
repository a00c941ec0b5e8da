//! Undo: a person takes their last decision back.

use game::Seat;

use crate::command_error::CommandError;
use crate::id::PersonId;
use crate::log::Change;
use crate::table::Table;
use crate::timestamp::Timestamp;

impl Table {
    /// [`Command::Undo`](crate::Command::Undo): the rules decide how far back a seat may go.
    pub(crate) fn undo(&self, person: PersonId, after: u64) -> Result<Option<Change>, CommandError> {
        let seat = self.require_playing(person)?;
        if !self.terms.undo {
            return Err(CommandError::UndoDisabled);
        }
        // The person must have seen the decision that they take back.
        if after < self.choice_since(seat) {
            return Err(CommandError::Stale { seq: self.seq });
        }
        Ok(Some(Change::Undone { seat }))
    }

    pub(crate) fn apply_undone(&mut self, seat: Seat, seq: u64, now: Timestamp) -> Result<(), CommandError> {
        let before = self.choices();
        self.game_mut()?.take_back(seat)?;
        self.after_decision(&before, Some(seat), seq, now);
        if !before.to_act.contains(seat) {
            self.clock.revoke_increment(seat);
        }
        Ok(())
    }
}
