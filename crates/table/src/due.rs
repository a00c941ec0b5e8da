//! When somebody must look after a game.

use crate::sitting::sitting::{Phase, Sitting};
use crate::timestamp::Timestamp;

/// An open table is kept this long for people to come.
const OPEN_FOR: i64 = 7 * 24 * 60 * 60 * 1000;

impl Sitting {
    /// When somebody must look after it: at once if a bot is to act, else when a clock runs out or when nobody came.
    pub fn due(&self) -> Option<Timestamp> {
        match self.phase {
            Phase::Open => self.given_up(),
            Phase::Running if !self.bots_to_act().is_empty() => Some(Timestamp(0)),
            Phase::Running => self.to_act().iter().filter_map(|seat| self.clock.runs_out(seat)).min(),
            Phase::Over | Phase::Closed => None,
        }
    }

    /// When an open table is taken away.
    pub(super) fn given_up(&self) -> Option<Timestamp> {
        (self.phase == Phase::Open).then(|| self.opened.after(OPEN_FOR))
    }
}
