//! Takeover: a bot plays for a person who left or ran out of time, until the person returns.

use game::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::command_error::CommandError;
use crate::id::PersonId;
use crate::log::Change;
use crate::table::{Phase, Table};
use crate::timestamp::Timestamp;

/// A person who returns has at least this part of the time bank: a quarter.
pub(crate) const RETURN_BANK_DIVISOR: i64 = 4;

/// The reason for a takeover.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum TakeoverReason {
    /// The person left.
    Left,
    /// The person's time ran out.
    OutOfTime,
}

impl Table {
    /// [`Command::Leave`](crate::Command::Leave): before the game the seat becomes free, during
    /// the game a bot takes over.
    pub(crate) fn leave(&self, person: PersonId) -> Result<Option<Change>, CommandError> {
        let seat = self.require_seat(person)?;
        match self.phase {
            Phase::Open => Ok(Some(Change::Freed { seat })),
            Phase::Running => {
                let taken_over = Change::TakenOver { seat, reason: TakeoverReason::Left };
                Ok((!self.seats[seat.index()].taken_over).then_some(taken_over))
            }
            Phase::Over => Err(CommandError::Over),
            Phase::Closed => Err(CommandError::Closed),
        }
    }

    /// [`Command::Tick`](crate::Command::Tick): a bot takes over every seat whose time is up.
    pub(crate) fn take_over_late(&self, now: Timestamp) -> Vec<Change> {
        if self.phase != Phase::Running {
            return Vec::new();
        }
        let is_late = |seat: &Seat| {
            self.bot(*seat).is_none() && self.clock.runs_out(*seat).is_some_and(|end| end <= now)
        };
        let take_over = |seat| Change::TakenOver { seat, reason: TakeoverReason::OutOfTime };
        self.to_act().iter().filter(is_late).map(take_over).collect()
    }

    /// [`Command::Return`](crate::Command::Return): a person takes their seat back from the bot.
    pub(crate) fn return_to_seat(&self, person: PersonId) -> Result<Option<Change>, CommandError> {
        let seat = self.require_seat(person)?;
        self.require_running()?;
        Ok(self.seats[seat.index()].taken_over.then_some(Change::Returned { seat }))
    }

    pub(crate) fn apply_taken_over(&mut self, seat: Seat) -> Result<(), CommandError> {
        self.seat_mut(seat)?.taken_over = true;
        Ok(())
    }

    pub(crate) fn apply_returned(&mut self, seat: Seat, now: Timestamp) -> Result<(), CommandError> {
        self.seat_mut(seat)?.taken_over = false;
        self.clock.refresh(seat, now);
        Ok(())
    }
}
