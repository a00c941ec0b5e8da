//! When a table needs attention although nobody sends a command.

use crate::table::{Phase, Table};
use crate::timestamp::Timestamp;

impl Table {
    /// When the table is due: at once if a bot must decide, otherwise when a clock or the
    /// countdown runs out or the open table expires.
    pub fn due(&self) -> Option<Timestamp> {
        match self.phase {
            Phase::Open => self.starts_at().into_iter().chain(self.expires()).min(),
            Phase::Running if !self.bots_to_act().is_empty() => Some(Timestamp(0)),
            Phase::Running => self.clock_due(),
            Phase::Over | Phase::Closed => None,
        }
    }

    /// When the time of a person who must decide runs out.
    pub fn clock_due(&self) -> Option<Timestamp> {
        let people = self.to_act().iter().filter(|seat| self.bot(*seat).is_none());
        people.filter_map(|seat| self.clock.runs_out(seat)).min()
    }
}
