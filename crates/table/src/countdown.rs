//! The countdown: a full table waits a moment before the game, if its terms say so.
//!
//! No entry tells that it runs, because it follows from the seats; only stopping it is an entry.

use crate::command_error::CommandError;
use crate::id::PersonId;
use crate::log::Change;
use crate::table::{Phase, Table};
use crate::timestamp::Timestamp;

/// How long a full table waits, in milliseconds.
const COUNTDOWN_MILLISECONDS: i64 = 5000;

/// What a full table waits for.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Countdown {
    /// This time.
    Until(Timestamp),
    /// The host, who stopped the countdown.
    Held,
}

impl Table {
    /// [`Command::Wait`](crate::Command::Wait): the host stops the countdown. Without one, nothing
    /// happens.
    pub(crate) fn hold_start(&self, person: PersonId) -> Result<Option<Change>, CommandError> {
        self.require_host(person)?;
        self.require_open()?;
        Ok(matches!(self.countdown, Some(Countdown::Until(_))).then_some(Change::StartHeld))
    }

    /// Begins the countdown when the seats or the first player have just changed, all seats are
    /// taken, and it is known who begins.
    pub(crate) fn restart_countdown(&mut self, now: Timestamp) {
        let people = self.seats.iter().filter(|seat| seat.person().is_some()).count();
        let is_ready = self.is_full() && !self.asks_who_begins();
        let waits = self.phase == Phase::Open && self.terms.countdown && people > 1 && is_ready;
        self.countdown = waits.then(|| Countdown::Until(now.after(COUNTDOWN_MILLISECONDS)));
    }

    /// Whether a full table has to wait before the game begins.
    pub(crate) fn is_counting_down(&self, now: Timestamp) -> bool {
        match self.countdown {
            None => false,
            Some(Countdown::Until(starts_at)) => now < starts_at,
            Some(Countdown::Held) => true,
        }
    }

    /// When the game begins by itself.
    pub(crate) fn starts_at(&self) -> Option<Timestamp> {
        match self.countdown {
            Some(Countdown::Until(starts_at)) => Some(starts_at),
            Some(Countdown::Held) | None => None,
        }
    }
}
