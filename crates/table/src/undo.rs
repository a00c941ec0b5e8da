//! Undo: a person takes their last decision back.

use game::{InputError, Seat};

use crate::command_error::CommandError;
use crate::id::PersonId;
use crate::log::Change;
use crate::table::Table;
use crate::timestamp::Timestamp;

impl Table {
    /// [`Command::Undo`](crate::Command::Undo): the rules decide how far back a seat may go.
    pub(crate) fn undo(
        &self,
        person: PersonId,
        after: u64,
        now: Timestamp,
    ) -> Result<Option<Change>, CommandError> {
        let seat = self.require_in_time(person, now)?;
        if !self.terms.undo {
            return Err(CommandError::UndoDisabled);
        }
        if after > self.seq {
            return Err(InputError::new("after", format_args!("the last entry is {}", self.seq)).into());
        }
        // The person must have seen the decision that they take back.
        if after < self.choice_since(seat) {
            return Err(CommandError::Stale { seq: self.seq });
        }
        self.check_undos(seat)?;
        self.check_extras(person)?;
        // The bot that finished the turn of a late person may not be undone.
        if !self.to_act().contains(seat) && !self.clock.had_time_left(seat) {
            return Err(CommandError::NoTimeLeft);
        }
        Ok(Some(Change::Undone { seat, resumed: true }))
    }

    pub(crate) fn apply_undone(
        &mut self,
        seat: Seat,
        resumed: bool,
        seq: u64,
        now: Timestamp,
    ) -> Result<(), CommandError> {
        let before = self.choices();
        self.game_mut()?.take_back(seat)?;
        self.after_decision(&before, Some(seat), seq, now);
        match before.to_act.contains(seat) {
            true => {}
            false if resumed => self.clock.resume(seat),
            false => self.clock.revoke_increment(seat),
        }
        Ok(())
    }
}
