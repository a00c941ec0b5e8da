//! The host: the person who opened the table, until they leave and somebody else takes over.

use crate::command_error::CommandError;
use crate::id::PersonId;
use crate::log::Change;
use crate::table::{Phase, Table};

impl Table {
    pub(crate) fn require_host(&self, person: PersonId) -> Result<(), CommandError> {
        if person == self.host { Ok(()) } else { Err(CommandError::NotHost) }
    }

    /// The first person in the order of the seats who is there, if the host has left.
    ///
    /// A host who opened the table without sitting down has not left, and neither has a host who
    /// is alone with bots.
    pub(crate) fn next_host(&self) -> Option<Change> {
        if !self.host_left || !matches!(self.phase, Phase::Open | Phase::Running) {
            return None;
        }
        let mut present = self.seats.iter().filter(|seat| seat.takeover.is_none());
        let host = present.find_map(|seat| seat.person())?;
        Some(Change::HostChanged { host })
    }

    /// A person gave up their seat, or a bot plays for them now.
    pub(crate) fn person_left(&mut self, person: Option<PersonId>) {
        self.host_left |= person == Some(self.host);
    }

    /// A person sat down or took their seat back.
    pub(crate) fn person_arrived(&mut self, person: Option<PersonId>) {
        self.host_left &= person != Some(self.host);
    }

    pub(crate) fn apply_host_changed(&mut self, host: PersonId) {
        self.host = host;
        self.host_left = false;
    }
}
