//! Takeover: a bot plays for a person who left or ran out of time, until the person returns.
//! A person who resigns cannot return (`resign.rs`).
//!
//! Leaving and returning never change a clock: a person who returns in the middle of a turn has
//! the time that was left, and a person whose time ran out waits until the bot has finished the
//! turn. Only then an empty time bank is refreshed.

use game::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::command_error::CommandError;
use crate::id::PersonId;
use crate::log::Change;
use crate::table::{Phase, Table};
use crate::terms::TimeControl;
use crate::timestamp::Timestamp;

/// After a person's time ran out, they return to at least this part of the time bank: a quarter.
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
    /// The person gave the game up and cannot return.
    Resigned,
}

/// A bot plays for the person who sits on a seat.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Takeover {
    pub(crate) reason: TakeoverReason,
    /// Whether the bot has finished a turn since then.
    pub(crate) finished_turn: bool,
}

impl Table {
    /// [`Command::Leave`](crate::Command::Leave): before the game the seat becomes free, during
    /// the game a bot takes over.
    pub(crate) fn leave(&self, person: PersonId, now: Timestamp) -> Result<Option<Change>, CommandError> {
        let seat = self.require_seat(person)?;
        match self.phase {
            Phase::Open => Ok(Some(Change::Freed { seat })),
            Phase::Running => {
                let reason = match self.clock.has_run_out(seat, now) {
                    true => TakeoverReason::OutOfTime,
                    false => TakeoverReason::Left,
                };
                let is_here = self.seats[seat.index()].takeover.is_none();
                Ok(is_here.then_some(Change::TakenOver { seat, reason }))
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
        let is_late = |seat: &Seat| self.bot(*seat).is_none() && self.clock.has_run_out(*seat, now);
        let take_over = |seat| Change::TakenOver { seat, reason: TakeoverReason::OutOfTime };
        self.to_act().iter().filter(is_late).map(take_over).collect()
    }

    /// The seat of a person who plays themselves and has time left. The time decides, whether or
    /// not the log says already that a bot has taken over.
    pub(crate) fn require_in_time(&self, person: PersonId, now: Timestamp) -> Result<Seat, CommandError> {
        let seat = self.require_playing(person)?;
        if self.clock.has_run_out(seat, now) { Err(CommandError::TakenOver) } else { Ok(seat) }
    }

    /// [`Command::Return`](crate::Command::Return): a person takes their seat back from the bot.
    pub(crate) fn return_to_seat(
        &self,
        person: PersonId,
        now: Timestamp,
    ) -> Result<Option<Change>, CommandError> {
        let seat = self.require_seat(person)?;
        self.require_running()?;
        let Some(takeover) = self.seats[seat.index()].takeover else { return Ok(None) };
        self.require_not_resigned(seat)?;
        self.check_extras(person)?;
        let has_bank = matches!(self.terms.time, TimeControl::Bank { .. });
        let ran_out = takeover.reason == TakeoverReason::OutOfTime;
        let refreshed = has_bank && ran_out && takeover.finished_turn;
        if !refreshed && self.clock.has_run_out(seat, now) {
            return Err(CommandError::BotFinishesTurn);
        }
        Ok(Some(Change::Returned { seat, refreshed }))
    }

    pub(crate) fn apply_taken_over(
        &mut self,
        seat: Seat,
        reason: TakeoverReason,
    ) -> Result<(), CommandError> {
        let state = self.seat_mut(seat)?;
        state.takeover = Some(Takeover { reason, finished_turn: false });
        let person = state.person();
        self.person_left(person);
        Ok(())
    }

    pub(crate) fn apply_returned(
        &mut self,
        seat: Seat,
        refreshed: bool,
        now: Timestamp,
    ) -> Result<(), CommandError> {
        let state = self.seat_mut(seat)?;
        state.takeover = None;
        let person = state.person();
        if refreshed {
            self.clock.refresh(seat, now);
        }
        self.person_arrived(person);
        Ok(())
    }

    /// A seat's turn has ended. If a bot plays for a person, it has finished a turn.
    pub(crate) fn turn_ended(&mut self, seat: Seat) {
        let state = self.seats.get_mut(seat.index());
        if let Some(takeover) = state.and_then(|state| state.takeover.as_mut()) {
            takeover.finished_turn = true;
        }
    }
}
